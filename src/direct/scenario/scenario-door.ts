import { quoted } from '../../words/printable.js';
import { type Door, type Place, pathOf } from '../../words/shape/door.js';
import type { Shape } from '../../words/shape/shape.js';
import { nearestOrAll } from '../settings/parse-setting-value.js';
import { describePlain, type LocatedValue, plainValue } from './located-value.js';
import type { ParseContext } from './problem-collector.js';
import type { SourcePosition } from './scenario-error.js';

/** The door of files: shapes say all of a sentence, problems are collected with their positions. */
export interface FileDoor<Context extends ParseContext = ParseContext> extends Door {
  readonly context: Context;
  readonly root: LocatedValue;
}

/** Reads a value of a file; undefined if there were problems. `name` is what sentences call it. */
export function readLocated<Value, Context extends ParseContext>(
  root: LocatedValue,
  shape: Shape<Value, FileDoor<Context>>,
  name: string,
  context: Context,
  voice: Partial<Door> = {},
): Value | undefined {
  const door: FileDoor<Context> = { ...fileVoice, ...voice, report: reportAt, root, context };
  return shape.read(plainValue(root), { door, name });

  function reportAt(sentence: string, at: Place, isName: boolean): void {
    context.problems.add(positionOf(root, pathOf(at), isName), sentence);
  }
}

const fileVoice: Omit<Door, 'report'> = {
  nameOf: (_, key) => String(key),
  wrong: (_, what, value) => `${what}, not ${describePlain(value)}`,
  unknown: (name, value, known, what = name) =>
    `${typeof value === 'string' ? `there is no ${what} ${quoted(value)}` : `a ${what} is not ${describePlain(value)}`}${nearestOrAll(String(value), known)}`,
  extra: (owner, name, known) => `${owner} has no member ${quoted(name)}${nearestOrAll(name, known)}`,
};

function positionOf(root: LocatedValue, path: readonly (string | number)[], isName: boolean): SourcePosition {
  const { key, value } = follow(root, path);
  return isName && key ? key : value;
}

/** The value at a path, or the nearest around it. */
function follow(root: LocatedValue, path: readonly (string | number)[]) {
  let found: { readonly key?: SourcePosition; readonly value: LocatedValue } = { value: root };
  for (const step of path) {
    const { value } = found;
    const item = value.is === 'list' ? value.items[Number(step)] : undefined;
    const next = value.is === 'object' ? value.entries.get(String(step)) : item && { value: item };
    if (!next) return { value };
    found = next;
  }
  return found;
}
