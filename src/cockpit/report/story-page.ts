import { htmlPage } from '../../check/report/html-page.js';
import { xmlText } from '../../check/report/xml.js';
import { likelyCredits } from '../../state/credits-fold.js';
import { counted, thousands } from '../../words/counted.js';
import { jumpCount } from '../page/moment/current-place.js';
import { historyValues } from '../page/panels/charts/history-series.js';
import { severityCounts } from '../page/panels/findings/finding-counts.js';
import { rankList } from '../page/panels/more/rank-list.js';
import { balanceReading } from '../page/panels/ship/ship-readings.js';
import { dateAndClock, durationWords } from '../page/words/time-words.js';
import { PlayedTime } from '../recording/played-time.js';
import { daysOf, distanceOf, moneyByKind, playTime, type Story, type StoryPart, sumOf } from './story.js';
import { routeChart, stepChart } from './story-charts.js';

/** Rows of a table; the rest is counted. */
const mostRows = 60;

/** The story of a journal on one page, which needs nothing else. */
export function storyPage(story: Story): string {
  const { title, progress, rules, parts } = story;
  const isShared = parts.length > 1;
  const heading = (isShared ? undefined : parts[0]?.commander) ?? title;
  const body = `<h1>${xmlText(heading)}</h1>
<p class="quiet">${xmlText(spanText(progress.first, progress.last))}</p>
${parts.map((part) => `${isShared ? `<h2 class="commander">${xmlText(part.commander ?? '')}</h2>\n` : ''}${partText(part)}`).join('\n')}
${isShared ? '<h2 class="commander">All of them</h2>\n' : ''}${section('What happened most', kindsTable(story), 'half')}
${section('What the checker found', rules.length > 0 ? findingsTable(story) : '<p>Nothing: it is as the game writes it.</p>')}
<p class="quiet foot">Times are UTC. Made by Shakedown from ${counted(progress.lines, 'line')} of a journal.</p>`;
  return htmlPage({ title: `${heading}: ${spanText(progress.first, progress.last)}`, style, body });
}

function partText(part: StoryPart): string {
  const ranks = rankList(part.moment)?.[0]?.bars?.map(({ name, value }) => `${name}: ${value}`) ?? [];
  return `<dl class="facts">${factsOf(part).map(factText).join('')}</dl>
<p class="quiet">${xmlText(ranks.join(' · '))}</p>
${section('The route', routeChart(part.arrivals))}
${section('Over time', chartsOf(part))}
${section('Day by day', daysTable(part))}
${section('Money by event', moneyTable(part), 'half')}`;
}

function section(name: string, content: string, width = 'whole'): string {
  return content === '' ? '' : `<section class="${width}">\n<h2>${name}</h2>\n${content}\n</section>`;
}

function spanText(first: number | undefined, last: number | undefined): string {
  if (first === undefined || last === undefined) return 'no time is known';
  return `${dateAndClock(first).slice(0, 16)} to ${dateAndClock(last).slice(0, 16)}`;
}

type Fact = readonly [label: string, text: string];

function factsOf({ ship, spans, arrivals, moment, first, ledger }: StoryPart): Fact[] {
  const systems = new Set(arrivals.map(({ name }) => name)).size;
  const { value, at } = balanceReading(moment);
  const gain = sumOf(ledger);
  const unstated = (likelyCredits(moment.state) ?? NaN) - (first ?? NaN) - gain;
  const lines = spans.reduce((sum, span) => sum + span.last - span.first + 1, 0);
  return [
    ['Played', durationWords(playTime(spans))],
    ['Jumps', thousands(jumpCount(arrivals))],
    ['Distance', `${thousands(Math.round(distanceOf(arrivals)))} ly`],
    ['Systems', thousands(systems)],
    ...(first === undefined ? [] : [['First balance', `${thousands(first)} Cr`] as const]),
    ['By lines that pay or cost', `${signed(gain)} Cr`],
    ...(!unstated ? [] : [['Without a line', `${signed(unstated)} Cr`] as const]),
    ...(value === undefined ? [] : [['Balance', value.startsWith('≈') ? `${value}, ${at}` : value] as const]),
    ...(ship === undefined ? [] : [['Ship', ship] as const]),
    ['Events', thousands(lines)],
  ];
}

