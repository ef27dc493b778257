/** Reading fields of events that nobody has checked: a value of the wrong type counts as absent. */
import type { StarPosition } from '../../../game/star-system.js';
import { readableText } from '../../../interface/summary/value-at-path.js';

export type Fields = Readonly<Record<string, unknown>>;

/** The first of these fields that holds a text which is not empty. */
export function textIn(event: Fields | undefined, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = event?.[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return undefined;
}

export function numberIn(event: Fields | undefined, name: string): number | undefined {
  const value = event?.[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectIn(event: Fields | undefined, name: string): Fields | undefined {
  const value = event?.[name];
  return isFields(value) ? value : undefined;
}

/** The objects of a list. */
export function listIn(event: Fields | undefined, name: string): readonly Fields[] {
  const value = event?.[name];
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** The texts of a list. */
export function textsIn(event: Fields | undefined, name: string): readonly string[] {
  const value = event?.[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** The numbers of a list; what is no number in it stays as a hole. */
export function numbersIn(event: Fields | undefined, name: string): readonly (number | undefined)[] {
  const value = event?.[name];
  if (!Array.isArray(value)) return [];
  return value.map((each: unknown) => (typeof each === 'number' && Number.isFinite(each) ? each : undefined));
}

export function flagIn(event: Fields | undefined, name: string): boolean | undefined {
  const value = event?.[name];
  return typeof value === 'boolean' ? value : undefined;
}

/** A text as the player knows it: `Name_Localised`, else what stands in an internal name. */
export function shownIn(event: Fields | undefined, name: string): string | undefined {
  return readableText({ value: event?.[name], localised: event?.[`${name}_Localised`] });
}

/** A time, in milliseconds since 1970. */
export function timeIn(event: Fields | undefined, name = 'timestamp'): number | undefined {
  const value = event?.[name];
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

export function positionIn(event: Fields | undefined, name: string): StarPosition | undefined {
  const value = event?.[name];
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  return value.every((each) => Number.isFinite(each)) ? (value as unknown as StarPosition) : undefined;
}
