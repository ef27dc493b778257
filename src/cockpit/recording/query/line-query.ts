import { kindNames } from '../../../interface/all-kinds.js';
import { groupOf, type KindGroup, kindGroups } from '../../../interface/kind-groups.js';
import type { Severity } from '../../../interface/object-rule.js';
import { ArgumentError } from '../../../words/argument-error.js';
import { mostLookedAt } from '../cut-lines.js';
import { rankOf } from '../line-block.js';
import { eventText } from '../line-text.js';
import { TextFinder } from '../text-finder.js';
import { FieldTerm, type Hit, matchesPieces } from './match-event.js';
import { noisyKinds } from './noisy-kinds-table.js';
import { isKindTerm, isNumber, parseQuery, type QueryTerm } from './parse-query.js';

interface Condition {
  readonly isNegated: boolean;
  readonly hit: (line: Line) => Hit | undefined;
}

/** A line whose event is parsed only if a condition asks for it. */
interface Line {
  readonly bytes: Uint8Array;
  readonly event: () => Readonly<Record<string, unknown>>;
}

/** A query made ready to run over the lines of a journal. */
export class LineQuery {
  readonly terms: readonly QueryTerm[];
  readonly #kinds: readonly QueryTerm[];
  readonly #severities: readonly QueryTerm[];
  readonly #fields: readonly FieldTerm[];
  readonly #conditions: readonly Condition[];
  readonly hasKinds: boolean;
  readonly hasSeverity: boolean;
  /** Whether kinds and severities are not enough to tell which lines match. */
  readonly readsLines: boolean;
  /** Every matching line contains this text: others are not looked into. */
  readonly #finder: TextFinder | undefined;
  /** Whether each line that has the text matches. */
  readonly #isTextOnly: boolean;

