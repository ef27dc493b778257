import { type MarkLook, marksByImportance, markTable } from './mark-table.js';
import type { PlacedMark } from './placed-marks.js';
import type { TimelineScale } from './timeline-scale.js';
import { timelineTicks } from './timeline-ticks.js';

const lineY = 24;
const laneY = { above: 10, below: 38, across: 24 } as const;
const labelY = 58;
const size = 12;
/** The canvas is wider than the bar by this much on either side, so that marks at its ends are whole. */
const margin = 8;

/** How far apart marks of one name stand at least. */
export const markDistance = 10;

export interface TimelinePicture {
  readonly scale: TimelineScale;
  readonly marks: readonly PlacedMark[];
  /** Where the shown moment is. */
  readonly shownX: number;
}

/** Draws the bar; colours and type are those of the element. */
export function drawTimeline(canvas: HTMLCanvasElement, { scale, marks, shownX }: TimelinePicture): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const height = canvas.clientHeight;
  const ratio = devicePixelRatio;
  const [width, tall] = [Math.round((scale.width + 2 * margin) * ratio), Math.round(height * ratio)];
  if (canvas.width !== width || canvas.height !== tall) Object.assign(canvas, { width, height: tall });
  const style = getComputedStyle(canvas);
  const colour = (name: string) => (isForced() ? style.color : style.getPropertyValue(name) || style.color);
  context.setTransform(ratio, 0, 0, ratio, margin * ratio, 0);
  context.clearRect(-margin, 0, scale.width + 2 * margin, height);
  drawLine(context, scale, shownX, colour);
  if (height > labelY) drawLabels(context, scale, style.fontFamily, colour);
  for (const name of marksByImportance) {
    const look = markTable[name];
    context.fillStyle = colour(look.colour);
    for (const mark of marks) if (mark.name === name) drawMark(context, look, mark.x);
  }
}

type Colour = (property: string) => string;

/** What has been is bright, what is still to come is dim; a break is left open, with two strokes if there is room. */
function drawLine(context: CanvasRenderingContext2D, scale: TimelineScale, shownX: number, colour: Colour): void {
  for (const [index, { left, right }] of scale.pieces.entries()) {
    const until = Math.max(left, Math.min(right, shownX));
    context.fillStyle = colour('--line');
    context.fillRect(until, lineY - 1.5, Math.max(0, right - until), 3);
    context.fillStyle = colour('--accent');
    context.fillRect(left, lineY - 1.5, Math.max(1, until - left), 3);
    const next = scale.pieces[index + 1];
    if (next && next.left - right >= 5) drawBreak(context, (right + next.left) / 2, colour('--muted'));
  }
}

function drawBreak(context: CanvasRenderingContext2D, x: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 1;
  context.beginPath();
  for (const shift of [-1.5, 1.5]) {
    context.moveTo(x + shift - 1.5, lineY + 5);
    context.lineTo(x + shift + 1.5, lineY - 5);
  }
  context.stroke();
}

function drawLabels(context: CanvasRenderingContext2D, scale: TimelineScale, family: string, colour: Colour): void {
  context.font = `11px ${family}`;
  context.textAlign = 'center';
  context.fillStyle = colour('--muted');
  const widest = Math.max(context.measureText('0000-00-00').width, 40) + 8;
  for (const { x, labelX, label } of timelineTicks(scale, widest)) {
    context.fillRect(x - 0.5, lineY + 2, 1, 4);
    context.fillText(label, labelX, labelY);
  }
  if (scale.recentFrom === undefined) return;
  context.fillRect(scale.recentFrom - 0.5, 12, 1, 24);
}

const outlines = new Map<string, Path2D>();

function drawMark(context: CanvasRenderingContext2D, { path, lane }: MarkLook, x: number): void {
  let outline = outlines.get(path);
  if (!outline) outlines.set(path, (outline = new Path2D(path)));
  context.save();
  context.translate(x - size / 2, laneY[lane] - size / 2);
  context.fill(outline, 'evenodd');
  context.restore();
}

function isForced(): boolean {
  return matchMedia('(forced-colors: active)').matches;
}
