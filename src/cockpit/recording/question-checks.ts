import { checkArgument, checkOptions, type OptionShapes } from '../../words/shape/check-options.js';
import {
  aString,
  listOf,
  mustBe,
  numberWithin,
  object,
  oneOf,
  required,
  wholeNumber,
} from '../../words/shape/shape.js';
import type { QuestionName, Questions } from '../protocol.js';

/** Maximum rows per answer. */
const mostRows = 2000;

const mostQuery = 10_000;

const query = mustBe(
  `a query of at most ${mostQuery} characters`,
  (value) => typeof value === 'string' && value.length <= mostQuery,
);

const aTime = numberWithin(-Infinity, Infinity);
const count = wholeNumber(0);
const rowCount = required(wholeNumber(0, mostRows));

const range = object({ file: required(aString), from: required(wholeNumber(1)), to: count });

const checks: { readonly [Name in QuestionName]: OptionShapes<Questions[Name]['ask']> } = {
  rows: { from: count, around: count, count: rowCount, query },
  hits: { query: required(query) },
  texts: { from: required(count), query },
  line: { n: required(count) },
  numbers: { ranges: required(listOf('ranges', range)) },
  moment: { lines: count, time: aTime },
  jumps: { from: required(count) },
  timeline: { from: aTime, to: aTime, buckets: wholeNumber(1, mostRows) },
  sessions: {},
  history: {},
  system: { lines: required(count) },
  kinds: {},
  rules: {},
  groups: {},
  findings: { rule: required(aString), group: aString, from: required(count), count: rowCount },
};

export const questionNames = Object.keys(checks) as QuestionName[];

const aQuestion = oneOf(questionNames, 'question');

/** Validates an untrusted question. Throws an ArgumentError if it is invalid. */
export function checkQuestion<Name extends QuestionName>(name: Name, ask: unknown): Questions[Name]['ask'] {
  checkArgument('question', name, aQuestion);
  return checkOptions(name, ask, checks[name]);
}
