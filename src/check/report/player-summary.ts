import { counted, withCount } from '../../words/counted.js';
import { severities } from '../fail-on.js';
import type { RuleStatistic } from '../rule-statistics.js';
import type { RuleText } from '../rule-text.js';
import type { Outcome } from './check-report.js';

/** More would be no summary. */
const most = 3;

/** What a run means for a player, in plain words: what its rules say it means, the gravest and most frequent first. */
export function playerSummary(outcome: Outcome, rules: readonly RuleText[]): string[] {
  const { statistics, notes, files } = outcome;
  if (!statistics || files === 0) return [];
  const wrong = statistics.filter(({ severity }) => severity !== 'note').toSorted(bySeverity);
  if (wrong.length === 0) return [nothingWrong(outcome), ...(notes > 0 ? [withCount(onlyNotes, notes)] : [])];
  const told = groupByMeaning(wrong, new Map(rules.map(({ id, player }) => [id, player])));
  const rest = told.slice(most).reduce((sum, { names }) => sum + names.length, 0);
  return [
    ...told.slice(0, most).map(({ meaning, count, names }) => `${withCount(meaning, count)} (${names.join(', ')})`),
    ...(rest === 0 ? [] : [`and findings of ${counted(rest, 'more rule')}; --statistics counts them`]),
  ];
}

interface PlayerMeaning {
  readonly meaning: string;
  readonly names: string[];
  count: number;
}

/** Rules that mean the same to a player are told as one. */
function groupByMeaning(
  wrong: readonly RuleStatistic[],
  meanings: ReadonlyMap<string, string | undefined>,
): PlayerMeaning[] {
  const told = new Map<string, PlayerMeaning>();
  for (const { rule, count } of wrong) {
    const meaning = meanings.get(rule) ?? unexplained;
    const same = told.get(meaning) ?? { meaning, names: [], count: 0 };
    same.names.push(rule);
    same.count += count;
    told.set(meaning, same);
  }
  return [...told.values()];
}

const unexplained = '# {finding|findings}';
const onlyNotes = '# {note is|notes are} for the authors of tools; nothing you need to do';

function nothingWrong({ files, events, years, baselined = 0 }: Outcome): string {
  const extent = `${counted(files, 'file')}, ${counted(events, 'event')}${inYears(years)}`;
  return baselined > 0 ? `Nothing new: ${extent}.` : `Your journals are fine: ${extent}, nothing wrong.`;
}

function inYears(years: Outcome['years']): string {
  if (!years) return '';
  return years.from === years.to ? ` from ${years.from}` : ` from ${years.from} to ${years.to}`;
}

function bySeverity(a: RuleStatistic, b: RuleStatistic): number {
  return severities.indexOf(a.severity) - severities.indexOf(b.severity) || b.count - a.count;
}
