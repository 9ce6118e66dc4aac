/** What a host can ask of `<tsoro-board>` by its attributes, and what they come to. */
import type { PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import type { Side } from 'tsoro';
import { countersOf, themeOf } from '../board/looks.ts';
import { plyOf, speedOf } from '../match.ts';
import { speak } from '../text.ts';
import { Worded } from '../worded.ts';
import { levelOf, usualName } from './players.ts';
import { cleanName } from './tags.ts';
import type { Wishes } from './view.ts';
import type { Names } from './words.ts';

export class Attributes extends Worded {
  /** What the document speaks: `el`, `zu-ZA`; left out, as elsewhere or as the browser does. */
  @property({ attribute: 'lang' }) tongue = '';
  @property() rules = '';
  @property() position = '';
  @property({ attribute: 'record' }) recordText = '';
  /** The address of a record. */
  @property() src = '';
  /** Where to look; undefined, or the attribute left out: where the game stands. */
  @property({ converter: plyOf }) ply: number | undefined;
  /** `0.25` … `8`, `instant`. */
  @property() speed = '1';
  /** `none`: a board to look at; `replay`: a game to look through; `play`; `full`: both. */
  @property({ reflect: true }) controls: 'none' | 'replay' | 'play' | 'full' = 'play';
  /** Who sits below; `auto`: the person, where one plays a computer, else South. */
  @property() view: 'auto' | Side = 'auto';
  /** `earth`, `wood` or `paper`, and `day` or `night`: either, or both with a space between. */
  @property() theme = '';
  /** `pebbles`, `seeds` or `caps`. */
  @property() counters = 'pebbles';
  /** `auto` follows the system's wish for less motion, `full` does not. */
  @property() motion: 'auto' | 'full' = 'auto';
  /** `no` hides them. */
  @property() coordinates = 'yes';
  @property() numerals = 'yes';
  @property() preview = 'yes';
  /** `yes`: a start is played at the second press. */
  @property() confirm = 'no';
  /** `yes`: stones are heard, from the first touch of the page on; `volume` is 0 … 1. */
  @property() sound = 'no';
  @property() volume = '0.6';
  /** Who plays: `human`, or `computer:1`, gentle, to `computer:8`, master. */
  @property() south = 'human';
  @property() north = 'human';
  /** How many seconds a turn a computer may think; left out: as much as its level asks for. */
  @property() seconds = '';
  /** What a computer's choices among equals depend on; left out: other choices in every game. */
  @property() seed = '';

  /** What a position asks of whoever is to start, such as “South to take five”. */
  @property() prompt = '';
  /** `no`: no link to the whole page. */
  @property() link = 'yes';

  /** It stands by itself in a museum: so many seconds without a touch, or empty for a minute, and it begins anew. */
  @property() kiosk: string | null = null;

  private called = { south: '', north: '' };

  /** One line of at most 40 characters; anything else is made so. */
  @property({ attribute: 'south-name' })
  get southName(): string {
    return this.called.south;
  }

  set southName(name: string) {
    this.called.south = cleanName(name);
  }

  @property({ attribute: 'north-name' })
  get northName(): string {
    return this.called.north;
  }

  set northName(name: string) {
    this.called.north = cleanName(name);
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
    const dark = isDark(this);
    const still = this.motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches;
    return {
      names: this.names,
      speed: still ? Number.POSITIVE_INFINITY : speedOf(this.speed),
      view: below(this),
      playable: this.controls === 'play' || this.controls === 'full',
      look: {
        material,
        light: light === 'auto' ? (dark ? 'night' : 'day') : light,
        counters: countersOf(this.counters),
      },
      coordinates: this.coordinates !== 'no',
      numerals: this.numerals !== 'no',
      preview: this.preview !== 'no',
      confirm: this.confirm === 'yes',
    };
  }

  /** Where the words cannot be fetched, the game goes on in the language it has. */
  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!changed.has('tongue')) return;
    const told = this.tongue !== '' || Boolean(changed.get('tongue'));
    speak(told ? { attribute: this.tongue } : {}).catch(() => {});
  }
}

/** Whether the page about `element` is dark there: not every page follows the system. Browsers before 2024 cannot say. */
function isDark(element: HTMLElement): boolean {
  const probe = element.shadowRoot?.querySelector('.probe');
  const colour = probe ? getComputedStyle(probe).color : '';
  if (colour === 'rgb(1, 1, 1)') return false;
  return colour === 'rgb(2, 2, 2)' || matchMedia('(prefers-color-scheme: dark)').matches;
}

function below({ view, south, north }: Attributes): Side {
  if (view === 'south' || view === 'north') return view;
  return levelOf(south) > 0 && levelOf(north) === 0 ? 'north' : 'south';
}
