import { type Failure, named } from './judge.js';
import type { Spot } from './problem.js';
import type { Scenario } from './scenario.js';
import { plain, shown, type Value } from './value.js';

/** One thing that must have come about at the end. */
export interface Expectation extends Spot {
  /** What is expected, in a few words. */
  readonly says: string;
  /** The places of what it is part of: where that is not there at all, it cannot be as expected. */
  readonly within: readonly Spot[];
}

/** An expectation, and why it was not met, if it was not; several may fail for one reason, at the place of that. */
export interface Judged extends Expectation {
  readonly failure?: Failure;
}

/** All that a scenario expects, in the order of its file: each event, and each value of the state. */
export function expectationsOf({ expect: { events, never, state } }: Scenario): Expectation[] {
  const all = [
    ...events.map((each) => expectation(each, named(each))),
    ...never.map((each) => expectation(each, `no ${named(each)}`)),
    ...(state ? leaves(state, '', []) : []),
  ];
  return all.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Which of them were met, by the failures that a judge told. */
export function judged(expectations: readonly Expectation[], failures: readonly Failure[]): Judged[] {
  const places = new Map(failures.map((failure) => [placeOf(failure), failure]));
  return expectations.map((each) => {
    const failure = [each, ...each.within].map((spot) => places.get(placeOf(spot))).find(Boolean);
    return failure === undefined ? each : { ...each, failure };
  });
}

function placeOf({ line, column }: Spot): string {
  return `${line}:${column}`;
}

function expectation({ line, column }: Spot, says: string, within: readonly Spot[] = []): Expectation {
  return { line, column, says, within };
}

/** Of an object its members are expected one by one, of a list its elements. */
function leaves(value: Value, path: string, within: readonly Spot[]): Expectation[] {
  if (value.is === 'members') {
    return Array.from(value.entries, ([name, member]) =>
      leaves(member.value, path === '' ? name : `${path}.${name}`, [...within, value]),
    ).flat();
  }
  if (value.is === 'list' && value.items.length > 0) {
    return value.items.map((item) => expectation(item, `${shown(plain(item))} among ${path}`, [...within, value]));
  }
  return [expectation(value, `${path} is ${shown(plain(value) ?? undefined)}`, within)];
}
