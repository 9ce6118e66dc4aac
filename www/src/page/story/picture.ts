/** `<tsoro-picture>`: a moment of a game on a small board, painted as the large one is. */
import { html, LitElement, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { PitStones } from 'tsoro';
import { layoutBoard } from '../../board/layout.ts';
import { type LookWish, lookFor } from '../../board/looks.ts';
import { BoardPainter } from '../../board/paint.ts';
import { onResize } from '../../element/on-resize.ts';
import { accountOf } from '../../element/words.ts';
import { framesStones } from '../../game/pit-names.ts';
import type { Marks } from '../../game/scene.ts';
import { stillFrame } from '../../game/timeline.ts';
import type { Sample } from './samples.ts';

const WIDEST = 460;
const HEIGHT = 0.62;

export class BoardPicture extends LitElement {
  @property({ attribute: false }) sample: Sample | undefined;
  @property({ attribute: false }) heads: readonly string[] = [];
  @property({ attribute: false }) look: LookWish | undefined;
  @property() caption = '';

  private readonly observer = onResize(() => this.paint());
  private extent = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer.disconnect();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override render(): TemplateResult {
    return html`<figure><canvas role="img" aria-label=${this.caption}></canvas><figcaption>${this.caption}</figcaption></figure>`;
  }

  override updated(): void {
    this.extent = 0;
    this.paint();
  }

  private paint(): void {
    const { sample, look } = this;
    const canvas = this.querySelector('canvas');
    const width = Math.min(WIDEST, this.clientWidth);
    if (!sample || !look || !canvas || width === 0 || width === this.extent) return;
    this.extent = width;
    const stones = shownStones(sample);
    const shape = { width: Object.keys(stones).length / 4, heads: this.heads };
    const layout = layoutBoard(
      shape,
      { width, height: HEIGHT * width },
      { view: 'south', orientation: 'landscape', coordinates: true },
    );
    const painter = new BoardPainter(canvas);
    const dressed = lookFor(look, () => {
      this.extent = 0;
      this.paint();
    });
    painter.setLayout(layout, Math.min(3, Math.max(1, devicePixelRatio)), dressed);
    canvas.style.setProperty('width', `${layout.size.width}px`);
    canvas.style.setProperty('height', `${layout.size.height}px`);
    painter.draw(stillFrame({ stones, captured: { south: 0, north: 0 } }), marksOf(sample));
  }
}

/** Where they lie before a capture takes them. */
function shownStones({ state, events }: Sample): Record<string, number> {
  const stones = { ...framesStones(state.stones) };
  for (const { pit, stones: taken } of captured(events)) stones[pit] = (stones[pit] ?? 0) + taken;
  return stones;
}

function marksOf({ state, events }: Sample): Marks {
  const { start, end, way } = accountOf(events);
  return {
    legal: events.length === 0 ? state.legal : [],
    captured: captured(events).map(({ pit }) => pit),
    chosen: [],
    ...(state.phase === 'head' && { awaiting: end }),
    ...(events.length > 0 && { last: { start, end, way } }),
  };
}

function captured(events: Sample['events']): readonly PitStones[] {
  return events.flatMap((event) => (event.type === 'capture' ? event.pits : []));
}

customElements.define('tsoro-picture', BoardPicture);
