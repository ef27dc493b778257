/** Checks an event before it is injected. A chunk of its own, because it pulls in all tables. */
import type { Finding } from '../../../../check/finding.js';
import { injectionFindings, withTimestamp } from '../../../../direct/injection/injection-findings.js';
import { kindsInJournal } from '../../../../interface/all-kinds.js';
import type { Dialect } from '../../../../interface/dialect/dialects.js';
import { kindsByGroup } from '../../../../interface/kinds/kind-list.js';
import { parseLine } from '../../../../journal/parse/parse-line.js';

export { completionAt } from './event-completion.js';
export { exampleEvent } from './event-template.js';

/** The verdict on a text: not an event yet, or an event with its findings. */
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
      /** There is no table for the kind. */
      readonly isUnknown?: true;
    };

/** Checks a text as the stage will. */
export function judge(text: string, dialect: Dialect, now: number): Judgement {
  if (text.trim() === '') return { is: 'empty' };
  // One blank per line end keeps offsets the same as in the text.
  const { event, problem } = parseLine(text.replaceAll(/[\r\n\t]/g, ' '));
  if (!event || problem) return broken(text, problem?.message ?? '', (problem?.column ?? 1) - 1);
  const { event: kind } = event as { event?: unknown };
  if (typeof kind !== 'string' || kind === '') {
    return broken(text, 'an event must have a name, such as "event":"Docked"', 0);
  }
  const findings = injectionFindings(withTimestamp({ ...event, event: kind }, Math.floor(now / 1000)), dialect);
  return { is: 'event', kind, findings, ...(!kindsInJournal(dialect).includes(kind) && { isUnknown: true }) };
}

/** The message's column is that of the joined text; this one is of its line. */
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

/** Kinds to choose from, sorted by name, grouped by topic. */
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
