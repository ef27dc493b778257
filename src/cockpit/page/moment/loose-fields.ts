/**
 * Readers for fields of unchecked events: missing or mistyped values are undefined, and invisible characters,
 * such as those that change text direction, are escaped.
 */
import type { StarPosition } from '../../../game/star-system.js';
import { readableText } from '../../../interface/summary/readable-text.js';
import { visible } from '../../../words/printable.js';

export type Fields = Readonly<Record<string, unknown>>;

const none: Fields = {};

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A nested object; empty if there is none. */
export function fieldsIn(fields: Fields, name: string): Fields {
  const value = fields[name];
  return isFields(value) ? value : none;
}

/** The objects of a list. */
export function listIn(fields: Fields, name: string): readonly Fields[] {
  const value = fields[name];
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** The texts of a list. */
export function textsIn(fields: Fields, name: string): readonly string[] {
  const value = fields[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string').map(visible) : [];
}

/** A text that is not blank. */
export function textIn(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' && value.trim() !== '' ? visible(value) : undefined;
}

/** A text as players know it: `Name_Localised`, otherwise derived from the internal name. */
export function shownIn(fields: Fields, name: string): string | undefined {
  const text = readableText({ value: fields[name], localised: fields[`${name}_Localised`] });
  return text === undefined ? undefined : visible(text);
}

export function numberIn(fields: Fields, name: string): number | undefined {
  const value = fields[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function flagIn(fields: Fields, name: string): boolean | undefined {
  const value = fields[name];
  return typeof value === 'boolean' ? value : undefined;
}

/** Milliseconds since 1970. */
export function timeIn(fields: Fields, name = 'timestamp'): number | undefined {
  const value = fields[name];
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

export function positionIn(fields: Fields, name: string): StarPosition | undefined {
  const value: unknown = fields[name];
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  return value.every((each) => Number.isFinite(each)) ? (value as unknown as StarPosition) : undefined;
}
