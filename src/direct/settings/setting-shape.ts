import type { StarSystem } from '../../game/star-system.js';
import { quoted } from '../../words/printable.js';
import { type Door, type Place, refuse, wrong } from '../../words/shape/door.js';
import type { Schema, Shape } from '../../words/shape/shape.js';
import { shortJson } from '../../words/short-json.js';

/** Where settings come in: a command line, a function, a request or a file. */
export interface SettingDoor extends Door {
  /** A system that is set as well: it distinguishes stations of the same name. */
  readonly system?: StarSystem | undefined;
}

/** What a setting must be. `Input` is the static type of what a program may write for it. */
export interface SettingShape<Input, Value> extends Shape<Value, SettingDoor> {
  readonly form: SettingForm;
  /** Never present: it only carries the type. */
  readonly input?: Input;
}

/** The form of a setting's input, for user interfaces. */
export type SettingForm =
  | ({ readonly type: 'number' } & Bounds)
  | { readonly type: 'choice'; readonly choices: readonly string[] }
  | { readonly type: 'text' };

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
  /** For errors: the unit. */
  readonly unit?: string;
}

type SettingAt = Place<SettingDoor>;

/** A setting that a function reads; it refuses what it cannot read. */
export function setting<Input, Value>(
  read: (value: unknown, at: SettingAt) => Value | undefined,
  form: SettingForm = { type: 'text' },
  schema: Schema = textOrNumber,
): SettingShape<Input, Value> {
  return { what: 'a setting', schema: () => schema, read, form };
}

const textOrNumber = { type: ['string', 'number'], pattern: '\\S' };

/** The JSON Schema of a number within bounds, or its text. */
export function boundsSchema({ least, most, whole = false }: Bounds): Schema {
  return { ...textOrNumber, minimum: least, maximum: most, ...(whole && { multipleOf: 1 }) };
}

/** A number within bounds, or its text. */
export function numberIn(bounds: Bounds) {
  return setting<number | bigint, number>(
    (value, at) => readNumber(value, at, bounds),
    { type: 'number', ...bounds },
    boundsSchema(bounds),
  );
}

/** One of several words, in any case. */
export function oneOf<const Word extends string>(words: readonly Word[], what?: string) {
  return setting<Word, Word>((value, at) => readChoice(value, at, words, what), { type: 'choice', choices: words });
}

export function readChoice<Word extends string>(
  value: unknown,
  at: SettingAt,
  words: readonly Word[],
  what = at.name,
): Word | undefined {
  const text = readText(value, at);
  if (text === undefined) return undefined;
  const found = words.find((word) => word.toLowerCase() === text.toLowerCase());
  return found ?? refuse(at, at.door.unknown(at.name, text, words, what));
}

/** A text that is not empty. */
export function readText(value: unknown, at: SettingAt): string | undefined {
  const text = typeof value === 'number' || typeof value === 'bigint' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : wrong(at, 'a string', value);
}

export function readNumber(
  value: unknown,
  at: SettingAt,
  { least, most, whole = false, unit = '' }: Bounds,
): number | undefined {
  const text = typeof value === 'bigint' ? String(value) : value;
  const number = typeof text === 'string' && text.trim() !== '' ? Number(text.replaceAll('_', '')) : text;
  if (typeof number !== 'number' || !Number.isFinite(number) || (whole && !Number.isInteger(number)))
    return wrong(at, `${whole ? 'a whole' : 'a'} number${unit && ` of ${unit}`}`, value);
  if (number >= least && number <= most) return number;
  return refuse(at, `${at.name} must be from ${least} to ${most}${unit && ` ${unit}`}, not ${number}`);
}

/** A value as shown in errors. */
export function inspectValue(value: unknown): string {
  return typeof value === 'string' ? quoted(value) : shortJson(value);
}
