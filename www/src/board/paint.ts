/** Draws the board on a canvas. Start at `BoardPainter.draw`. */
import type { Layout } from './layout.ts';
import type { Frame, Marks } from './scene.ts';
import type { Theme } from './themes.ts';

/** Paints frames on one canvas; nothing is shown before the first `setLayout`. */
export class BoardPainter {
  private readonly context: CanvasRenderingContext2D | null;
  private layout?: Layout;
  private theme?: Theme;
  private density = 1;

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.context = canvas.getContext('2d');
  }

  /** Takes a new size, density (device pixels a CSS pixel) or theme; the next `draw` paints everything. */
  setLayout(layout: Layout, density: number, theme: Theme): void {
    this.layout = layout;
    this.theme = theme;
    this.density = density;
    this.canvas.width = Math.round(layout.size.width * density);
    this.canvas.height = Math.round(layout.size.height * density);
  }

  draw(frame: Frame, marks: Marks): void {
    const { context, layout, theme } = this;
    if (!context || !layout || !theme) return;
    context.setTransform(this.density, 0, 0, this.density, 0, 0);
    context.clearRect(0, 0, layout.size.width, layout.size.height);
    context.fillStyle = theme.ground.body;
    context.fillRect(layout.board.x, layout.board.y, layout.board.width, layout.board.height);
    for (const [name, pit] of Object.entries(layout.pits)) {
      context.fillStyle = marks.legal.includes(name) ? theme.marks.rim : theme.pit.wall;
      context.beginPath();
      context.ellipse(pit.x, pit.y, pit.rx, pit.ry, 0, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = theme.pill.text;
      context.fillText(String(frame.stones[name] ?? 0), pit.x, pit.y);
    }
  }
}
