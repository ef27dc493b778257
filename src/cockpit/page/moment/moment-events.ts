/** Events of a moment, each parsed once. */
import type { CompanionContent, Moment, StateLine } from '../../protocol.js';
import { type Fields, isFields } from './loose-fields.js';

interface NumberedEvent {
  readonly n: number;
  readonly kind: string;
  readonly event: Fields;
}

/** Events of these kinds in the moment, newest first. */
export function newestEvents({ latest }: Moment, kinds: readonly string[]): NumberedEvent[] {
  return kinds
    .flatMap((kind) => {
      const line = latest[kind];
      const event = eventOf(line);
      return line && event ? [{ n: line.n, kind, event }] : [];
    })
    .sort((one, other) => other.n - one.n);
}

/** The newest event of these kinds. */
export function newestEvent(moment: Moment, ...kinds: readonly string[]): Fields | undefined {
  return newestEvents(moment, kinds)[0]?.event;
}

const cache = new WeakMap<StateLine | CompanionContent, Fields | undefined>();

/** The parsed event of a line or companion; undefined if there is none or it cannot be parsed. */
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
    // The table shows a broken line as such; it does not change the state.
    return undefined;
  }
}
