import type { StarSystem } from '../../game/star-system.js';
import { didYouMean } from '../../words/nearest.js';
import { shortJson } from '../../words/short-json.js';
import { StageError } from '../stage-error.js';

/**
 * Parses a caller's input, or throws a StageError. `Input` is the static type of the input; at run time it
 * may come from a command line or a file, and is always checked. A system that was set as well is passed
 * along: it disambiguates stations of the same name.
 */
export interface SettingParser<Input, Value> {
  (raw: unknown, system?: StarSystem): Value;
  /** The form of the input; any text if omitted. */
  readonly form?: SettingForm;
  /** Never present: it only carries the type. */
  readonly input?: Input;
}

/** The form of a setting's input, for user interfaces. */
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

/** One of several words. */
export function oneOf<const Word extends string>(
  name: string,
  words: readonly Word[],
  what = name,
): SettingParser<Word, Word> {
  return Object.assign((raw: unknown) => parseChoice(name, raw, words, what), {
    form: { type: 'choice', choices: words },
  } as const);
}

/** One of several words, in any case; the error suggests the nearest. */
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

/** The end of an error about an unknown word: the nearest one, or all if they are few. */
export function nearestOrAll(text: string, words: Iterable<string>): string {
  const known = [...words];
  const otherwise = known.length > 0 && known.length <= 15 ? `: it is one of ${known.join(', ')}` : '';
  return didYouMean(text, known, { otherwise });
}

/** A non-empty text. */
export function parseText(name: string, raw: unknown): string {
  const text = typeof raw === 'number' || typeof raw === 'bigint' ? String(raw) : raw;
  if (typeof text === 'string' && text.trim() !== '') return text.trim();
  throw new StageError(`${name} must be a string, not ${inspectValue(raw)}`);
}

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
  /** For errors: the unit. */
  readonly unit?: string;
}

/** A number within bounds, or its text. */
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

/** A value as shown in errors. */
export function inspectValue(raw: unknown): string {
  return typeof raw === 'string' ? `'${raw}'` : shortJson(raw);
}
