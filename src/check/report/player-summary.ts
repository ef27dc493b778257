import { counted, withCount } from '../../words/counted.js';
import { getOrMake } from '../../words/map-entries.js';
import { severities } from '../fail-on.js';
import type { RuleStatistic } from '../rule-statistics.js';
import type { RuleText } from '../rule-text.js';
import type { Outcome } from './check-report.js';

/** How many meanings are listed. */
const mostMeanings = 3;

/**
 * What the findings mean for a player, in the words of the rules, the most severe and most frequent first.
 */
export function playerSummary(outcome: Outcome, rules: readonly RuleText[]): string[] {
  const { statistics, notes, files } = outcome;
  if (!statistics || files === 0) return [];
  const wrong = statistics.filter(({ severity }) => severity !== 'note').toSorted(bySeverity);
  if (wrong.length === 0) return [nothingWrong(outcome), ...(notes > 0 ? [withCount(onlyNotes, notes)] : [])];
  const meanings = groupByMeaning(wrong, new Map(rules.map(({ id, player }) => [id, player])));
  const rest = meanings.slice(mostMeanings).reduce((sum, { names }) => sum + names.size, 0);
  return [
    ...meanings
      .slice(0, mostMeanings)
      .map(({ meaning, count, names }) => `${withCount(meaning, count)} (${[...names].join(', ')})`),
    ...(rest === 0 ? [] : [`and findings of ${counted(rest, 'more rule')}; --statistics counts them`]),
  ];
}

interface PlayerMeaning {
  readonly meaning: string;
  readonly names: Set<string>;
  count: number;
}

/** Rules that mean the same to a player count as one. */
function groupByMeaning(
  wrong: readonly RuleStatistic[],
  meaningByRule: ReadonlyMap<string, string | undefined>,
): PlayerMeaning[] {
  const groups = new Map<string, PlayerMeaning>();
  for (const { rule, count } of wrong) {
    const meaning = meaningByRule.get(rule) ?? unexplained;
    const same = getOrMake(groups, meaning, () => ({ meaning, names: new Set<string>(), count: 0 }));
    same.names.add(rule);
    same.count += count;
  }
  return [...groups.values()];
}

const unexplained = '# {finding|findings}';
const onlyNotes = '# {note|notes} for authors of tools; nothing you need to do (--all shows {it|them})';

function nothingWrong({ files, events, years, baselined = 0, literals }: Outcome): string {
  const extent = `${counted(files, 'file')}, ${counted(events, 'event')}${inYears(years)}`;
  if (baselined > 0) return `Nothing new: ${extent}.`;
  return literals ? `Nothing wrong in ${extent}.` : `Your journals are fine: ${extent}, nothing wrong.`;
}

function inYears(years: Outcome['years']): string {
  if (!years) return '';
  return years.from === years.to ? ` from ${years.from}` : ` from ${years.from} to ${years.to}`;
}

function bySeverity(a: RuleStatistic, b: RuleStatistic): number {
  return severities.indexOf(a.severity) - severities.indexOf(b.severity) || b.count - a.count;
}
