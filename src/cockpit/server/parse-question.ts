/** What a page asks, of which nothing has been checked yet. */
import { ArgumentError } from '../../words/argument-error.js';
import {
  anObject,
  aString,
  checkOptions,
  listOf,
  mustBe,
  type OptionChecks,
  required,
  trueOrFalse,
  wholeNumber,
} from '../../words/option-gate.js';
import type { QuestionName, Questions, RowFilter } from '../protocol.js';

/** More rows, findings or kinds at a time than any page shows. */
const mostRows = 2000;
const mostKinds = 1000;
const longestText = 1000;

const lineNumber = wholeNumber(0);
const count = required(wholeNumber(0, mostRows));
const time = mustBe('a time in milliseconds since 1970', (value) => Number.isFinite(value));

const askChecks: { readonly [Name in QuestionName]: OptionChecks<Questions[Name]['ask']> } = {
  rows: { from: lineNumber, around: lineNumber, count, filter: anObject },
  line: { n: required(lineNumber) },
  moment: { lines: lineNumber, time },
  timeline: {},
  kinds: {},
  rules: {},
  findings: { rule: required(aString), from: required(lineNumber), count },
};

const filterChecks: OptionChecks<RowFilter> = {
  text: mustBe(`a string of at most ${longestText} characters`, isShortText),
  kinds: listOf('kinds', aString),
  hasFindings: trueOrFalse,
};

export const questionNames = Object.keys(askChecks) as QuestionName[];

/** The question in the text of a request; throws a sentence if it is not one. */
export function parseQuestion<Name extends QuestionName>(name: Name, text = '{}'): Questions[Name]['ask'] {
  const ask = checkOptions<Questions[Name]['ask']>(`the question ${name}`, parsed(text), askChecks[name]);
  if ('filter' in ask && ask.filter !== undefined) {
    const { kinds } = checkOptions('a filter', ask.filter, filterChecks);
    if (kinds && kinds.length > mostKinds) throw new ArgumentError(`a filter takes at most ${mostKinds} kinds`);
  }
  return ask;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ArgumentError('a question is asked with ?ask= and a JSON object');
  }
}

function isShortText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= longestText;
}
