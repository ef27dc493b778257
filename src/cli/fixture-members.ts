import { kindOfFile } from '../fixture/asked-kind.js';
import { dialects } from '../interface/dialect/dialects.js';
import { lookUp } from '../interface/lookup.js';
import type { Members } from '../interface/object-rule.js';
import { isObject } from '../journal/journal-event.js';
import { parseExactly } from '../journal/parse/exact-json.js';
import { parseLine } from '../journal/parse/parse-line.js';
import { quoted } from '../words/printable.js';
import { UsageError } from './shell.js';

/** Members as they are typed: `StarSystem=Sol`, `Docked=true`, `StationFaction.Name=…`, a list as JSON. */
export function parseMembers(kind: string, words: readonly string[]): Members {
  const members = emptyObject();
  for (const word of words) {
    const [, path, value = ''] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
    if (path === undefined)
      throw new UsageError(`${quoted(word)} is not a member: write a name and a value, such as StarSystem=Sol`);
    put(members, path.split('.'), valueOf(`${kindOfFile(kind) ?? kind}.${path}`, value));
  }
  return members;
}

function put(object: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0 && !isObject(object[name])) object[name] = emptyObject();
  if (rest.length > 0) put(object[name] as Record<string, unknown>, rest, value);
  else object[name] = value;
}

/** In this one, `__proto__` is a name like any other. */
function emptyObject(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
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
