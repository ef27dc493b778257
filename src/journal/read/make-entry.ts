import type { JournalEvent } from '../journal-event.js';
import type { Entry, Position } from './journal-entry.js';
import { kindOf } from './line-kind.js';
import type { LineMaker } from './line-maker.js';
import { parseCutLine } from './parse-cut-line.js';
import { WantedKinds } from './wanted-kinds.js';

/** Makes an entry of each line, or only of those that may be of some kinds. */
export function entryMaker(kinds?: ReadonlySet<string>): LineMaker<Entry> {
  const wanted = kinds && new WantedKinds(kinds);
  return {
    ...(wanted ? { wanted } : { event: entryOf }),
    line: (lines, position, next, unended) => {
      const front = wanted?.frontOf(lines);
      if (front === 'unwanted') return undefined;
      const parsed = parseCutLine(lines);
      if (wanted && !front && parsed.event && !wanted.has(kindOf(parsed.event))) return undefined;
      if (!parsed.event || parsed.problem || unended) return { ...parsed, position, next, ...(unended && { unended }) };
      return entryOf(parsed.event, position, next);
    },
    problem: (problem, position, next, unended) => ({ problem, position, next, ...(unended && { unended }) }),
  };
}

function entryOf(event: JournalEvent, position: Position, next: Position): Entry {
  return { event, position, next };
}
