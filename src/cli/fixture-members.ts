import { kindOfFile } from '../fixture/asked-kind.js';
import { dialects } from '../interface/dialect/dialects.js';
import { lookUp } from '../interface/lookup.js';
import type { Members } from '../interface/object-rule.js';
import { parseExactly } from '../journal/parse/exact-json.js';
import { parseLine } from '../journal/parse/parse-line.js';
import { quoted } from '../words/printable.js';
import { UsageError } from './shell.js';

/** Members as they are typed: `StarSystem=Sol`, `Docked=true`, `StationFaction.Name=…`, a list as JSON. */
export function parseMembers(kind: string, words: readonly string[]): Members {
  const members = {};
  for (const word of words) {
    const at = word.indexOf('=');
    if (at < 1)
      throw new UsageError(`${quoted(word)} is not a member: write a name and a value, such as StarSystem=Sol`);
    put(
      members,
      word.slice(0, at).split('.'),
      valueOf(`${kindOfFile(kind) ?? kind}.${word.slice(0, at)}`, word.slice(at + 1)),
    );
  }
  return members;
}

function put(object: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  const inner = Object.hasOwn(object, name) ? object[name] : undefined;
  if (rest.length === 0) return define(object, name, value);
  const below = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
  define(object, name, below);
  put(below, rest, value);
}

/** A name may be `__proto__`. */
function define(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Members or settings as one JSON object, such as on standard input. */
export function parseObject(text: string): Members {
  const { event, problem } = parseLine(text.trim().replaceAll(/\s*\n\s*/g, ' '));
  if (problem || !event)
    throw new UsageError(`standard input must hold a JSON object: ${problem?.message ?? 'it is empty'}`);
  return event as unknown as Members;
}

/** A text as it is, where the table has a text; anything else is JSON. */
function valueOf(path: string, word: string): unknown {
  const match = lookUp(dialects.game, path);
  const type = match.found === 'field' ? match.field.type : undefined;
  if (type === 'string') return word;
  try {
    return parseExactly(word);
  } catch {
    if (type === undefined) return word;
    const takes = { array: 'a list, as JSON', object: 'an object, as JSON', boolean: 'true or false' }[type as string];
    throw new UsageError(`${path} takes ${takes ?? 'a number'}, not ${quoted(word)}`);
  }
}
