import { parseLine } from '../parse/parse-line.js';
import { frontOf, kindAt } from './line-front.js';

/**
 * The kind that a line names, be the rest of the line sound or not; empty if it names none. A line of the game tells it in
 * its first bytes, so that most lines need not be parsed.
 */
export function kindOfLine(line: Uint8Array): string {
  const front = frontOf(line, 0, line.length);
  return front ? kindAt(line, front) : kindOf(parseLine(line).event);
}

/** The name of an event; empty if it has none, or one that is not a text. */
export function kindOf(event: { readonly event: string } | undefined): string {
  const kind: unknown = event?.event;
  return typeof kind === 'string' ? kind : '';
}
