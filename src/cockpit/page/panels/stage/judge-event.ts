/** What the checker says about an event before it is injected: a chunk of its own, since it brings all tables along. */
import type { Finding } from '../../../../check/finding.js';
import { injectionFindings, withTimestamp } from '../../../../direct/injection/injection-findings.js';
import { kindsInJournal } from '../../../../interface/all-kinds.js';
import type { Dialect } from '../../../../interface/dialect/dialects.js';
import { kindsByGroup } from '../../../../interface/kinds/kind-list.js';
import { parseLine } from '../../../../journal/parse/parse-line.js';

export { exampleEvent } from './event-template.js';

/** What is to be said about a text: it is not an event yet, or the checker has something against it. */
export type Judgement =
  | { readonly is: 'empty' }
  | { readonly is: 'unjudged'; readonly reason: string }
  | {
      readonly is: 'broken';
      readonly message: string;
      readonly line: number;
      readonly column: number;
      readonly index: number;
    }
  | {
      readonly is: 'event';
      readonly kind: string;
      readonly findings: readonly Finding[];
      /** The checker has no table of its fields. */
      readonly isUnknown?: true;
    };

/** Judges a text as the stage will. */
export function judge(text: string, dialect: Dialect, now: number): Judgement {
  if (text.trim() === '') return { is: 'empty' };
  // A blank for each line end: so a place in the line is the same place in the text.
  const { event, problem } = parseLine(text.replaceAll(/[\r\n\t]/g, ' '));
  if (!event || problem) return broken(text, problem?.message ?? '', (problem?.column ?? 1) - 1);
  const { event: kind } = event as { event?: unknown };
  if (typeof kind !== 'string' || kind === '') {
    return broken(text, 'an event must have a name, such as "event":"Docked"', 0);
  }
  const findings = injectionFindings(withTimestamp({ ...event, event: kind }, Math.floor(now / 1000)), dialect);
  return { is: 'event', kind, findings, ...(!kindsInJournal(dialect).includes(kind) && { isUnknown: true }) };
}

/** The column in the message counts over all lines; here it is that of its line. */
function broken(text: string, message: string, index: number): Judgement {
  const before = text.slice(0, index).split('\n');
  return {
    is: 'broken',
    message: message.replace(/, at column \d+$/, ''),
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    index,
  };
}

/** The kinds to choose from, sorted by name, each under what it is about. */
export interface KindChoices {
  readonly about: string;
  readonly kinds: readonly string[];
}

export function kindChoices(dialect: Dialect): readonly KindChoices[] {
  const there = new Set(kindsInJournal(dialect));
  const groups = Object.entries(kindsByGroup).map(([group, tables]) => ({
    about: group.replaceAll('-', ' '),
    kinds: tables
      .map(({ name }) => name)
      .filter((name) => there.has(name))
      .toSorted(),
  }));
  return groups.filter(({ kinds }) => kinds.length > 0);
}
