import { fieldOf, type JournalEvent, membersOf } from '../../journal/journal-event.js';
import { replacesEarlier } from '../../state/belongings-fold.js';
import { type JournalState, unknownState } from '../../state/journal-state.js';
import { momentFold } from './moment-kinds.js';
import { parseIndexed } from './parsed-row.js';
import type { RecordingParts } from './recording-parts.js';

/** Lines read and folded before yielding to the event loop and keeping a snapshot. */
const linesPerSnapshot = 1000;
const mostSnapshots = 64;

/**
 * The folded state after any number of lines, replayed from the start of the launch or from a later snapshot.
 */
export class FoldedStates {
  readonly #parts: RecordingParts;
  /** By number of lines, least recently used first. */
  readonly #snapshots = new Map<number, JournalState>();

  constructor(parts: RecordingParts) {
    this.#parts = parts;
  }

  async at(count: number): Promise<JournalState> {
    const { index, pause } = this.#parts;
    const { lines, state } = await this.#startFor(count);
    const numbers = index.stateLines(momentFold.kinds, lines, count);
    for (let at = 0; at < numbers.length; at += linesPerSnapshot) {
      if (at > 0) {
        this.#keep(numbers[at] as number, state);
        await pause();
      }
      await this.#replay(state, numbers.slice(at, at + linesPerSnapshot));
    }
    this.#keep(count, state);
    return state;
  }

  async #replay(state: JournalState, numbers: readonly number[]): Promise<void> {
    const { index, lines } = this.#parts;
    const read = await lines.read(numbers);
    const replaced = new Set<number>();
    const events: { readonly n: number; readonly event: JournalEvent }[] = [];
    for (let at = numbers.length - 1; at >= 0; at--) {
      const n = numbers[at] as number;
      if (replaced.has(index.kind(n))) continue;
      const event = parseIndexed(index, n, read[at] as Uint8Array)?.event;
      if (!event) continue;
      if (replacesEarlier(membersOf(event))) replaced.add(index.kind(n));
      events.push({ n, event });
    }
    for (const { n, event } of events.toReversed())
      momentFold.advance(state, membersOf(event), { file: '', line: n, timestamp: event.timestamp });
  }

  async #startFor(count: number): Promise<{ readonly lines: number; readonly state: JournalState }> {
    const { index } = this.#parts;
    const kept = Math.max(0, ...[...this.#snapshots.keys()].filter((lines) => lines <= count));
    const header = index.kinds.numberOf('Fileheader');
    for (let n = index.latestAt(count)[header] as number; n >= kept; n = index.latestAt(n)[header] as number) {
      if (await this.#beginsLaunch(n)) return { lines: n, state: unknownState() };
    }
    const snapshot = this.#snapshots.get(kept);
    return { lines: kept, state: snapshot ? structuredClone(snapshot) : unknownState() };
  }

  /** Later parts of a journal start with a Fileheader, too. */
  async #beginsLaunch(n: number): Promise<boolean> {
    const { index, lines } = this.#parts;
    const [bytes] = await lines.read([n]);
    const event = parseIndexed(index, n, bytes as Uint8Array)?.event;
    return event !== undefined && !(Number(fieldOf(event, 'part')) > 1);
  }

  #keep(lines: number, state: JournalState): void {
    this.#snapshots.delete(lines);
    this.#snapshots.set(lines, structuredClone(state));
    for (const oldest of this.#snapshots.keys()) {
      if (this.#snapshots.size <= mostSnapshots) return;
      this.#snapshots.delete(oldest);
    }
  }
}
