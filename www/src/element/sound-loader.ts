/** Sound as the attributes ask for it, which comes when it is first switched on. */
import type { Sound } from '../board/sound.ts';

/** What hearing needs of the element. */
export interface Heard {
  readonly sound: string;
  readonly volume: string;
  readonly isConnected: boolean;
}

export class SoundLoader {
  /** What is heard; undefined while the board is silent. */
  sounds: Sound | undefined;

  constructor(private readonly element: Heard) {}

  /** Switches sound on, off, louder; `aloud`: one stone says how loud. The game needs no sound: it goes on where there is none. */
  tune(aloud: boolean): void {
    this.tuned(aloud).catch(() => {});
  }

  hush(): void {
    this.sounds?.close();
    this.sounds = undefined;
  }

  private async tuned(aloud: boolean): Promise<void> {
    const { element } = this;
    if (element.sound === 'yes') {
      const { Sound } = await import('../board/sound.ts');
      this.sounds ??= new Sound();
      this.sounds.volume = Math.min(1, Math.max(0, Number(element.volume) || 0));
    }
    if (element.sound !== 'yes' || !element.isConnected) this.hush();
    else if (aloud) void this.sounds?.sample();
  }
}
