import { describeToolExpectation } from '../tool/check-tool-expectation.js';
import type { AnsweredValue } from '../tool/compare-answer.js';
import { byPosition, describeExpectedEvent, type FailedExpectation } from './check-expectations.js';
import { describeExpectedMessage } from './check-sent-messages.js';
import { type LocatedValue, plainValue, valueText } from './located-value.js';
import type { Scenario } from './scenario-definition.js';
import type { SourcePosition } from './scenario-error.js';

/** One expectation about a session. */
export interface Expectation extends SourcePosition {
  /** A short description. */
  readonly says: string;
  /**
   * The positions of the enclosing objects and lists: if one of them is missing, this expectation fails with
   * it.
   */
  readonly within: readonly SourcePosition[];
}

/** An expectation, and why it failed, if it did. Several may fail for one reason. */
export interface ExpectationResult extends Expectation {
  readonly failure?: FailedExpectation;
}

/** All expectations of a scenario, in the order of the file; those of a tool only if there is one. */
export function listExpectations({ expect }: Pick<Scenario, 'expect'>, hasTool = true): Expectation[] {
  const { events, never, state, messages, findings, unbroken } = expect;
  const all = [
    ...events.map((each) => expectation(each, describeExpectedEvent(each))),
    ...never.map((each) => expectation(each, `no ${describeExpectedEvent(each)}`)),
    ...(state ? stateExpectations(state, '', []) : []),
    ...messages.map((each) => expectation(each, describeExpectedMessage(each))),
    ...(findings ? stateExpectations(findings, 'findings', []) : []),
    ...(hasTool ? expect.tool : []).map((each) => expectation(each, describeToolExpectation(each))),
    ...unbroken.map((each) => expectation(each, `no message breaks ${each.rule}`)),
  ];
  return all.sort(byPosition);
}

/** What a tool was asked, as far as it answered or should have. */
export function askedExpectations(
  questions: readonly { readonly values: readonly AnsweredValue[]; readonly problem?: string }[],
): Expectation[] {
  return questions.flatMap(({ values, problem }) =>
    values
      .filter(({ verdict }) => problem !== undefined || verdict !== 'unanswered')
      .map(({ member, asked, right }) => expectation(asked, `${member} is ${valueText(right ?? undefined)}`)),
  );
}

/** The expectations with the failures that `checkExpectations` found. */
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

/** One expectation for each member of an object, and each element of a list. */
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
