/** A new value for an open list, made like its existing ones. */
import type { IntegerField, StringField } from '../../interface/field.js';
import { hasForm } from '../../interface/text-forms.js';
import type { Values } from '../../interface/value-list.js';
import type { Random } from '../../simulate/random.js';
import { memoize } from '../../words/memo.js';
import { allParts, knownTexts, knownValues } from './known-names.js';

/** A field with an open list. */
export type OpenField =
  | (StringField & { readonly values: Values<string> })
  | (IntegerField & { readonly values: Values<number> });

/** A value for a field that no list of this name has, in any dialect. */
export function newValue(field: OpenField, random: Random): string | number {
  if (field.type === 'integer') return newNumber(knownValues(field.values.name), random);
  return random.pick(freeTexts(field));
}

const freeTexts = memoize(({ form, values }: StringField & { readonly values: Values<string> }): readonly string[] => {
  const known = knownValues(values.name);
  const words = [...known].flatMap((value) => (typeof value === 'string' ? (takenApart(value) ?? []) : []));
  const isNew = (text: string) => !known.has(text) && (form === undefined || hasForm(text, form));
  const recombined = recombinations(words).filter(isNew);
  return recombined.length > 0 ? recombined : qualified(words).filter(isNew);
});

function newNumber(known: ReadonlySet<unknown>, random: Random): number {
  const numbers = [...known].map(Number);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const between = Array.from({ length: Math.min(most - least, 1000) }, (_, index) => least + index);
  const free = between.filter((number) => !known.has(number));
  return free.length > 0 ? random.pick(free) : most + random.integer(1, 3);
}

/** A value split around its last word: `$economy_HighTech;` is `$economy_High`, `Tech` and `;`. */
interface Word {
  readonly before: string;
  readonly last: string;
  readonly after: string;
}

function takenApart(value: string): Word | undefined {
  const [, before, last, after] = /^(.*?)([A-Z]?[a-z]+|[A-Z]+|\d+)(\W*)$/s.exec(value) ?? [];
  return before === undefined || last === undefined || after === undefined ? undefined : { before, last, after };
}

/**
 * The beginning of each value with the last word of another, where both have several words and the same form.
 */
function recombinations(words: readonly Word[]): string[] {
  const several = words.filter(({ before }) => /[a-z\d]/i.test(before));
  const lasts = [...new Set(several.map(({ last }) => last))];
  return several.flatMap(({ before, last, after }) =>
    lasts.filter((other) => styleOf(other) === styleOf(last)).map((other) => `${before}${other}${after}`),
  );
}

/**
 * Each value with a word before its last: `Boom` becomes `CivilBoom`. Letters such as `G` are doubled, and
 * numbers continue the sequence.
 */
function qualified(words: readonly Word[]): string[] {
  const heads = [...new Set(allParts(knownTexts()).map(({ head }) => head))];
  const codes = words.map(({ last }) => last).filter((last) => styleOf(last) === 'code');
  return words.flatMap(({ before, last, after }) => {
    const lasts = {
      number: () => [1, 2, 3].map((more) => String(Number(last) + more)),
      lower: () => heads.map((head) => `${head.toLowerCase()}${last}`),
      code: () => codes.map((code) => `${code}${last}`),
      capital: () => heads.filter((head) => head !== last).map((head) => `${head}${last}`),
    }[styleOf(last)]();
    return lasts.map((each) => `${before}${each}${after}`);
  });
}

function styleOf(word: string): 'lower' | 'code' | 'number' | 'capital' {
  if (/^\d/.test(word)) return 'number';
  if (/^[a-z]/.test(word)) return 'lower';
  return /[a-z]/.test(word) ? 'capital' : 'code';
}
