import uPlot from 'uplot';

interface Wanted {
  /** Capacity of the tank in tonnes. */
  readonly capacity: number | undefined;
  /** Called with the index of the jump under the pointer. */
  readonly pointAt: (index: number | null | undefined) => void;
  /** Number of the jump before the shown moment; undefined for the latest. */
  readonly shownJump: () => number | undefined;
}

/** A line for fuel left, bars for fuel used, by jump number. */
export function plotOptions(element: HTMLElement, { capacity, pointAt, shownJump }: Wanted): uPlot.Options {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const axis: uPlot.Axis = {
    stroke: colour('muted'),
    font: '11px system-ui, sans-serif',
    grid: { stroke: colour('line'), width: 1 },
    ticks: { stroke: colour('line'), width: 1 },
  };
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    padding: [8, 12, 0, 0],
    scales: {
      x: { time: false, range: (_, from, to) => [from - 0.6, to + 0.6] },
      y: { range: (_, __, most) => [0, Math.max(capacity ?? 0, most, 1)] },
    },
    axes: [
      {
        ...axis,
        space: 40,
        size: 28,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000],
      },
      { ...axis, size: 40, values: (_, splits) => splits.map((split) => `${split} t`) },
    ],
    series: [
      {},
      { label: 'left', stroke: colour('accent'), width: 2, points: { size: 5, fill: colour('accent') } },
      {
        label: 'used',
        stroke: colour('note'),
        fill: `${colour('note')}88`,
        width: 1,
        points: { show: false },
        paths: uPlot.paths.bars?.({ size: [0.6, 14], align: 0 }) ?? (() => null),
      },
    ],
    cursor: { drag: { x: false, y: false }, points: { size: 9 }, y: false },
    legend: { show: false },
    hooks: {
      setCursor: [({ cursor }) => cursor.event && pointAt(cursor.idx)],
      draw: [(plot) => drawMoment(plot, shownJump(), colour('text'))],
    },
  };
}

/** A vertical line at the shown moment. */
function drawMoment(plot: uPlot, jump: number | undefined, colour: string): void {
  if (jump === undefined) return;
  const { ctx, bbox } = plot;
  const x = plot.valToPos(jump, 'x', true);
  if (x < bbox.left || x > bbox.left + bbox.width) return;
  ctx.fillStyle = colour;
  ctx.fillRect(Math.round(x), bbox.top, devicePixelRatio, bbox.height);
}
