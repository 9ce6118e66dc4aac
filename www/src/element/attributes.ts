/** What a host can ask of `<tsoro-board>` by its attributes, and what they come to. */
import type { PropertyValues } from 'lit';
import type { Side } from 'tsoro';
import { countersOf, themeOf } from '../board/looks.ts';
import { plyOf, speedOf } from '../game/match.ts';
import { levelOf, usualName } from '../game/players.ts';
import { cleanName } from '../game/tags.ts';
import type { Names } from '../game/teams.ts';
import { Localized } from '../i18n/localized.ts';
import { speakFor } from '../i18n/text.ts';
import { isNight } from './daylight.ts';
import { amount, attribute, FLAG, oneOf, ply, seconds, words, type YesOrNo, yesOrNo } from './given.ts';
import type { Wishes } from './view.ts';

type Control = 'none' | 'replay' | 'play' | 'full';

export class Attributes extends Localized {
  /** What the document speaks: `el`, `zu-ZA`; left out, as elsewhere or as the browser does. */
  @attribute('', words, { attribute: 'lang' }) tongue!: string;
  @attribute('', words) rules!: string;
  @attribute('', words) position!: string;
  @attribute('', words, { attribute: 'record' }) recordText!: string;
  /** The address of a record. */
  @attribute('', words) src!: string;
  /** Where to look; undefined: where the game stands. */
  @attribute(undefined, ply, { converter: plyOf }) ply: number | undefined;
  /** `0.25` … `8`, `instant`. */
  @attribute('1', words) speed!: string;
  /** `none`: a board to look at; `replay`: a game to look through; `play`; `full`: both. */
  @attribute('play', oneOf('none', 'replay', 'play', 'full'), { reflect: true }) controls!: Control;
  /** Who sits below; `auto`: the person, where one plays a computer, else South. */
  @attribute('auto', oneOf('auto', 'south', 'north')) view!: 'auto' | Side;
  /** `earth`, `wood` or `paper`, and `day` or `night`: either, or both with a space between. */
  @attribute('', words) theme!: string;
  /** `pebbles`, `seeds` or `caps`. */
  @attribute('pebbles', words) counters!: string;
  /** `auto` follows the system's wish for less motion; `full` and `none` do not. */
  @attribute('auto', oneOf('auto', 'full', 'none')) motion!: 'auto' | 'full' | 'none';
  /** `no` hides them. */
  @attribute('yes', yesOrNo, FLAG) coordinates!: YesOrNo;
  @attribute('yes', yesOrNo, FLAG) numerals!: YesOrNo;
  @attribute('yes', yesOrNo, FLAG) preview!: YesOrNo;
  /** `yes`: a start is played at the second press. */
  @attribute('no', yesOrNo, FLAG) confirm!: YesOrNo;
  /** `yes`: stones are heard, from the first touch of the page on; `volume` is 0 … 1. */
  @attribute('no', yesOrNo, FLAG) sound!: YesOrNo;
  @attribute('0.6', amount) volume!: string;
  /** Who plays: `human`, or `computer:1`, gentle, to `computer:8`, master. */
  @attribute('human', words) south!: string;
  @attribute('human', words) north!: string;
  /** How many seconds a turn a computer may think; left out: as much as its level asks for. */
  @attribute('', words) seconds!: string;
  /** What a computer's choices among equals depend on; left out: other choices in every game. */
  @attribute('', words) seed!: string;
  /** One line of at most 40 characters; anything else is made so. */
  @attribute('', cleanName, { attribute: 'south-name' }) southName!: string;
  @attribute('', cleanName, { attribute: 'north-name' }) northName!: string;

  /** What a position asks of whoever is to start, such as “South to take five”. */
  @attribute('', words) prompt!: string;
  /** `no`: no link to the whole page. */
  @attribute('yes', yesOrNo, FLAG) link!: YesOrNo;

  /** Seconds without a touch, or empty for a minute, after which a board in a museum starts again; null: no kiosk. */
  @attribute(null, seconds) kiosk!: string | null;

  /** The languages of its invitations, such as `el en`; the first is spoken until somebody comes. Left out: all. */
  @attribute('', words, { attribute: 'kiosk-languages' }) kioskLanguages!: string;

  /** As the platform's own, but null and undefined take the attribute away. */
  override get lang(): string {
    return super.lang;
  }

  override set lang(tongue: string | null | undefined) {
    const said = words(tongue);
    if (said === undefined) this.removeAttribute('lang');
    else super.lang = said;
  }

  /** Takes back what was given by the property too: so Vue says that a property is no longer given. */
  override removeAttribute(name: string): void {
    super.removeAttribute(name);
    this.attributeChangedCallback(name, null, null);
  }

  get names(): Names {
    return {
      south: this.southName || usualName('south', this.south),
      north: this.northName || usualName('north', this.north),
    };
  }

  /** @internal */
  get wishes(): Wishes {
    const { material, light } = themeOf(this.theme);
    const { motion } = this;
    const still = motion === 'none' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
    const speed = speedOf(this.speed);
    return {
      names: this.names,
      speed: still ? Number.POSITIVE_INFINITY : speed,
      pace: Number.isFinite(speed) || !(still || this.kiosk !== null) ? speed : 1,
      view: below(this),
      playable: this.controls === 'play' || this.controls === 'full',
      look: {
        material,
        light: light === 'auto' ? (isNight(this.shadowRoot) ? 'night' : 'day') : light,
        counters: countersOf(this.counters),
      },
      coordinates: this.coordinates !== 'no',
      numerals: this.numerals !== 'no',
      preview: this.preview !== 'no',
      confirm: this.confirm === 'yes',
    };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.speak(this.tongue);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.speak('');
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('tongue') && this.isConnected) this.speak(this.tongue);
  }

  /** Where the words cannot be fetched, the game goes on in the language it has. */
  private speak(tongue: string): void {
    speakFor(this, tongue).catch(() => {});
  }
}

function below({ view, south, north }: Attributes): Side {
  if (view === 'south' || view === 'north') return view;
  return levelOf(south) > 0 && levelOf(north) === 0 ? 'north' : 'south';
}
