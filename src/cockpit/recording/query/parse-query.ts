/**
 * Queries such as `kind:Docked station:"Abraham*" -kind:Music fuel<8 severity:error "free text"`. A line
 * matches if it matches every term; a term matches if one of its values does.
 */
import { severities } from '../../../check/fail-on.js';

type Operator = ':' | '=' | '<' | '<=' | '>' | '>=';

export interface QueryValue {
  /** As written, without quotes. */
  readonly text: string;
  /** The text in lower case, split at its wildcards. */
  readonly pieces: readonly string[];
}

export interface QueryTerm {
  /** Place in the query. */
  readonly start: number;
  readonly end: number;
  readonly isNegated: boolean;
  /** Lower case; absent for free text. */
  readonly name?: string;
  readonly operator: Operator;
  readonly values: readonly QueryValue[];
  /** Where the last value starts, with its quote; that of a missing value is the end. */
  readonly valueStart: number;
}

export interface ParsedQuery {
  /** Up to the problem; the last may be unfinished. */
  readonly terms: readonly QueryTerm[];
  /** A sentence. */
  readonly problem?: string;
}

const nameAndOperator = /"?([a-z_][\w.]*)"?(<=|>=|[:=<>])/iy;
const quoted = /"((?:[^"\\]|\\.)*)("?)/sy;
const bareValue = /[^\s",]+/y;
const bareText = /[^\s"]+/y;
const wildcards = /\\(.)|(\*)/gs;

export function isKindTerm({ name }: QueryTerm): boolean {
  return name === 'kind' || name === 'event' || name === 'family';
}

export function parseQuery(text: string): ParsedQuery {
  const terms: QueryTerm[] = [];
  for (let at = afterSpace(text, 0); at < text.length; at = afterSpace(text, at)) {
    const { term, problem } = parseTerm(text, at);
    terms.push(term);
    if (problem) return { terms, problem };
    at = term.end;
  }
  return { terms };
}

function parseTerm(text: string, start: number): { readonly term: QueryTerm; readonly problem: string | undefined } {
  const isNegated = text[start] === '-' && /\S/.test(text[start + 1] ?? '');
  let at = isNegated ? start + 1 : start;
  const named = matchAt(nameAndOperator, text, at);
  const name = named?.[1]?.toLowerCase();
  const operator = (named?.[2] ?? ':') as Operator;
  at += named?.[0].length ?? 0;
  const values: QueryValue[] = [];
  let valueStart = at;
  const term = (): QueryTerm => ({
    start,
    end: at,
    isNegated,
    ...(name !== undefined && { name }),
    operator,
    values,
    valueStart,
  });
  for (;;) {
    valueStart = at;
    const inQuotes = matchAt(quoted, text, at);
    const found = inQuotes ?? matchAt(named ? bareValue : bareText, text, at);
    at += found?.[0].length ?? 0;
    if (found) values.push(valueOf(inQuotes?.[1] ?? found[0], inQuotes !== undefined));
    const problem = complaint(term(), text, inQuotes?.[2] === '');
    if (problem !== undefined || !named || text[at] !== ',') return { term: term(), problem };
    at++;
  }
}

/** What is wrong with a term after its last value. */
function complaint({ name, operator, values, start, valueStart, end }: QueryTerm, text: string, isOpen: boolean) {
  const value = values.at(-1)?.text ?? '';
  const before = text.slice(start, valueStart);
  if (isOpen) return `The quotation mark before ${value === '' ? 'the end' : `“${value}”`} has no second one.`;
  if (valueStart === end) return `A value is missing after “${before}”, such as ${before}${exampleOf(name, operator)}.`;
  if (/[<>]/.test(operator) && name !== 'severity' && !isNumber(value) && !isDate(value))
    return `“${before}” needs a number or a date, such as ${before}8, not “${value}”.`;
  if (name === 'severity' && value !== '*' && !severities.some((each) => each === value.toLowerCase()))
    return `A severity is error, warning or note, or * for any, not “${value}”.`;
  return undefined;
}

function exampleOf(name: string | undefined, operator: Operator): string {
  if (/[<>]/.test(operator)) return name === 'severity' ? 'note' : '8';
  return name === 'kind' ? 'Docked' : name === 'severity' ? 'error' : 'Abra*';
}

export function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text));
}

export function isDate(text: string): boolean {
  return /^\d{4}-/.test(text);
}

/** In quotes, a backslash takes the meaning from a quote, a wildcard and a backslash. */
function valueOf(written: string, isQuoted: boolean): QueryValue {
  const pieces = [''];
  let from = 0;
  for (const { 0: whole, 1: escaped, index } of written.matchAll(wildcards)) {
    if (escaped !== undefined && !isQuoted) continue;
    pieces[pieces.length - 1] += written.slice(from, index) + (escaped ?? '');
    from = index + whole.length;
    if (escaped === undefined) pieces.push('');
  }
  pieces[pieces.length - 1] += written.slice(from);
  return {
    text: isQuoted ? written.replaceAll(/\\(.)/gs, '$1') : written,
    pieces: pieces.map((piece) => piece.toLowerCase()),
  };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function afterSpace(text: string, at: number): number {
  return at + (/^\s+/.exec(text.slice(at))?.[0].length ?? 0);
}
