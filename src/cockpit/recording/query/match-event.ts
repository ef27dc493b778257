import { isDate, isNumber, type QueryTerm, type QueryValue } from './parse-query.js';

type Members = Readonly<Record<string, unknown>>;

/** What matched, for the mark in the row; free text has no name. */
export interface Hit {
  readonly name?: string;
  readonly text: string;
}

/** Finds the values of a term's field. A part of a name is enough if it leads to one field of the event. */
export class FieldTerm {
  readonly name: string;
  readonly #term: QueryTerm;
  readonly #path: readonly string[];
  /** Fields that the name may mean equally well, in an event that had them all. */
  ambiguous: readonly string[] = [];

  constructor(term: QueryTerm) {
    this.#term = term;
    this.name = term.name ?? '';
    this.#path = this.name.split('.');
  }

  hit(event: Members): Hit | undefined {
    for (const [name, value] of this.#named(event, this.#path)) {
      for (const leaf of leaves(value)) {
        if (this.#term.values.some((wanted) => fits(leaf, this.#term, wanted))) return { name, text: String(leaf) };
      }
    }
    return undefined;
  }

  /** The field at the top of the object, or else those in nested objects. */
  *#named(members: object, [first = '', ...rest]: readonly string[]): Iterable<readonly [string, unknown]> {
    if (!Array.isArray(members)) {
      const key = this.#keyFor(Object.keys(members), first);
      if (key !== undefined) {
        const value = (members as Members)[key];
        if (rest.length === 0) {
          yield [key, value];
          yield [key, (members as Members)[`${key}_Localised`]];
        } else if (isObject(value)) yield* this.#named(value, rest);
        return;
      }
    }
    for (const value of Object.values(members)) if (isObject(value)) yield* this.#named(value, [first, ...rest]);
  }

  #keyFor(keys: readonly string[], name: string): string | undefined {
    let best = Infinity;
    let found: string[] = [];
    for (const key of keys) {
      const rank = rankOf(key, name);
      if (rank > best) continue;
      if (rank < best) found = [];
      best = rank;
      found.push(key);
    }
    if (best === Infinity) return undefined;
    if (found.length > 1) this.ambiguous = found;
    return found.length === 1 ? found[0] : undefined;
  }
}

/** Rank of a key, best first: `station` is Station, StationName, NearestStation or StationLevel. */
function rankOf(key: string, name: string): number {
  const lower = key.toLowerCase();
  if (lower === name) return 0;
  if (!lower.includes(name) || lower.endsWith('_localised')) return Infinity;
  if (lower === `${name}name`) return 1;
  if (lower.endsWith(name)) return 2;
  return lower === `${name}level` ? 3 : 4;
}

function* leaves(value: unknown): Iterable<string | number | bigint | boolean> {
  if (isObject(value)) for (const each of Object.values(value)) yield* leaves(each);
  else if (value !== undefined && value !== null) yield value as string;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function fits(value: string | number | bigint | boolean, { operator }: QueryTerm, wanted: QueryValue): boolean {
  const { text, pieces } = wanted;
  if (operator !== ':' && operator !== '=') {
    // A date stands for all of its day.
    if (typeof value === 'string') return isDate(text) && compare(value.slice(0, text.length), text, operator);
    return typeof value !== 'boolean' && isNumber(text) && compare(Number(value), Number(text), operator);
  }
  if (typeof value === 'string') {
    const lower = value.toLowerCase();
    return operator === ':' && pieces.length === 1 ? lower.includes(pieces[0] as string) : matchesPieces(lower, pieces);
  }
  const digits = String(value);
  return matchesPieces(digits, pieces) || (typeof value === 'number' && isNumber(text) && value === Number(text));
}

function compare<Value extends string | number>(one: Value, other: Value, operator: string): boolean {
  if (one === other) return operator.endsWith('=');
  return operator.startsWith('<') ? one < other : one > other;
}

/** Whether a text in lower case is made of the pieces, with anything between them. */
export function matchesPieces(text: string, pieces: readonly string[]): boolean {
  const [first = '', ...others] = pieces;
  const last = others.pop();
  if (last === undefined) return text === first;
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const piece of others) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at <= text.length - last.length;
}
