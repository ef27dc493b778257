/** Reading events out of a moment: each text is parsed once. */
import type { CompanionContent, Moment, StateLine } from '../../protocol.js';
import { type Fields, isFields } from './loose-fields.js';

interface NumberedEvent {
  readonly n: number;
  readonly kind: string;
  readonly event: Fields;
}

/** The events of these kinds that a moment knows, the newest first. */
export function newestEvents({ latest }: Moment, kinds: readonly string[]): NumberedEvent[] {
  return kinds
    .flatMap((kind) => {
      const line = latest[kind];
      const event = eventOf(line);
      return line && event ? [{ n: line.n, kind, event }] : [];
    })
    .sort((one, other) => other.n - one.n);
}

/** Whichever event of these kinds came last. */
export function newestEvent(moment: Moment, ...kinds: readonly string[]): Fields | undefined {
  return newestEvents(moment, kinds)[0]?.event;
}

const cache = new WeakMap<StateLine | CompanionContent, Fields | undefined>();

/** The event of a line, or of a companion file; undefined if there is none, or it cannot be parsed. */
export function eventOf(line: StateLine | CompanionContent | undefined): Fields | undefined {
  if (line === undefined) return undefined;
  if (!cache.has(line)) cache.set(line, parse(line.text));
  return cache.get(line);
}

function parse(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    // A broken line says nothing about the state; the table shows it as such.
    return undefined;
  }
}
