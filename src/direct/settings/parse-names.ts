import { hullTable } from '../../game/hull-table.js';
import { StageError } from '../stage-error.js';
import { parseChoice, parseText, type SettingParser } from './parse-setting-value.js';

/** A hull by its internal name, such as `krait_light`, or its display name, such as `Krait Phantom`. */
export const parseHull: SettingParser<string, string> = (raw) => {
  const text = parseText('ship', raw);
  const called = hullTable.find(([, name]) => name.toLowerCase() === text.toLowerCase());
  if (called) return called[0];
  const hulls = hullTable.map(([hull]) => hull);
  return parseChoice('ship', text, hulls);
};

const maxLength = 60;

/** The name of a person or a group, as it is written into the journal. */
export function properName(name: string): SettingParser<string, string> {
  return (raw) => {
    const text = parseText(name, raw);
    if (text.length <= maxLength && !/[\p{Cc}"\\]/u.test(text)) return text;
    throw new StageError(`${name} must be a name of up to ${maxLength} letters, without quotes or backslashes`);
  };
}
