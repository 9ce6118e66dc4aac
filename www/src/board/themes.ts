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

const pebbles: readonly Pebble[] = [
  { lit: '#dfe3e4', body: '#a9b1b3', shade: '#5c6466' },
  { lit: '#c3ccd2', body: '#8997a0', shade: '#465159' },
  { lit: '#d2dadb', body: '#97a7a8', shade: '#4f5e60' },
  { lit: '#f2e2c4', body: '#d3b98f', shade: '#82683f' },
  { lit: '#fbf6ea', body: '#e3d9c6', shade: '#948871' },
  { lit: '#e6d5c3', body: '#bfa58d', shade: '#705944' },
  { lit: '#b4b6b8', body: '#7b7f83', shade: '#3b3e42' },
  { lit: '#d9cfc6', body: '#aca096', shade: '#5f554c' },
];

export const earthDay: Theme = {
  name: 'earth-day',
  page: { paper: '#f6eddd', ink: '#3a2a1c', muted: '#7a6653', accent: '#a94e28' },
  ground: {
    lit: '#bb8c5b',
    body: '#a97a4c',
    far: '#8a6039',
    sweepLight: '#d8ae7c',
    sweepDark: '#6f4a29',
    edge: '#6b4626',
    shadow: '#2a1608',
  },
  pit: { deep: '#2b180b', wall: '#4d2f17', floor: '#8d6238', rim: '#e7c596', lip: '#5b3a1d' },
  label: '#3d2310',
  pill: { ground: '#26150a', text: '#fff3e0' },
  marks: {
    rim: '#ffd27a',
    glow: '#ffd27a',
    outline: '#3a2109',
    head: '#4a2b12',
    headLight: '#f0d2a4',
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
    head: '#1a0f06',
    headLight: '#c9a273',
    chosen: '#e08a5c',
    chosenText: '#221007',
    turn: '#e08a5c',
  },
  shade: 0.7,
};

/** The themes by the names that pages and links use. */
export const themes: Readonly<Record<string, Theme>> = { 'earth-day': earthDay, 'earth-night': earthNight };
