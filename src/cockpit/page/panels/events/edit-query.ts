/** Changes to a query by menus and buttons; the rest of the text stays as it was written. */
import { isKindTerm, parseQuery, type QueryTerm } from '../../../recording/query/parse-query.js';

export interface KindChoice {
  readonly kinds: readonly string[];
  /** All kinds but these. */
  readonly isAllBut: boolean;
}

/** The kinds that the query names. */
export function kindChoice(query: string): KindChoice {
  const term = kindTermOf(query);
  return { kinds: term?.values.map(({ text }) => text) ?? [], isAllBut: term?.isNegated ?? false };
}

export function withKinds(query: string, { kinds, isAllBut }: KindChoice): string {
  const term = kinds.length > 0 ? `${isAllBut ? '-' : ''}kind:${kinds.map(asValue).join(',')}` : '';
  return replaced(query, kindTermOf(query), term);
}

export function hasTerm(query: string, term: string): boolean {
  return findTerm(query, term) !== undefined;
}

/** Adds or removes a term. */
export function toggleTerm(query: string, term: string): string {
  const found = findTerm(query, term);
  return replaced(query, found, found ? '' : term);
}

/** A value as a query has it, in quotes if need be. */
export function asValue(text: string): string {
  return /^[^\s",*\\]+$/.test(text) ? text : `"${text.replaceAll(/["\\*]/g, '\\$&')}"`;
}

export const noNoise = '-kind:noise';

function kindTermOf(query: string): QueryTerm | undefined {
  return parseQuery(query).terms.find(
    (term) => isKindTerm(term) && term.operator === ':' && query.slice(term.start, term.end) !== noNoise,
  );
}

function findTerm(query: string, wanted: string): QueryTerm | undefined {
  return parseQuery(query).terms.find(
    ({ start, end }) => query.slice(start, end).toLowerCase() === wanted.toLowerCase(),
  );
}

function replaced(query: string, { start, end }: Pick<QueryTerm, 'start' | 'end'> = afterAll(query), term: string) {
  return [query.slice(0, start).trim(), term, query.slice(end).trim()].filter((part) => part !== '').join(' ');
}

function afterAll({ length }: string) {
  return { start: length, end: length };
}
