import { fieldOf } from '../../journal/journal-event.js';
import type { Questions } from '../protocol.js';
import type { HistoryParts } from './history.js';
import { eventText } from './line-text.js';
import { parseIndexed } from './parsed-row.js';

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

/** Arrivals read before yielding to the event loop. */
const arrivalsPerStep = 500;

/** Lines about a system, from all visits to it. */
export class SystemLines {
  readonly #parts: HistoryParts;
  /** The system of each arrival, by line number; each is read once. */
  readonly #systems = new Map<number, string | undefined>();

  constructor(parts: HistoryParts) {
    this.#parts = parts;
  }

  /** Of the system that the commander is in after `lines` lines, as far as they were written by then. */
  async at(lines: number): Promise<Questions['system']['answer']> {
    const { index, lines: reader } = this.#parts;
    const arrivals = index.jumpsBefore(lines);
    await this.#readSystems(arrivals.filter((n) => !this.#systems.has(n)));
    const system = this.#systems.get(arrivals.at(-1) ?? -1);
    if (system === undefined) return { lines: [] };
    const kinds = new Set(systemKinds.map((kind) => index.kinds.numberOf(kind)));
    const numbers: number[] = [];
    for (const [at, from] of arrivals.entries()) {
      const to = arrivals[at + 1] ?? Math.min(lines, index.count);
      if (this.#systems.get(from) !== system) continue;
      for (let n = from; n < to; n++) if (kinds.has(index.kind(n))) numbers.push(n);
    }
    const latest = numbers.slice(-mostLines);
    const read = await reader.read(latest);
    return { system, lines: latest.map((n, at) => ({ n, text: eventText(read[at] as Uint8Array) })) };
  }

  async #readSystems(numbers: readonly number[]): Promise<void> {
    const { index, lines, pause } = this.#parts;
    for (let from = 0; from < numbers.length; from += arrivalsPerStep) {
      const some = numbers.slice(from, from + arrivalsPerStep);
      for (const [at, bytes] of (await lines.read(some)).entries()) {
        const n = some[at] as number;
        const event = parseIndexed(index, n, bytes)?.event;
        const name = event && fieldOf(event, 'StarSystem');
        this.#systems.set(n, typeof name === 'string' ? name : undefined);
      }
      await pause();
    }
  }
}
