import type { Moment } from '../../protocol.js';
import type { Fields } from '../moment/loose-fields.js';
import { parsed } from '../moment/moment-events.js';

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
      const event = line && parsed(line);
      return event ? [{ n: line.n, kind, event }] : [];
    })
    .sort((one, other) => other.n - one.n);
}
