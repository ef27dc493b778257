import { shortJson } from '../words/short-json.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A JSON value, without keys and tokens; undefined if the bytes are no JSON in UTF-8, or nested too deep. */
export function jsonIn(bytes: Uint8Array | string): unknown {
  try {
    return withoutKeys(JSON.parse(typeof bytes === 'string' ? bytes : utf8.decode(bytes)));
  } catch {
    return undefined;
  }
}

/** Deeper values are refused: functions that read them call themselves. */
const deepest = 500;

/** Members that identify an account, wherever they are. */
const secretName = /api[-_ ]?key|tokens?$|passw|secret|^(?:key|authori[sz]ation.*|bearer|credentials|cookie)$/i;
/** The same in a text that is JSON itself: data that a tool has encoded twice. */
const secretInText = /("[^"]{0,40}(?:api[-_ ]?key|token|passw|secret)[^"]{0,40}"\s*:\s*)"[^"]*"/gi;

/** Replaces keys and tokens in a parsed value, so that neither the log nor findings show them. */
export function withoutKeys(value: unknown, depth = deepest): unknown {
  if (typeof value === 'string') return value.replaceAll(secretInText, '$1"…"');
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) throw new RangeError('nested too deep');
  for (const [name, each] of Object.entries(value)) {
    const isSecret = each !== '' && each !== null && secretName.test(name);
    (value as Record<string, unknown>)[name] = isSecret ? '…' : withoutKeys(each, depth - 1);
  }
  return value;
}

/** A text, or any other value in a few characters: `String` calls the `toString` that an object may have. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : shortJson(value);
}
