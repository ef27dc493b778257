import { thousands } from '../../../../words/counted.js';
import { useAnswer } from '../../parts/use-answer.js';
import { progress } from '../../store/session-store.js';
import { shownMoment } from '../../store/shown-moment.js';
import { dateAndClock } from '../../words/time-words.js';
import { Chart } from './chart.js';
import { type ChartData, type ChartSeries, chartData } from './history-series.js';

/** Credits, fuel and cargo over the hours of play; a click goes to the moment. */
export function HistoryCharts() {
  const isDue = () => progress.value.lines > 0;
  const { answer: known, problem } = useAnswer(isDue, 2000, async (asked) => {
    const [history, { spans }] = await Promise.all([asked.ask('history', {}), asked.ask('timeline', {})]);
    return chartData(history, spans);
  });
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  if (!known) return <p class="empty">Reading the whole journal …</p>;
  const shown = known.series.filter(({ values }) => values.filter((value) => value !== null).length > 1);
  if (shown.length === 0)
    return <p class="empty">Credits, fuel and cargo over time appear here once the journal has named them twice.</p>;
  return (
    <div class="history-charts">
      {shown.map((series) => (
        <section key={series.name}>
          <h3>{series.name}</h3>
          <Chart
            label={`${series.name} over time`}
            points={known.points}
            across={known.hours}
            unit=" h"
            values={series.values}
            words={(index) => wordsAt(known, series, index)}
          />
        </section>
      ))}
      <p class="muted">Over hours of play, without pauses. Click, or use the arrow keys and Enter, to go there.</p>
    </div>
  );
}

function wordsAt({ points }: ChartData, { name, unit, values }: ChartSeries, index: number | undefined): string {
  const at = index ?? points.findLastIndex(({ n }) => n < shownMoment.value.lines);
  const [point, value] = [points[at], values[at]];
  if (!point || value === null || value === undefined) return `${name}: not known then`;
  const sign = value === point.likelyCredits ? '≈ ' : '';
  return `${name}: ${sign}${thousands(Number(value.toFixed(1)))} ${unit}, ${dateAndClock(point.time)}`;
}
