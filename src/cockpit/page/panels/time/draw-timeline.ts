import { dateAndClock } from '../../words/time-words.js';
import type { DensityPoint } from './density-curve.js';
import { lastLane, markTable, type ShownMarkName } from './mark-table.js';
import { marksByImportance } from './marks-in-words.js';
import type { PlacedMark } from './placed-marks.js';
import type { Piece, TimelineScale } from './timeline-scale.js';
import { timelineTicks } from './timeline-ticks.js';

/** Pixels from the top: the part in sight, the blocks of launches, the area with its lanes, the labels. */
const [blockTop, blockBottom] = [5, 18];
const areaTop = 20;
const laneHeight = 10;
/** Pixels for each mark of a name below which they are crowded; findings and dangers never are. */
const crowdedDistance = 24;
const firstDimLane = 2;
/** Size of a mark in pixels; its outline is in a square of 12 by 12. */
const size = 9;
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
  readonly curve: readonly DensityPoint[];
  readonly marks: readonly PlacedMark[];
  /** Position of the shown moment. */
  readonly shownX: number;
}

interface Drawing extends TimelinePicture, Look {
  readonly context: CanvasRenderingContext2D;
  readonly areaBottom: number;
}

/** Draws the bar in the colours and font of the element. */
export function drawTimeline(canvas: HTMLCanvasElement, picture: TimelinePicture): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { scale, height } = picture;
  const ratio = devicePixelRatio;
  const [width, tall] = [Math.round((scale.width + 2 * margin) * ratio), Math.round(height * ratio)];
  const look = lookOf(canvas);
  if (canvas.width !== width || canvas.height !== tall) {
    Object.assign(canvas, { width, height: tall });
    // Setting them triggers a style recalculation; only a resize resets them.
    Object.assign(context, { font: `11px ${look.family}`, direction: 'ltr' });
  }
  context.setTransform(ratio, 0, 0, ratio, margin * ratio, 0);
  context.clearRect(-margin, 0, scale.width + 2 * margin, height);
  const drawing = { ...picture, ...look, context, areaBottom: height - 18 };
  drawSight(drawing);
  drawTicks(drawing);
  drawBlocks(drawing);
  drawArea(drawing);
  for (const name of marksByImportance) drawMarks(drawing, name);
}

/** Where the shown range is in the whole. */
function drawSight({ context, scale, colour }: Drawing): void {
  const { range, played, width } = scale;
  if (range.end - range.start >= played.total) return;
  context.fillStyle = colour('--line');
  context.fillRect(0, 1, width, 1);
  context.fillStyle = colour('--text');
  const share = width / played.total;
  context.fillRect(range.start * share, 0, Math.max(3, (range.end - range.start) * share), 3);
}

function drawTicks({ context, scale, colour, areaBottom, height }: Drawing): void {
  context.textAlign = 'center';
  for (const { x, label } of timelineTicks(scale, labelWidth)) {
    context.fillStyle = colour('--line');
    context.fillRect(Math.round(x), areaTop, 1, areaBottom - areaTop + 4);
    context.fillStyle = colour('--muted');
    context.fillText(label, x, height - 3);
  }
}

/** A block for each launch, with its beginning where there is room; a notch for each folded pause. */
function drawBlocks({ context, scale, shownX, colour, isForced }: Drawing): void {
  const launches = new Map<number, Piece[]>();
  for (const piece of scale.pieces()) launches.set(piece.launch, [...(launches.get(piece.launch) ?? []), piece]);
  const tall = blockBottom - blockTop;
  context.textAlign = 'left';
  for (const [first, ...others] of launches.values()) {
    if (!first) continue;
    const last = others.at(-1) ?? first;
    const left = Math.max(-margin, first.left);
    const wide = Math.max(1, Math.min(scale.width + margin, last.right) - left - 1.5);
    const isShown = first.left <= shownX && shownX <= last.right;
    context.fillStyle = colour(isShown ? '--muted' : '--line');
    context.strokeStyle = colour('--muted');
    context.beginPath();
    context.roundRect(left, blockTop, wide, tall, Math.min(3, wide / 2));
    if (isForced) context.stroke();
    else context.fill();
    context.fillStyle = colour('--background');
    for (const piece of others) context.fillRect(piece.left - 1, blockTop - 1, 1.5, tall + 2);
    if (wide < labelWidth + 12) continue;
    context.fillStyle = colour(isShown ? '--background' : '--text');
    context.fillText(dateAndClock(first.from).slice(5, 16), left + 6, blockBottom - 3);
  }
}

