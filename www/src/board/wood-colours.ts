/** Oiled mukwa, by day and by lamplight. */
import type { Theme } from './themes.ts';

export const woodDay: Theme = {
  name: 'wood-day',
  page: { paper: '#f6eddd', ink: '#3a2a1c', muted: '#7a6653', accent: '#a94e28' },
  ground: {
    lit: '#c9864d',
    body: '#bb743c',
    far: '#af6c36',
    sweepLight: '#d79a5e',
    sweepDark: '#55270d',
    edge: '#5a2a10',
    shadow: '#2a1206',
  },
  pit: { deep: '#220d04', wall: '#4a2009', floor: '#7d421c', rim: '#e3ab6c', lip: '#4d220b' },
  label: '#0e0300',
  pill: { ground: '#220e04', text: '#fff0dc', strike: '#ffd27a' },
  marks: {
    rim: '#ffd27a',
    glow: '#ffd27a',
    outline: '#2c1104',
    head: '#240c02',
    headLight: '#e0a468',
    trail: '#fff0d2',
    cross: '#fff0d2',
    chosen: '#8f3a17',
    chosenText: '#ffffff',
    turn: '#a94e28',
  },
  hand: { palm: '#220d04', edge: '#ffd27a', ground: '#ffd27a', text: '#220e04' },
  shade: 0.6,
  bounce: '#a45f2d',
};

export const woodNight: Theme = {
  ...woodDay,
  name: 'wood-night',
  page: { paper: '#17120d', ink: '#f1e6d6', muted: '#a89379', accent: '#e08a5c' },
  ground: {
    lit: '#6e3f20',
    body: '#583018',
    far: '#3c1f0e',
    sweepLight: '#8e572c',
    sweepDark: '#1d0b03',
    edge: '#1f0d04',
    shadow: '#000000',
  },
  pit: { deep: '#110602', wall: '#240f04', floor: '#4a260f', rim: '#a86d3b', lip: '#240f04' },
  label: '#ecc79c',
  pill: { ground: '#0f0602', text: '#ffead2', strike: '#ffd27a' },
  marks: {
    ...woodDay.marks,
    outline: '#150702',
    head: '#dca56c',
    headLight: '#150702',
    chosen: '#e08a5c',
    chosenText: '#221007',
    turn: '#e08a5c',
  },
  shade: 0.72,
  bounce: '#6d3e1c',
};
