import { hullTable } from '../../game/hull-table.js';
import { refuse } from '../../words/shape/door.js';
import { readChoice, readText, setting } from './setting-shape.js';

const hulls = hullTable.map(([hull]) => hull);

/** A hull by its internal name, such as `krait_light`, or its display name, such as `Krait Phantom`. */
export const hullName = setting<string, string>((value, at) => {
  const text = readText(value, at);
  const called = hullTable.find(([, name]) => name.toLowerCase() === text?.toLowerCase());
  return called ? called[0] : text && readChoice(text, at, hulls);
});

const maxLength = 60;

/** The name of a person or a group, as it is written into the journal. */
export const properName = setting<string, string>((value, at) => {
  const text = readText(value, at);
  if (text === undefined || (text.length <= maxLength && !/[\p{Cc}"\\]/u.test(text))) return text;
  return refuse(at, `${at.name} must be a name of up to ${maxLength} letters, without quotes or backslashes`);
});
