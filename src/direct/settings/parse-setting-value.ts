import type { StarSystem } from '../../game/star-system.js';
import { didYouMean } from '../../words/nearest.js';
import { shortJson } from '../../words/short-json.js';
import { StageError } from '../stage-error.js';

/**
 * Turns what a caller wrote into a value, or throws a StageError. `Input` is what the types let a caller write; at run
 * time the value may come from a command line or a file, and is checked whatever it is. Where a system was set as well,
 * it is passed along: it decides which of several stations of the same name is meant.
 */
export interface SettingParser<Input, Value> {
  (raw: unknown, system?: StarSystem): Value;
  /** What is written; a text of any form if left out. */
  readonly form?: SettingForm;
  /** Never present: it only carries the type. */
  readonly input?: Input;
}

/** What is written for a setting, for those who make a form of it. */
export type SettingForm =
  | ({ readonly type: 'number' } & Bounds)
  | { readonly type: 'choice'; readonly choices: readonly string[] }
  | { readonly type: 'text' };

/** A number within bounds. */
export function numberIn(name: string, bounds: Bounds): SettingParser<number | bigint, number> {
  return Object.assign((raw: unknown) => parseNumber(name, raw, bounds), {
    form: { type: 'number', ...bounds },
  } as const);
}

/** One of some words. */
export function oneOf<const Word extends string>(
  name: string,
  words: readonly Word[],
  what = name,
): SettingParser<Word, Word> {
  return Object.assign((raw: unknown) => parseChoice(name, raw, words, what), {
    form: { type: 'choice', choices: words },
  } as const);
}

/** One of some words, in any case; the error suggests the nearest. */
export function parseChoice<Word extends string>(
  name: string,
  raw: unknown,
  words: readonly Word[],
  what = name,
): Word {
  const text = parseText(name, raw);
  const found = words.find((word) => word.toLowerCase() === text.toLowerCase());
  if (found !== undefined) return found;
  throw new StageError(`there is no ${what} '${text}'${nearestOrAll(text, words)}`);
}

/** What follows an unknown word in an error: the nearest one, or all if they are few. */
export function nearestOrAll(text: string, words: Iterable<string>): string {
  const known = [...words];
  const otherwise = known.length > 0 && known.length <= 15 ? `: it is one of ${known.join(', ')}` : '';
  return didYouMean(text, known, { otherwise });
}

/** A text that is not empty. */
export function parseText(name: string, raw: unknown): string {
  const text = typeof raw === 'number' || typeof raw === 'bigint' ? String(raw) : raw;
  if (typeof text === 'string' && text.trim() !== '') return text.trim();
  throw new StageError(`${name} must be a string, not ${inspectValue(raw)}`);
}

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
  /** For errors: what it counts. */
  readonly unit?: string;
}

/** A number within bounds, or a text that is one. */
export function parseNumber(name: string, raw: unknown, { least, most, whole = false, unit = '' }: Bounds): number {
  const text = typeof raw === 'bigint' ? String(raw) : raw;
  const value = typeof text === 'string' && text.trim() !== '' ? Number(text.replaceAll('_', '')) : text;
  if (typeof value !== 'number' || !Number.isFinite(value) || (whole && !Number.isInteger(value))) {
    throw new StageError(
      `${name} must be ${whole ? 'a whole' : 'a'} number${unit && ` of ${unit}`}, not ${inspectValue(raw)}`,
    );
  }
  if (value < least || value > most) {
    throw new StageError(`${name} must be from ${least} to ${most}${unit && ` ${unit}`}, not ${value}`);
  }
  return value;
}

/** A value as it is shown in errors. */
export function inspectValue(raw: unknown): string {
  return typeof raw === 'string' ? `'${raw}'` : shortJson(raw);
}
