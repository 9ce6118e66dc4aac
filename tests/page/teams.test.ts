/** Teams: who of a side plays. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playingIn, sideNamed, teamOf } from '../../www/src/game/teams.ts';

const names = { south: 'Ann & Ben', north: 'Cleo & Dan & Eve' };

test('a team plays its turns one after the other, and begins anew', () => {
  const turns = Array.from({ length: 8 }, (_, ply) => {
    const toMove = ply % 2 === 0 ? 'south' : 'north';
    return playingIn({ toMove, ply }, names)[toMove];
  });
  assert.deepEqual(turns, ['Ann', 'Cleo', 'Ben', 'Dan', 'Ann', 'Eve', 'Ben', 'Cleo']);
});

test('of the other side it is who has played last', () => {
  assert.deepEqual(playingIn({ toMove: 'south', ply: 2 }, names), { south: 'Ben', north: 'Cleo' });
  assert.deepEqual(playingIn({ toMove: 'north', ply: 3 }, names), { south: 'Ben', north: 'Dan' });
});

test('where North starts, North’s first plays first', () => {
  assert.equal(playingIn({ toMove: 'north', ply: 0 }, names).north, 'Cleo');
  assert.equal(playingIn({ toMove: 'south', ply: 1 }, names).south, 'Ann');
});

test('one person is a team of one; a comma within a name of a record makes none', () => {
  assert.deepEqual(teamOf('Moyo, Tendai'), ['Moyo, Tendai']);
  assert.equal(playingIn({ toMove: 'south', ply: 6 }, { south: 'Ann', north: '' }).south, 'Ann');
});

test('names listed with commas, or with &, are a team', () => {
  assert.equal(sideNamed(' Ann,Ben , & Cleo,'), 'Ann & Ben & Cleo');
  assert.equal(sideNamed('Ann'), 'Ann');
  assert.equal(sideNamed(' , '), '');
});
