import type { LineRange } from '../../stage/record/line-range.js';
import {
  aString,
  checkArgument,
  checkOptions,
  listOf,
  mustBe,
  numberWithin,
  type OptionCheck,
  type OptionChecks,
  oneOf,
  required,
  trueOrFalse,
  wholeNumber,
} from '../../words/option-gate.js';
import type { QuestionName, Questions, RowFilter } from '../protocol.js';

/** Maximum rows per answer. */
const mostRows = 2000;

const mostText = 10_000;

const filterChecks: OptionChecks<RowFilter> = {
  text: mustBe(
    `a text of at most ${mostText} characters`,
    (value) => typeof value === 'string' && value.length <= mostText,
  ),
  kinds: listOf('kinds', aString),
  hasFindings: trueOrFalse,
};

const filter: OptionCheck = {
  complaint: (value) => {
    checkOptions('filter', value, filterChecks);
    return undefined;
  },
};

const count = wholeNumber(0);
const rowCount = required(wholeNumber(0, mostRows));

const checks: { readonly [Name in QuestionName]: OptionChecks<Questions[Name]['ask']> } = {
  rows: { from: count, around: count, count: rowCount, filter },
  line: { n: required(count) },
  numbers: { ranges: required(listOf('ranges', { complaint: rangeComplaint })) },
  moment: { lines: count, time: numberWithin(-Infinity, Infinity) },
  jumps: { from: required(count) },
  timeline: {},
  history: {},
  kinds: {},
  rules: {},
  groups: { rule: required(aString) },
  findings: { rule: required(aString), group: aString, from: required(count), count: rowCount },
};

const rangeChecks: OptionChecks<LineRange> = { file: required(aString), from: required(wholeNumber(1)), to: count };

function rangeComplaint(value: unknown): undefined {
  checkOptions('a range', value, rangeChecks);
}

export const questionNames = Object.keys(checks) as QuestionName[];

const aQuestion = oneOf(questionNames, 'question');

/** Validates an untrusted question. Throws an ArgumentError if it is invalid. */
export function checkQuestion<Name extends QuestionName>(name: Name, ask: unknown): Questions[Name]['ask'] {
  checkArgument('question', name, aQuestion);
  return checkOptions(name, ask, checks[name]);
}
