/** A session with events of all kinds, made from the catalogue: the same in every run. */
import fc from 'fast-check';
import { specification } from '../../src/interface/kind-catalogue.js';
import type { JournalEvent } from '../../src/journal/journal-event.js';
import { JournalWriter } from '../../src/journal/write/journal-writer.js';
import { fullEvent, validEvent } from '../generators/valid.js';

const seed = 359;
const timestamp = '2026-11-14T20:41:00Z';

/** Rounds through all kinds: first with all fields, then random ones. */
export const events: readonly JournalEvent[] = rounds(5);

/** One event of a kind, with all its fields. */
export function full(kindName: string): JournalEvent {
  const event = events.find((each) => each.event === kindName);
  if (!event) throw new Error(`no event of kind ${kindName} was made`);
  return event;
}

export const linesPerPart = 20;

/** A writer that records its events, including those between parts. */
export async function notingWriter(directory: string, batch: number) {
  const written: JournalEvent[] = [];
  const writer = await JournalWriter.open(directory, {
    started: new Date(timestamp),
    linesPerPart,
    batch,
    betweenParts: (part) => {
      const last = { timestamp, event: 'Continued', Part: part } as const;
      const first = { timestamp, event: 'Fileheader', part, language: 'English/UK', Odyssey: true } as JournalEvent;
      written.push(last, first);
      return { last, first };
    },
  });
  const write = (event: JournalEvent) => {
    writer.write(event);
    written.push(event);
  };
  return { writer, write, written };
}

function rounds(count: number): JournalEvent[] {
  const perKind = specification.kinds.map((kind) => [
    ...fc.sample(fullEvent(kind), { seed, numRuns: 1 }),
    ...fc.sample(validEvent(kind), { seed, numRuns: count - 1 }),
  ]);
  return Array.from({ length: count }, (_, round) =>
    perKind.map((made) => made[round] as unknown as JournalEvent),
  ).flat();
}
