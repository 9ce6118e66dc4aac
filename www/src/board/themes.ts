/** The board's colours. A further look of the board is a further `Theme`. */

export interface Theme {
  readonly name: string;
  /** The page around the board, for those signs that stand on it. */
  readonly page: { readonly paper: string; readonly ink: string; readonly muted: string; readonly accent: string };
  /** The earth: lit middle, body, far corners, and the strokes of the broom. */
  readonly ground: {
    readonly lit: string;
    readonly body: string;
    readonly far: string;
    readonly sweepLight: string;
    readonly sweepDark: string;
    readonly edge: string;
    readonly shadow: string;
  };
  readonly pit: {
    readonly deep: string;
    readonly wall: string;
    readonly floor: string;
    readonly rim: string;
    readonly lip: string;
  };
  readonly label: string;
  readonly pill: { readonly ground: string; readonly text: string };
  readonly marks: {
    /** May be started, waits for a decision. */
    readonly rim: string;
    readonly glow: string;
    /** Under bright lines, so that they stand out from light earth too. */
    readonly outline: string;
    readonly head: string;
    readonly headLight: string;
    readonly trail: string;
    readonly cross: string;
    readonly chosen: string;
    readonly chosenText: string;
    readonly turn: string;
  };
  readonly stones: readonly Pebble[];
  /** How dark stones' shadows are, 0…1. */
  readonly shade: number;
}

/** A pebble's body colour, its lit side and its shaded side. */
export interface Pebble {
  readonly lit: string;
  readonly body: string;
  readonly shade: string;
}

/** Greys, blue-greys, sand and warm white, as rivers grind them. */
const pebbles: readonly Pebble[] = [
  { lit: '#dcdedc', body: '#a7aaa8', shade: '#565856' },
  { lit: '#fbf5e8', body: '#e2d6c0', shade: '#8d7f66' },
  { lit: '#bcc6cd', body: '#84929b', shade: '#414c54' },
  { lit: '#f0dfbf', body: '#cfb488', shade: '#7b6138' },
  { lit: '#e3d4c5', body: '#b89f8a', shade: '#685341' },
  { lit: '#fffaf0', body: '#eee5d6', shade: '#a09178' },
  { lit: '#b3b2b0', body: '#7a7978', shade: '#393837' },
  { lit: '#d3d8d6', body: '#99a3a2', shade: '#4d5856' },
  { lit: '#e9d2b6', body: '#c09a73', shade: '#6c4c2d' },
  { lit: '#d8cfc7', body: '#aca196', shade: '#5d5349' },
];

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
  pill: { ground: '#26150a', text: '#fff3e0' },
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
  stones: pebbles,
  shade: 0.55,
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
  pill: { ground: '#0f0803', text: '#ffeed6' },
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

/** The themes by the names that pages and links use. */
export const themes: Readonly<Record<string, Theme>> = { 'earth-day': earthDay, 'earth-night': earthNight };
