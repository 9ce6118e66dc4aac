/**
 * Where stones come to lie in a hollow: pure, and the same for the same seed. A stone keeps its place when others are
 * added: it rolls towards the middle until it meets another; when a layer is full, the next lies on top.
 */
import { between, type Chance, chanceFrom } from './random.ts';

/** A stone at rest, its middle measured from the hollow's. */
export interface Rest {
  readonly x: number;
  readonly y: number;
  /** 0 on the floor. */
  readonly layer: number;
  /** Picks its looks: any whole number. */
  readonly look: number;
}

export interface Hollow {
  readonly rx: number;
  readonly ry: number;
  /** Half the length of a stone. */
  readonly stone: number;
}

/** How far out each layer's stones may lie, of the hollow's half-axes; the last serves all that follow. */
const REACH = [0.55, 0.46, 0.4, 0.34];
/** Two stones of a layer lie at least so many half-lengths apart, if they can. */
const APART = 1.66;
const TRIES = 28;
/** Stones above this many are not drawn: the heap looks as full as it can. */
const MOST = 40;

/** The places of the stones in one hollow, found as they are asked for. */
export class Heap {
  private readonly rests: Rest[] = [];
  private readonly chance: Chance;
  private layer = 0;
  private inLayer = 0;

  constructor(
    seed: number,
    private readonly hollow: Hollow,
    private readonly most = MOST,
    private readonly reach: readonly number[] = REACH,
  ) {
    this.chance = chanceFrom(seed);
  }

  /** Where the first `count` stones lie, lowest layer first. */
  take(count: number): readonly Rest[] {
    const shown = Math.min(count, this.most);
    while (this.rests.length < shown) this.rests.push(this.next());
    return shown === this.rests.length ? this.rests : this.rests.slice(0, shown);
  }

  private next(): Rest {
    if (this.inLayer >= this.capacity()) {
      this.layer += 1;
      this.inLayer = 0;
    }
    this.inLayer += 1;
    const { x, y } = this.settle();
    const lift = Math.min(this.layer, 4) * 0.14 * this.hollow.stone;
    return { x, y: y - lift, layer: this.layer, look: Math.floor(this.chance() * 0x10000) };
  }

  /** The best of a few places: near the middle, apart from the layer's other stones. */
  private settle(): { x: number; y: number } {
    const { stone } = this.hollow;
    const peers = this.rests.filter((rest) => rest.layer === this.layer);
    let best = { x: 0, y: 0, cost: Number.POSITIVE_INFINITY };
    for (let tries = 0; tries < TRIES; tries++) {
      const place = this.anywhere(peers.length);
      const overlap = peers.reduce((sum, peer) => {
        const apart = Math.hypot(peer.x - place.x, peer.y - place.y) / (APART * stone);
        return apart < 1 ? sum + (1 - apart) : sum;
      }, 0);
      const cost = 6 * overlap + 0.32 * (Math.hypot(place.x, place.y) / stone) + 0.3 * this.chance();
      if (cost < best.cost) best = { ...place, cost };
    }
    return best;
  }

  /** A place within the layer's reach, and no farther out than `peers` stones could need. */
  private anywhere(peers: number): { x: number; y: number } {
    const { rx, ry, stone } = this.hollow;
    const reach = this.layerReach();
    const needed = APART * stone * (0.35 + 0.75 * Math.sqrt(peers));
    const angle = between(this.chance, 0, 2 * Math.PI);
    const out = Math.sqrt(this.chance());
    const x = Math.cos(angle) * out * Math.min(reach * rx, needed);
    const y = Math.sin(angle) * out * Math.min(reach * ry, needed);
    return { x, y };
  }

  /** How many stones lie side by side within the layer's reach. */
  private capacity(): number {
    const { rx, ry, stone } = this.hollow;
    const reach = this.layerReach();
    const apart = APART * stone;
    const area = (Math.PI * reach * rx * reach * ry) / (0.866 * apart * apart);
    const rim = (Math.PI * reach * (rx + ry)) / (2 * apart);
    return Math.max(2, Math.round(0.68 * (area + rim + 1)));
  }

  private layerReach(): number {
    return this.reach[Math.min(this.layer, this.reach.length - 1)] ?? 0.3;
  }
}
