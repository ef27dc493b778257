import { describeExpectedEvent, type FailedExpectation } from './check-expectations.js';
import { type LocatedValue, plainValue, valueText } from './located-value.js';
import type { Scenario } from './scenario-definition.js';
import type { SourcePosition } from './scenario-error.js';

/** One thing that must have come about at the end. */
export interface Expectation extends SourcePosition {
  /** What is expected, in a few words. */
  readonly says: string;
  /** The places of what it is part of: where that is not there at all, it cannot be as expected. */
  readonly within: readonly SourcePosition[];
}

/** An expectation, and why it was not met, if it was not; several may fail for one reason, at the place of that. */
export interface ExpectationResult extends Expectation {
  readonly failure?: FailedExpectation;
}

/** All that a scenario expects, in the order of its file: each event, and each value of the state. */
export function listExpectations({ expect: { events, never, state } }: Scenario): Expectation[] {
  const all = [
    ...events.map((each) => expectation(each, describeExpectedEvent(each))),
    ...never.map((each) => expectation(each, `no ${describeExpectedEvent(each)}`)),
    ...(state ? stateExpectations(state, '', []) : []),
  ];
  return all.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Which of them were met, by the failures that a judge told. */
export function expectationResults(
  expectations: readonly Expectation[],
  failures: readonly FailedExpectation[],
): ExpectationResult[] {
  const places = new Map(failures.map((failure) => [positionKey(failure), failure]));
  return expectations.map((each) => {
    const failure = [each, ...each.within].map((spot) => places.get(positionKey(spot))).find(Boolean);
    return failure === undefined ? each : { ...each, failure };
  });
}

function positionKey({ line, column }: SourcePosition): string {
  return `${line}:${column}`;
}

function expectation(
  { line, column }: SourcePosition,
  says: string,
  within: readonly SourcePosition[] = [],
): Expectation {
  return { line, column, says, within };
}

/** Of an object its members are expected one by one, of a list its elements. */
function stateExpectations(value: LocatedValue, path: string, within: readonly SourcePosition[]): Expectation[] {
  if (value.is === 'object') {
    return Array.from(value.entries, ([name, member]) =>
      stateExpectations(member.value, path === '' ? name : `${path}.${name}`, [...within, value]),
    ).flat();
  }
  if (value.is === 'list' && value.items.length > 0) {
    return value.items.map((item) =>
      expectation(item, `${valueText(plainValue(item))} among ${path}`, [...within, value]),
    );
  }
  return [expectation(value, `${path} is ${valueText(plainValue(value) ?? undefined)}`, within)];
}
