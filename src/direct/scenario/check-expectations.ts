import type { Finding } from '../../check/finding.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import type { StageState } from '../state/stage-state.js';
import { messageFailure, type Traffic } from './check-sent-messages.js';
import type { ExpectedEvent, UnbrokenRule } from './expect-shape.js';
import { type Difference, differences } from './expected-differences.js';
import { type LocatedList, membersText } from './located-value.js';
import type { Scenario } from './scenario-definition.js';
import { locationText, type SourcePosition } from './scenario-error.js';

/** An expectation that was not met. */
export interface FailedExpectation extends SourcePosition {
  /** A sentence about the expected and the actual value. */
  readonly message: string;
  /** What was written and printed before, in lines of at most 80 columns. */
  readonly details?: readonly string[];
}

/** A failure as a text: its sentence, and its details below it. */
export function failureSentence({ message, details = [] }: Pick<FailedExpectation, 'message' | 'details'>): string {
  return [message, ...details.map((line) => `  ${line}`)].join('\n');
}

/** The output of a scenario, its final state, and what a tool sent meanwhile. */
export interface ScenarioResult extends Traffic {
  /** After the last step. */
  readonly state: StageState;
  /** Those of the messages; notes do not count. */
  readonly findings: readonly Pick<Finding, 'rule' | 'message'>[];
}

/** The expectations of a scenario that were not met, in the order of the file. */
export function checkExpectations({ expect }: Scenario, result: ScenarioResult): FailedExpectation[] {
  const { events, state } = result;
  const failures = [
    ...failedOrder(expect.events, events),
    ...unwantedEvents(expect.never, events),
    ...(expect.state ? differences(expect.state, state).flatMap(stateFailure) : []),
    ...expect.messages.flatMap((each) => failureAt(each, messageFailure(each, result))),
    ...(expect.findings ? otherFindings(expect.findings, result) : []),
    ...expect.unbroken.flatMap((each) => failureAt(each, breach(each, result))),
  ];
  return failures.sort(byPosition);
}

/** In the order of the file. */
export function byPosition(a: SourcePosition, b: SourcePosition): number {
  return a.line - b.line || a.column - b.column;
}

/** All failures as a text, with the command that reproduces them. */
export function failureText(file: string, failures: readonly FailedExpectation[], command: string): string {
  const lines = failures.map((failure) => `${locationText(file, failure)}: ${failureSentence(failure)}`);
  return [...lines, `(reproduce with: ${command})`].join('\n');
}

/** A failure at the position of what was expected; none without a message. */
export function failureAt({ line, column }: SourcePosition, message: string | undefined): FailedExpectation[] {
  return message === undefined ? [] : [{ line, column, message }];
}

function otherFindings(expected: LocatedList, { findings }: ScenarioResult): FailedExpectation[] {
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  if (expected.items.length > 0) return differences(expected, rules, 'findings').flatMap(stateFailure);
  const [first, ...others] = findings;
  if (!first) return [];
  return failureAt(expected, `expected no findings, but there is ${first.rule}: ${first.message}${moreAfter(others)}`);
}

function moreAfter(others: readonly unknown[]): string {
  return others.length > 0 ? `, and ${others.length} more after it` : '';
}

function breach({ rule }: UnbrokenRule, { findings }: ScenarioResult): string | undefined {
  const found = findings.find((each) => each.rule === rule);
  return found && `expected that no message breaks ${rule}, but one does: ${found.message}`;
}

function stateFailure({ path, expected, found, isElement, ...at }: Difference): FailedExpectation[] {
  return failureAt(
    at,
    isElement
      ? `expected ${expected} among ${path}, but there is only ${found}`
      : `expected that ${path} is ${expected}, but it is ${found}`,
  );
}

/** Each expected event is searched for after the previous one. */
function failedOrder(expected: readonly ExpectedEvent[], events: readonly WritableEvent[]): FailedExpectation[] {
  const failures: FailedExpectation[] = [];
  let next = 0;
  let last: ExpectedEvent | undefined;
  for (const each of expected) {
    const index = events.findIndex((event, at) => at >= next && matches(each, event));
    if (index < 0) {
      failures.push(missing(each, last, events, next));
    } else {
      next = index + 1;
      last = each;
    }
  }
  return failures;
}

function missing(
  expected: ExpectedEvent,
  last: ExpectedEvent | undefined,
  events: readonly WritableEvent[],
  next: number,
): FailedExpectation {
  const { line, column, event } = expected;
  const after = last ? ` after ${describeExpectedEvent(last)}` : '';
  const ofKind = events.filter((each) => each.event === event);
  const later = events.slice(next).filter((each) => each.event === event);
  const message = `expected ${describeExpectedEvent(expected)}${after}, but ${instead()}`;
  return { line, column, message };

  function instead(): string {
    const before = ofKind.find((each) => matches(expected, each));
    if (before) return `it came before that, at ${before.timestamp}, and not again`;
    const [nearest] = (later.length > 0 ? later : ofKind).toSorted(
      (a, b) => distance(expected, a) - distance(expected, b),
    );
    if (!nearest) return `no ${event} was written`;
    const others = eventDifferences(expected, nearest).map(({ path, found }) => `${path} ${found}`);
    return `the nearest ${event}, at ${nearest.timestamp}, has ${others.join(', ')}`;
  }
}

function unwantedEvents(never: readonly ExpectedEvent[], events: readonly WritableEvent[]): FailedExpectation[] {
  return never.flatMap((each) => {
    const [first, ...others] = events.filter((event) => matches(each, event));
    if (!first) return [];
    const what = describeExpectedEvent(each);
    return failureAt(each, `expected no ${what}, but one was written at ${first.timestamp}${moreAfter(others)}`);
  });
}

function matches(expected: ExpectedEvent, event: WritableEvent): boolean {
  return event.event === expected.event && eventDifferences(expected, event).length === 0;
}

function distance(expected: ExpectedEvent, event: WritableEvent): number {
  return eventDifferences(expected, event).length;
}

function eventDifferences({ members }: ExpectedEvent, event: WritableEvent): Difference[] {
  return members ? differences(members, event) : [];
}

/** An expected event in words: `FSDJump with StarSystem "Sol"`. */
export function describeExpectedEvent({ event, members }: ExpectedEvent): string {
  const text = members ? membersText(members, 'event') : '';
  return text === '' ? event : `${event} with ${text}`;
}
