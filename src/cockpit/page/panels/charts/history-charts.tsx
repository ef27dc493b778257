import './history-charts.css';
import 'uplot/dist/uPlot.min.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { thousands } from '../../../../words/counted.js';
import { paced } from '../../store/paced.js';
import { progress, source } from '../../store/session-store.js';
import { goTo, shownMoment } from '../../store/shown-moment.js';
import { messageOf } from '../../words/message-of.js';
import { dateAndClock } from '../../words/time-words.js';
import { type ChartData, type ChartSeries, chartData, pointAfter } from './history-series.js';

/** Credits, fuel and cargo over the hours of play; a click goes to the moment. */
export function HistoryCharts() {
  const data = useSignal<ChartData | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  const fetchHistory = useRef(
    paced(async () => {
      try {
        const asked = source.peek();
        const answers = asked && (await Promise.all([asked.ask('history', {}), asked.ask('timeline', {})]));
        if (answers) data.value = chartData(answers[0], answers[1].spans);
        problem.value = undefined;
      } catch (error) {
        problem.value = messageOf(error);
      }
    }, 2000),
  );
  useSignalEffect(() => {
    if (progress.value.lines > 0) fetchHistory.current();
  });
  if (problem.value !== undefined) return <p role="alert">{problem.value}</p>;
  if (!data.value) return <p class="empty">Reading the whole journal …</p>;
  const shown = data.value.series.filter(({ values }) => values.filter((value) => value !== null).length > 1);
  if (shown.length === 0)
    return <p class="empty">Credits, fuel and cargo over time appear here once the journal has named them twice.</p>;
  return (
    <div class="history-charts">
      {shown.map((series) => (
        <Chart key={series.name} data={data.value as ChartData} series={series} />
      ))}
      <p class="muted">Over hours of play, without pauses. Click, or use the arrow keys and Enter, to go there.</p>
    </div>
  );
}

interface ChartProps {
  readonly data: ChartData;
  readonly series: ChartSeries;
}

function Chart({ data, series }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const pointed = useSignal<number | undefined>(undefined);
  const at = pointed.value ?? pointAfter(data.points, shownMoment.value.lines);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const made = new uPlot(
      options(element, (index) => (pointed.value = index)),
      [[], []],
      element,
    );
    plot.current = made;
    const observer = new ResizeObserver(() => made.setSize({ width: element.clientWidth, height: 110 }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.destroy();
    };
  }, []);
  useEffect(() => plot.current?.setData([data.hours.slice(), series.values.slice()]), [data, series]);
  const point = data.points[at];
  const value = series.values[at];
  const words =
    value === null || value === undefined ? 'not known' : `${thousands(Number(value.toFixed(1)))} ${series.unit}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Enter' && point) goTo({ lines: point.n + 1 });
    if (step === undefined) return;
    event.preventDefault();
    pointed.value = Math.min(data.points.length - 1, Math.max(0, at + step));
  };
  return (
    <section>
      <h3>
        {series.name} <span class="muted">{point ? `${words}, ${dateAndClock(point.time)}` : ''}</span>
      </h3>
      <div
        class="history-chart"
        ref={place}
        role="slider"
        tabIndex={0}
        aria-label={`${series.name} over time`}
        aria-valuemin={0}
        aria-valuemax={data.points.length - 1}
        aria-valuenow={Math.max(0, at)}
        aria-valuetext={point ? `${dateAndClock(point.time)}: ${words}` : words}
        onClick={() => point && goTo({ lines: point.n + 1 })}
        onKeyDown={onKeyDown}
        onPointerLeave={() => (pointed.value = undefined)}
        onBlur={() => (pointed.value = undefined)}
      />
    </section>
  );
}

function options(element: HTMLElement, pointAt: (index: number | undefined) => void): uPlot.Options {
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
    height: 110,
    padding: [8, 12, 0, 0],
    scales: { x: { time: false } },
    axes: [
      { ...axis, size: 24, values: (_, splits) => splits.map((split) => `${split} h`) },
      { ...axis, size: 52, values: (_, splits) => splits.map(shortNumber) },
    ],
    series: [
      {},
      {
        stroke: colour('note'),
        fill: `${colour('note')}22`,
        width: 1.5,
        points: { show: false },
        spanGaps: false,
        paths: uPlot.paths.stepped?.({ align: 1 }) ?? (() => null),
      },
    ],
    cursor: { drag: { x: false, y: false }, y: false },
    legend: { show: false },
    hooks: { setCursor: [({ cursor }) => cursor.event && pointAt(cursor.idx ?? undefined)] },
  };
}

/** 1.5 M, 320 k */
function shortNumber(value: number): string {
  const [size, letter] = Math.abs(value) >= 1e9 ? [1e9, ' G'] : Math.abs(value) >= 1e6 ? [1e6, ' M'] : [1e3, ' k'];
  return Math.abs(value) < 1e4 ? String(value) : `${Number((value / size).toPrecision(3))}${letter}`;
}
