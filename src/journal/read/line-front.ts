import { latin1At } from '../byte-text.js';
import { parseLine } from '../parse/parse-line.js';

/** Timestamp and kind according to the first bytes of a line. */
export interface LineFront {
  readonly timestamp: string;
  readonly kind: string;
}

/** A timestamp without escapes, then a kind of letters, digits and underscores. */
const frontForm = /^ *\{ *"timestamp" *: *"([ !#-[\]-~]*)" *, *"event" *: *"(\w{1,100})"/;

/** Far more bytes than the game writes; a longer front is left to the parser. */
const longestFront = 200;

/**
 * The front of a line that starts with a timestamp and a kind, as the game's lines do, with any spacing.
 * Undefined for any other line: another order of members, escapes, stray bytes. The rest is not validated.
 */
export function frontOf(bytes: Uint8Array, start = 0, end = bytes.length): LineFront | undefined {
  const [, timestamp, kind] = frontForm.exec(latin1At(bytes, start, Math.min(end, start + longestFront))) ?? [];
  return timestamp === undefined || kind === undefined ? undefined : { timestamp, kind };
}

/** The kind that a line names, whether its rest is valid or not; empty if none. */
export function kindOfLine(line: Uint8Array): string {
  return frontOf(line)?.kind ?? kindOf(parseLine(line).event);
}

/** The name of an event; empty if missing or not a text. */
export function kindOf(event: { readonly event: string } | undefined): string {
  const kind: unknown = event?.event;
  return typeof kind === 'string' ? kind : '';
}
