/** A yard of swept earth, by day and by night. */
import type { Theme } from './themes.ts';

export const earthDay: Theme = {
  name: 'earth-day',
  page: { paper: '#f6eddd', ink: '#3a2a1c', muted: '#7a6653', accent: '#a94e28' },
  ground: {
    lit: '#cd9e69',
    body: '#bb8c5a',
    far: '#a4774c',
    sweepLight: '#e9c592',
    sweepDark: '#6f4a29',
    edge: '#7d5431',
    shadow: '#2a1608',
  },
  pit: { deep: '#2b180b', wall: '#4d2f17', floor: '#8d6238', rim: '#e7c596', lip: '#5b3a1d' },
  label: '#1a0a01',
  pill: { ground: '#26150a', text: '#fff3e0', strike: '#ffd27a' },
  marks: {
    rim: '#ffd27a',
    glow: '#ffd27a',
    outline: '#3a2109',
    head: '#321a07',
    headLight: '#f3d5a5',
    trail: '#fff0d2',
    cross: '#fff0d2',
    chosen: '#a94e28',
    chosenText: '#ffffff',
    turn: '#a94e28',
  },
  hand: { palm: '#2b180b', edge: '#ffd27a', ground: '#ffd27a', text: '#26150a' },
  shade: 0.55,
  bounce: '#b98353',
};

export const earthNight: Theme = {
  ...earthDay,
  name: 'earth-night',
  page: { paper: '#17120d', ink: '#f1e6d6', muted: '#a89379', accent: '#e08a5c' },
  ground: {
    lit: '#6a4a2e',
    body: '#553a23',
    far: '#3a2616',
    sweepLight: '#94693f',
    sweepDark: '#24150a',
    edge: '#2a1a0d',
    shadow: '#000000',
  },
  pit: { deep: '#120a04', wall: '#24150a', floor: '#4d331d', rim: '#a57c4f', lip: '#24150a' },
  label: '#e2c7a2',
  pill: { ground: '#0f0803', text: '#ffeed6', strike: '#ffd27a' },
  marks: {
    ...earthDay.marks,
    outline: '#180c03',
    head: '#d8b184',
    headLight: '#150b04',
    chosen: '#e08a5c',
    chosenText: '#221007',
    turn: '#e08a5c',
  },
  shade: 0.7,
};