function factText([label, text]: Fact): string {
  return `<div><dt>${label}</dt><dd>${xmlText(text)}</dd></div>`;
}

function chartsOf({ spans, points: all }: StoryPart): string {
  const played = new PlayedTime(spans);
  const charts = historyValues.map(({ name, unit, of }) => {
    const points = all.flatMap((point) => {
      const y = of(point);
      return y === undefined ? [] : [{ x: played.at(point.time, point.n) / Math.max(1, played.total), y }];
    });
    return stepChart(name, points, unit);
  });
  return charts.join('');
}

function daysTable(part: StoryPart): string {
  const rows = daysOf(part).map(({ date, played, lines, jumps, distance, arrivals, earned }) => {
    const [from, to] = [arrivals[0]?.name ?? '', arrivals.at(-1)?.name ?? ''];
    const way = from === to ? from : `${from} → ${to}`;
    return [
      date,
      durationWords(played),
      thousands(lines),
      thousands(jumps),
      thousands(Math.round(distance)),
      signed(earned),
      way,
    ];
  });
  return table(['Day', 'Played', 'Events', 'Jumps', 'Light years', 'Cr', 'Where'], rows);
}

function moneyTable({ ledger }: StoryPart): string {
  const rows = moneyByKind(ledger).map(({ kind, change, count }) => [kind, thousands(count), signed(change)]);
  return rows.length === 0 ? '' : table(['Event', 'Times', 'Cr'], rows);
}

function kindsTable({ kinds }: Story): string {
  return table(
    ['Event', 'Times'],
    kinds.map(({ kind, count }) => [kind, thousands(count)]),
    20,
  );
}

function findingsTable({ rules }: Story): string {
  const rows = rules.flatMap(({ rule, counts }) =>
    severityCounts([{ counts }]).map(({ severity, count }) => [rule, severity, thousands(count)]),
  );
  return table(['Rule', 'Severity', 'Times'], rows);
}

function table(heads: readonly string[], rows: readonly (readonly string[])[], most = mostRows): string {
  const rest = rows.length - most;
  const cells = (row: readonly string[]) =>
    row
      .map((cell) => (/^[+−]?[\d,.]+$/.test(cell) ? `<td class="number">${cell}</td>` : `<td>${xmlText(cell)}</td>`))
      .join('');
  return `<div class="wide" tabindex="0" role="group" aria-label="${heads[0]}"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows
  .slice(0, most)
  .map((row) => `<tr>${cells(row)}</tr>`)
  .join('\n')}
</tbody>
</table></div>${rest > 0 ? `<p class="quiet">… and ${thousands(rest)} more</p>` : ''}`;
}

function signed(change: number): string {
  return `${change < 0 ? '−' : change > 0 ? '+' : ''}${thousands(Math.abs(change))}`;
}

const style = `
.quiet { color: var(--quiet); } .foot { margin-top: 3rem; } h1 { font-size: 2rem; } .commander { font-size: 1.6rem; }
.facts { display: flex; flex-wrap: wrap; gap: .8rem 2.2rem; margin: 1.2rem 0; }
dt { color: var(--quiet); font-size: .85rem; } dd { margin: 0; font-size: 1.35rem; font-variant-numeric: tabular-nums; }
figure { margin: 1rem 0; } svg { display: block; width: 100%; background: var(--card); border: 1px solid var(--line); border-radius: 6px; }
figure svg { height: 8rem; } text { fill: var(--ink); font-size: 13px; stroke: var(--card); stroke-width: 4px; paint-order: stroke; } circle { fill: var(--journal); }
.end { fill: var(--doubtful); } .curve, .scale { fill: none; stroke: var(--journal); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
.scale { stroke: var(--quiet); } .area { fill: var(--journal); opacity: .15; }
th, td { padding: .2rem 1.2rem .2rem 0; text-align: left; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--quiet); font-weight: 500; } .number { text-align: right; font-variant-numeric: tabular-nums; }
td:last-child { white-space: normal; }
@media (min-width: 50rem) { main { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2rem; }
  main > * { grid-column: 1 / -1; } .half { grid-column: auto; } }
`;
