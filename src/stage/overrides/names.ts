import { hullTable } from '../../simulate/ship/hull-table.js';
import { StageError } from '../errors.js';
import { textOf, wordOf } from './words.js';

/** A hull, by its internal name or as its maker calls it. */
export function hullOf(raw: unknown): string {
  const text = textOf('ship', raw);
  const called = hullTable.find(([, name]) => name.toLowerCase() === text.toLowerCase());
  if (called) return called[0];
  const hulls = hullTable.map(([hull]) => hull);
  return wordOf('ship', text, hulls);
}

const longest = 60;

/** What somebody calls themselves. */
export function nameOf(name: string, raw: unknown): string {
  const text = textOf(name, raw);
  if (text.length <= longest && !/[\p{Cc}"\\]/u.test(text)) return text;
  throw new StageError(`${name} must be a name of up to ${longest} letters, without quotes or backslashes`);
}
