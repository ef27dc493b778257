import { fieldOf } from '../../journal/journal-event.js';
import type { Questions } from '../protocol.js';
import { eventText } from './line-text.js';
import { eventsAmong } from './parsed-row.js';
import type { RecordingParts } from './recording-parts.js';

/** Kinds that say something of the bodies and stations of a system. */
const systemKinds = [
  'Scan',
  'FSSDiscoveryScan',
  'FSSAllBodiesFound',
  'FSSBodySignals',
  'FSSSignalDiscovered',
  'SAAScanComplete',
  'SAASignalsFound',
  'ScanOrganic',
  'Touchdown',
  'Docked',
] as const;

/** A system with more lines than this is shown by its latest ones. */
const mostLines = 2000;

/** Lines about a system, from all visits to it. */
export class SystemLines {
  readonly #parts: RecordingParts;
  /** The system of each arrival, by line number; each is read once. */
  readonly #systems = new Map<number, unknown>();

  constructor(parts: RecordingParts) {
    this.#parts = parts;
  }

  /** Of the system that the commander is in after `count` lines, as far as they were written by then. */
  async at(count: number): Promise<Questions['system']['answer']> {
    const { index, lines } = this.#parts;
    const arrivals = index.jumpsBefore(count);
    const unread = arrivals.filter((n) => !this.#systems.has(n));
    for await (const events of eventsAmong(this.#parts, unread)) {
      for (const { n, event } of events) this.#systems.set(n, fieldOf(event, 'StarSystem'));
    }
    const system = this.#systems.get(arrivals.at(-1) ?? -1);
    if (typeof system !== 'string') return { lines: [] };
    const kinds = new Set(systemKinds.map((kind) => index.kinds.numberOf(kind)));
    const numbers: number[] = [];
    for (const [at, from] of arrivals.entries()) {
      const to = arrivals[at + 1] ?? Math.min(count, index.count);
      if (this.#systems.get(from) !== system) continue;
      for (let n = from; n < to; n++) if (kinds.has(index.kind(n))) numbers.push(n);
    }
    const latest = numbers.slice(-mostLines);
    const read = await lines.read(latest);
    return { system, lines: latest.map((n, at) => ({ n, text: eventText(read[at] as Uint8Array) })) };
  }
}
