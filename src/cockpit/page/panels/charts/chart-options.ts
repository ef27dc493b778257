import uPlot from 'uplot';

interface Wanted {
  /** After the numbers of the axis below. */
  readonly unit: string;
  readonly top: number | undefined;
  /** Called with the index of the point under the pointer. */
  readonly pointAt: (index: number | null | undefined) => void;
  /** Index of the point at the shown moment; below 0 if there is none. */
  readonly shown: () => number;
}

export function chartOptions(element: HTMLElement, { unit, top, pointAt, shown }: Wanted): uPlot.Options {
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
      x: { time: false },
      ...(top !== undefined && { y: { range: (_: uPlot, __: number, most: number) => [0, Math.max(top, most, 1)] } }),
    },
    axes: [
      { ...axis, size: 24, values: (_, splits) => splits.map((split) => `${split}${unit}`) },
      { ...axis, size: 52, values: (_, splits) => splits.map(shortNumber) },
    ],
    series: [
      {},
      {
        stroke: colour('note'),
        fill: `${colour('note')}22`,
        width: 1.5,
        points: { show: false },
        paths: uPlot.paths.stepped?.({ align: 1 }) ?? (() => null),
      },
    ],
    cursor: { drag: { x: false, y: false }, y: false },
    legend: { show: false },
    hooks: {
      setCursor: [({ cursor }) => cursor.event && pointAt(cursor.idx)],
      draw: [(plot) => markMoment(plot, shown())],
    },
  };
}

/** A vertical line at a point. An element of its own, since moving it redraws nothing. */
export function markMoment(plot: uPlot, index: number): void {
  const { over, bbox, data } = plot;
  const line = over.querySelector<HTMLElement>('.chart-moment') ?? document.createElement('div');
  line.className = 'chart-moment';
  if (!line.parentElement) over.append(line);
  const x = plot.valToPos(data[0][index] ?? Number.NaN, 'x');
  line.hidden = !(x >= 0 && x * devicePixelRatio <= bbox.width);
  line.style.left = `${Math.round(x)}px`;
}

/** 1.5 M, 320 k */
function shortNumber(value: number): string {
  const [size, letter] = Math.abs(value) >= 1e9 ? [1e9, ' G'] : Math.abs(value) >= 1e6 ? [1e6, ' M'] : [1e3, ' k'];
  return Math.abs(value) < 1e4 ? String(value) : `${Number((value / size).toPrecision(3))}${letter}`;
}
