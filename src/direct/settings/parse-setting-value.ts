import { didYouMean } from '../../words/nearest.js';
import { shortJson } from '../../words/short-json.js';
import { StageError } from '../stage-error.js';

/** One of some words, however it is capitalised; the error names the nearest. */
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

/** The end of a sentence about an unknown word: the nearest that is known, or all of them if they are few. */
export function nearestOrAll(text: string, words: Iterable<string>): string {
  const known = [...words];
  const otherwise = known.length > 0 && known.length <= 15 ? `: it is one of ${known.join(', ')}` : '';
  return didYouMean(text, known, { otherwise });
}

/** A text that says something. */
export function parseText(name: string, raw: unknown): string {
  const text = typeof raw === 'number' || typeof raw === 'bigint' ? String(raw) : raw;
  if (typeof text === 'string' && text.trim() !== '') return text.trim();
  throw new StageError(`${name} must be a string, not ${inspectValue(raw)}`);
}

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
  /** What it counts, if it counts anything. */
  readonly unit?: string;
}

/** A number within bounds, written as one or as a text. */
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

/** A value as it can be shown in a sentence. */
export function inspectValue(raw: unknown): string {
  return typeof raw === 'string' ? `'${raw}'` : shortJson(raw);
}