/** Events per minute; the past is bright, the future is dim. */
function drawArea({ context, scale, curve, shownX, colour, areaBottom }: Drawing): void {
  const outline = new Path2D();
  const yOf = (share: number) => areaBottom - share * (areaBottom - areaTop - 2);
  outline.moveTo(0, areaBottom);
  // Through the middles between the points, so that peaks are round.
  for (const [at, { x, share }] of curve.entries()) {
    const next = curve[at + 1] ?? { x: scale.width, share };
    outline.quadraticCurveTo(x, yOf(share), (x + next.x) / 2, yOf((share + next.share) / 2));
  }
  outline.lineTo(scale.width, areaBottom);
  context.fillStyle = colour('--muted');
  const split = Math.max(0, Math.min(scale.width, shownX));
  for (const [left, right, alpha] of [
    [0, split, 0.45],
    [split, scale.width, 0.2],
  ] as const) {
    context.save();
    context.beginPath();
    context.rect(left, 0, right - left, areaBottom);
    context.clip();
    context.globalAlpha = alpha;
    context.fill(outline);
    context.restore();
  }
  context.fillRect(0, areaBottom, scale.width, 1);
}

const outlines = new Map(marksByImportance.map((name) => [name, new Path2D(markTable[name].path)]));

/** All marks of a name in one path; small and dim where they would cover the area. */
function drawMarks({ context, scale, marks, colour, areaBottom }: Drawing, name: ShownMarkName): void {
  const outline = outlines.get(name);
  const own = marks.filter((mark) => mark.name === name);
  const { lane, colour: property } = markTable[name];
  const isSmall = lane === lastLane || (lane >= firstDimLane && own.length * crowdedDistance > scale.width);
  const side = isSmall ? size / 2 : size;
  const top = lane === lastLane ? areaBottom + 1 : Math.min(areaTop + 1 + lane * laneHeight, areaBottom - size);
  const all = new Path2D();
  for (const { x } of own) {
    if (outline)
      all.addPath(outline, {
        a: side / 12,
        d: side / 12,
        e: x - side / 2,
        f: top + (lane === lastLane ? 0 : (size - side) / 2),
      });
  }
  context.fillStyle = colour(property);
  context.globalAlpha = isSmall && lane !== lastLane ? 0.6 : 1;
  context.fill(all, 'evenodd');
  context.globalAlpha = 1;
}

interface Look {
  readonly colour: (property: string) => string;
  readonly family: string;
  readonly isForced: boolean;
}

const forced = matchMedia('(forced-colors: active)');
const lookLasts = 500;
let look: Look | undefined;
let lookedAt = -Infinity;
let lookedAtTheme: string | undefined;

/** Cached for a while, since reading styles forces a layout. */
function lookOf(element: Element): Look {
  const now = performance.now();
  const { theme } = document.documentElement.dataset;
  if (look && theme === lookedAtTheme && now - lookedAt < lookLasts) return look;
  lookedAtTheme = theme;
  const style = getComputedStyle(element);
  const { color, fontFamily } = style;
  const properties = ['--line', '--muted', '--background', ...Object.values(markTable).map((mark) => mark.colour)];
  const values = new Map(properties.map((name) => [name, style.getPropertyValue(name)]));
  lookedAt = now;
  const isForced = forced.matches;
  look = { family: fontFamily, isForced, colour: (name) => (isForced ? color : values.get(name) || color) };
  return look;
}
