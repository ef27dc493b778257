import type { MarkName } from '../../../recording/timeline-marks.js';
import { marksByImportance, markTable } from './mark-table.js';
import type { PlacedMark } from './placed-marks.js';
import type { TimelineScale } from './timeline-scale.js';
import { timelineTicks } from './timeline-ticks.js';

const lineY = 24;
const labelY = 60;
/** Size of a mark in pixels; its outline is in a square of 12 by 12. */
const size = 10;
/** Pixels; fits a date. */
const labelWidth = 74;
/**
 * Pixels by which the canvas extends beyond the bar on either side, so that marks at its ends are not
 * clipped.
 */
const margin = 8;

/** Minimum distance of marks of one name, in pixels. */
export const markDistance = 10;

export interface TimelinePicture {
  readonly scale: TimelineScale;
  readonly height: number;
  readonly marks: readonly PlacedMark[];
  /** Position of the shown moment. */
  readonly shownX: number;
}

/** Draws the bar in the colours and font of the element. */
export function drawTimeline(canvas: HTMLCanvasElement, { scale, height, marks, shownX }: TimelinePicture): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const ratio = devicePixelRatio;
  const [width, tall] = [Math.round((scale.width + 2 * margin) * ratio), Math.round(height * ratio)];
  const { colour, family } = lookOf(canvas);
  if (canvas.width !== width || canvas.height !== tall) {
    Object.assign(canvas, { width, height: tall });
    // Setting them triggers a style recalculation; only a resize resets them.
    Object.assign(context, { font: `11px ${family}`, direction: 'ltr' });
  }
  context.setTransform(ratio, 0, 0, ratio, margin * ratio, 0);
  context.clearRect(-margin, 0, scale.width + 2 * margin, height);
  drawLine(context, scale, shownX, colour);
  if (height > labelY) drawLabels(context, scale, colour);
  for (const name of marksByImportance) {
    context.fillStyle = colour(markTable[name].colour);
    drawMarks(context, name, marks);
  }
}

type Colour = (property: string) => string;

/** Past is bright, future is dim; a break is a gap, with two strokes if there is room. */
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

function drawLabels(context: CanvasRenderingContext2D, scale: TimelineScale, colour: Colour): void {
  context.textAlign = 'center';
  context.fillStyle = colour('--muted');
  for (const { x, labelX, label } of timelineTicks(scale, labelWidth)) {
    context.fillRect(x - 0.5, lineY + 2, 1, 4);
    context.fillText(label, labelX, labelY);
  }
  if (scale.recentFrom === undefined) return;
  context.fillRect(scale.recentFrom - 0.5, 12, 1, 24);
}

const outlines = new Map<MarkName, Path2D>(marksByImportance.map((name) => [name, new Path2D(markTable[name].path)]));

/** All marks of a name in one path. */
function drawMarks(context: CanvasRenderingContext2D, name: MarkName, marks: readonly PlacedMark[]): void {
  const outline = outlines.get(name);
  const all = new Path2D();
  const scale = size / 12;
  const f = markTable[name].y - size / 2;
  for (const mark of marks) {
    if (outline && mark.name === name) all.addPath(outline, { a: scale, d: scale, e: mark.x - size / 2, f });
  }
  context.fill(all, 'evenodd');
}

interface Look {
  readonly colour: Colour;
  readonly family: string;
}

const isForced = matchMedia('(forced-colors: active)');
const lookLasts = 500;
let look: Look | undefined;
let lookedAt = -Infinity;

/** Cached for a while: reading styles forces a layout, and the accent rarely changes. */
function lookOf(element: Element): Look {
  const now = performance.now();
  if (look && now - lookedAt < lookLasts) return look;
  const style = getComputedStyle(element);
  const { color, fontFamily } = style;
  const properties = ['--line', ...Object.values(markTable).map((mark) => mark.colour)];
  const values = new Map(properties.map((name) => [name, style.getPropertyValue(name)]));
  lookedAt = now;
  look = { family: fontFamily, colour: (name) => (isForced.matches ? color : values.get(name) || color) };
  return look;
}
