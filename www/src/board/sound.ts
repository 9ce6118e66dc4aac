/**
 * The sound of stones on earth, made as it is heard: no files. It comes when it is switched on, and stays silent until somebody has
 * touched the page, as browsers ask. Start at `hear`.
 */

import type { Frame } from '../game/scene.ts';
import type { Timeline } from '../game/timeline.ts';

/** Signs that somebody is there: only then may a page sound. */
const GESTURES = ['pointerdown', 'keydown'];
/** A knock in seconds, and the dust it raises. */
const KNOCK = 0.09;
const DUST = 0.035;
/** In hertz: a stone on bare earth, and what each stone already there adds; at most so many count. */
const EARTH = 230;
const HIGHER = 42;
const FULL = 8;
/** Stones taken fall lower, and one after the other. */
const TAKEN = 130;
const RATTLE = 0.07;
const RATTLED = 4;

export class Sound {
  /** 0 … 1 */
  volume = 0.6;
  private context: AudioContext | undefined;
  private noise: AudioBuffer | undefined;
  private before: Pick<Frame, 'dropped' | 'struck'> = {};

  constructor() {
    for (const gesture of GESTURES) document.addEventListener(gesture, this.wake);
    if (navigator.userActivation?.hasBeenActive) this.wake();
  }

  close(): void {
    for (const gesture of GESTURES) document.removeEventListener(gesture, this.wake);
    void this.context?.close();
    this.context = undefined;
  }

  /** What a running animation shows now: a stone that has just fallen, or a capture, is heard. */
  hear(frame: Frame): void {
    const { dropped, struck } = frame;
    const { before } = this;
    this.before = frame;
    if (struck && !before.struck) this.capture();
    if (!dropped) return;
    const falls = dropped.pit !== before.dropped?.pit || dropped.settled < before.dropped.settled;
    if (falls) this.stone(frame.stones[dropped.pit] ?? 1);
  }

  /** A turn that is shown without motion. */
  still({ strikes }: Timeline): void {
    this.stone(1);
    if (strikes.length > 0) this.capture();
  }

  /** How loud it is now. */
  async sample(): Promise<void> {
    await this.context?.resume();
    this.stone(1);
  }

  /** One stone in a pit that then holds `stones`: the more it falls on, the brighter. */
  stone(stones: number): void {
    this.knock(EARTH + HIGHER * (Math.min(stones, FULL) - 1), 0, 1);
  }

  capture(): void {
    for (let at = 0; at < RATTLED; at++) this.knock(TAKEN + 14 * at, RATTLE * at, 1.2);
  }

  /** Again after every interruption: a call, another tab. */
  private wake = (): void => {
    this.context ??= new AudioContext();
    if (this.context.state !== 'running') this.context.resume().catch(() => {}); // not yet: the next gesture tries again
  };

  /** A short falling tone with a breath of dust; no two are quite alike. */
  private knock(pitch: number, later: number, force: number): void {
    const { context } = this;
    if (context?.state !== 'running') return;
    const at = context.currentTime + later;
    const tuned = pitch * (0.94 + 0.12 * Math.random());
    const loud = force * this.volume ** 2 * (0.8 + 0.2 * Math.random());
    const tone = new OscillatorNode(context, { type: 'sine', frequency: tuned });
    tone.frequency.exponentialRampToValueAtTime(0.6 * tuned, at + KNOCK);
    tone.connect(fading(context, at, 0.4 * loud, KNOCK));
    tone.start(at);
    tone.stop(at + KNOCK);
    const dust = new AudioBufferSourceNode(context, { buffer: this.dust(context) });
    const grain = new BiquadFilterNode(context, { type: 'bandpass', frequency: 5 * tuned, Q: 1.2 });
    dust.connect(grain).connect(fading(context, at, 0.3 * loud, DUST));
    dust.start(at);
    dust.stop(at + DUST);
  }

  private dust(context: AudioContext): AudioBuffer {
    if (this.noise) return this.noise;
    const length = Math.ceil(DUST * context.sampleRate);
    const noise = new AudioBuffer({ length, sampleRate: context.sampleRate });
    noise.copyToChannel(
      Float32Array.from({ length }, () => 2 * Math.random() - 1),
      0,
    );
    this.noise = noise;
    return noise;
  }
}

/** As loud as `level` at once, and gone after `seconds`. */
function fading(context: AudioContext, at: number, level: number, seconds: number): GainNode {
  const gain = new GainNode(context, { gain: level });
  gain.gain.setValueAtTime(level, at);
  gain.gain.exponentialRampToValueAtTime(0.001 * level, at + seconds);
  gain.connect(context.destination);
  return gain;
}
