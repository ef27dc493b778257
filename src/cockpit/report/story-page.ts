import { likelyCredits } from '../../state/credits-fold.js';
import { counted, thousands } from '../../words/counted.js';
import { facts } from '../../words/document/document.js';
import { type Html, html } from '../../words/document/html.js';
import { htmlPage } from '../../words/document/html-page.js';
import { htmlText, tableHtml } from '../../words/document/html-text.js';
import { jumpCount } from '../page/moment/current-place.js';
import { historyValues } from '../page/panels/charts/history-series.js';
import { severityCounts } from '../page/panels/findings/finding-counts.js';
import { rankList } from '../page/panels/more/rank-list.js';
import { balanceReading } from '../page/panels/ship/ship-readings.js';
import { dateAndClock, durationWords } from '../page/words/time-words.js';
import { PlayedTime } from '../recording/played-time.js';
import { daysOf, distanceOf, moneyByKind, playTime, type Story, type StoryPart, sumOf } from './story.js';
import { routeChart, stepChart } from './story-charts.js';

/** The story of a journal on one page, which needs nothing else. */
export function storyPage(story: Story): string {
  const { title, progress, rules, parts } = story;
  const isShared = parts.length > 1;
  const heading = (isShared ? undefined : parts[0]?.commander) ?? title;
  const span = spanText(progress.first, progress.last);
  const body = html`<h1>${heading}</h1>
<p class="quiet">${span}</p>
${parts.map((part) => [...(isShared ? [html`<h2 class="commander">${part.commander ?? ''}</h2>\n`] : []), partHtml(part)])}
${isShared ? html`<h2 class="commander">All of them</h2>\n` : ''}${section('What happened most', [kindsTable(story)], 'half')}
${section('What the checker found', [rules.length > 0 ? findingsTable(story) : html`<p>Nothing: it is as the game writes it.</p>`])}
<p class="quiet foot">Times are UTC. Made by Shakedown from ${counted(progress.lines, 'line')} of a journal.</p>`;
  return htmlPage(`${heading}: ${span}`, body);
}

function partHtml(part: StoryPart): Html {
  const ranks = rankList(part.moment)?.[0]?.bars?.map(({ name, value }) => `${name}: ${value}`) ?? [];
  return html`${htmlText([facts(factsOf(part))])}<p class="quiet">${ranks.join(' · ')}</p>
${section('The route', routeChart(part.arrivals))}
${section('Over time', chartsOf(part))}
${section('Day by day', [daysTable(part)])}
${section('Money by event', moneyTable(part), 'half')}
`;
}

function section(name: string, content: readonly Html[], width = 'whole'): Html | undefined {
  return content.length === 0 ? undefined : html`<section class="${width}">\n<h2>${name}</h2>\n${content}\n</section>`;
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

function chartsOf({ spans, points: all }: StoryPart): Html[] {
  const played = new PlayedTime(spans);
  return historyValues.flatMap(({ name, unit, of }) => {
    const points = all.flatMap((point) => {
      const y = of(point);
      return y === undefined ? [] : [{ x: played.at(point.time, point.n) / Math.max(1, played.total), y }];
    });
    return stepChart(name, points, unit);
  });
}

function daysTable(part: StoryPart): Html {
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
  return tableHtml({ head: ['Day', 'Played', 'Events', 'Jumps', 'Light years', 'Cr', 'Where'], rows });
}

function moneyTable({ ledger }: StoryPart): Html[] {
  const rows = moneyByKind(ledger).map(({ kind, change, count }) => [kind, thousands(count), signed(change)]);
  return rows.length === 0 ? [] : [tableHtml({ head: ['Event', 'Times', 'Cr'], rows })];
}

function kindsTable({ kinds }: Story): Html {
  const rows = kinds.map(({ kind, count }) => [kind, thousands(count)]);
  return tableHtml({ head: ['Event', 'Times'], rows, most: 20 });
}

function findingsTable({ rules }: Story): Html {
  const rows = rules.flatMap(({ rule, counts }) =>
    severityCounts([{ counts }]).map(({ severity, count }) => [rule, severity, thousands(count)]),
  );
  return tableHtml({ head: ['Rule', 'Severity', 'Times'], rows });
}

function signed(change: number): string {
  return `${change < 0 ? '−' : change > 0 ? '+' : ''}${thousands(Math.abs(change))}`;
}