  constructor(text: string) {
    const { terms, problem } = parseQuery(text);
    if (problem) throw new ArgumentError(`The query cannot be read. ${problem}`);
    this.terms = terms;
    this.#kinds = terms.filter(isKindTerm);
    this.#severities = terms.filter(({ name }) => name === 'severity');
    const others = terms.filter((term) => !isKindTerm(term) && term.name !== 'severity');
    const fields = new Map(others.filter(({ name }) => name !== undefined).map((term) => [term, new FieldTerm(term)]));
    this.#fields = [...fields.values()];
    this.#conditions = others.map((term) => {
      const field = fields.get(term);
      return { isNegated: term.isNegated, hit: field ? fieldCondition(field) : textCondition(term) };
    });
    this.hasKinds = this.#kinds.length > 0;
    this.hasSeverity = this.#severities.length > 0;
    this.readsLines = others.length > 0;
    const wanted = textOfAll(others);
    this.#finder = wanted === undefined ? undefined : new TextFinder(wanted);
    this.#isTextOnly = others.length === 1 && others.every((term) => term.name === undefined && isPlain(term));
  }

  /** Whether lines of a kind may match; a line that is no event has the kind ''. */
  wantsKind(kind: string): boolean {
    return this.#kinds.every((term) => isOfKind(kind, term) !== term.isNegated);
  }

  wantsSeverity(severity: Severity | undefined): boolean {
    return this.#severities.every((term) => isOfSeverity(severity, term) !== term.isNegated);
  }

  /** Whether a line of a wanted kind and severity matches. */
  matches(bytes: Uint8Array): boolean {
    if (this.#finder && !this.#finder.isIn(bytes)) return false;
    if (this.#isTextOnly) return true;
    const line = lineOf(bytes);
    return this.#conditions.every(({ isNegated, hit }) => (hit(line) !== undefined) !== isNegated);
  }

  hits(bytes: Uint8Array): Hit[] {
    const line = lineOf(bytes);
    return this.#conditions.flatMap(({ isNegated, hit }) => (isNegated ? [] : (hit(line) ?? [])));
  }

  /** Names that led to several fields of a line, which therefore did not match. */
  get ambiguous(): { readonly name: string; readonly fields: readonly string[] }[] {
    return this.#fields.flatMap(({ name, ambiguous }) => (ambiguous.length > 0 ? [{ name, fields: ambiguous }] : []));
  }
}

function lineOf(bytes: Uint8Array): Line {
  let event: Readonly<Record<string, unknown>> | undefined;
  return { bytes, event: () => (event ??= eventIn(bytes)) };
}

/** A line that is no event has no fields, and a huge one is not parsed. */
function eventIn(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  if (bytes.length > mostLookedAt) return {};
  try {
    const value: unknown = JSON.parse(eventText(bytes));
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

function isPlain({ isNegated, values }: QueryTerm): boolean {
  return !isNegated && values.every(({ pieces }) => pieces.length === 1);
}

/** A line without the name is not parsed. */
function fieldCondition(field: FieldTerm): Condition['hit'] {
  const finder = new TextFinder(lastName(field.name));
  return ({ bytes, event }) => (finder.isIn(bytes) ? field.hit(event()) : undefined);
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** Free text stands anywhere in the line; with wildcards, its pieces stand in this order. */
function textCondition({ values }: QueryTerm): Condition['hit'] {
  const pieces = (values[0]?.pieces ?? []).filter((piece) => piece !== '');
  const finders = pieces.map((piece) => new TextFinder(piece));
  return ({ bytes }) => {
    let [from, at] = [0, 0];
    for (const [index, finder] of finders.entries()) {
      const found = finder.find(bytes, at);
      if (found < 0) return undefined;
      if (index === 0) from = found;
      at = found + finder.length;
    }
    return textHit(bytes, from, at);
  };
}

/** Bytes before a match that are searched for its field. */
const around = 300;

/** What matched, with the field whose value it is in. */
function textHit(bytes: Uint8Array, from: number, to: number): Hit {
  const before = eventText(bytes.subarray(Math.max(0, from - around), from));
  const name = /"(\w+)" ?: ?(?:[^",]*|"[^"]*)$/.exec(before)?.[1];
  return { ...(name !== undefined && { name }), text: eventText(bytes.subarray(from, to)) };
}

/** Characters that a journal writes as they are. */
const plainText = /^[ !#-.0-[\]-~]{2,}$/;

/** A text that all matching lines contain: the longest of the query, or else a name of a field. */
function textOfAll(terms: readonly QueryTerm[]): string | undefined {
  const needed = terms.filter(({ isNegated }) => !isNegated);
  const texts = needed.flatMap(({ name, operator, values }) => {
    const [value] = values;
    if (!value || values.length > 1 || !/[:=]/.test(operator) || /[<>]/.test(operator)) return [];
    if (name === undefined) return value.pieces;
    return isNumber(value.text) ? [] : value.pieces.filter((piece) => plainText.test(piece));
  });
  const names = needed.flatMap(({ name }) => (name === undefined ? [] : lastName(name)));
  return longest(texts) ?? longest(names);
}

function longest(texts: readonly string[]): string | undefined {
  const [first] = texts.filter((text) => text !== '').toSorted((one, other) => other.length - one.length);
  return first;
}

const knownKinds: ReadonlySet<string> = new Set(kindNames.map((name) => name.toLowerCase()));

/** By name, by family or as noise; where a kind is called like a family, `kind:` means the kind. */
function isOfKind(kind: string, { name, values }: QueryTerm): boolean {
  return values.some(({ pieces }) => {
    const word = pieces.join('*');
    if (word === 'noise') return noisyKinds.includes(kind);
    const isFamily = kindGroups.includes(word as KindGroup) && (name === 'family' || !knownKinds.has(word));
    return isFamily ? kind !== '' && groupOf(kind) === word : matchesPieces(kind.toLowerCase(), pieces);
  });
}

function isOfSeverity(severity: Severity | undefined, { operator, values }: QueryTerm): boolean {
  if (!severity) return false;
  return values.some(({ pieces }) => {
    const word = pieces.join('*');
    if (word === '*') return true;
    const by = rankOf(severity) - rankOf(word as Severity);
    if (by === 0) return operator !== '<' && operator !== '>';
    return by < 0 ? operator.startsWith('<') : operator.startsWith('>');
  });
}
