import type { JournalEvent } from '../journal-event.js';
import type { Problem } from '../parse/line-problem.js';
import type { Parsed } from '../parse/parse-line.js';
import type { ByteLines } from './byte-lines.js';
import type { Entry, Position } from './journal-entry.js';
import { kindOf } from './line-kind.js';
import type { LineMaker } from './line-maker.js';
import { parseCutLine } from './parse-cut-line.js';
import { WantedKinds } from './wanted-kinds.js';

/** Makes an entry of each line, or only of those that may be of some kinds. */
export function entryMaker(kinds?: ReadonlySet<string>): LineMaker<Entry> {
  return kinds ? new SomeEntries(kinds) : everyEntry;
}

const everyEntry: LineMaker<Entry> = {
  event: entryOf,
  line: (lines, position, next, unended) => readEntry(parseCutLine(lines), position, next, unended),
  problem: problemEntry,
};

class SomeEntries implements LineMaker<Entry> {
  readonly wanted: WantedKinds;
  readonly problem = problemEntry;

  constructor(kinds: ReadonlySet<string>) {
    this.wanted = new WantedKinds(kinds);
  }

  line(lines: ByteLines, position: Position, next: Position, unended?: true): Entry | undefined {
    const front = this.wanted.frontOf(lines);
    if (front === 'unwanted') return undefined;
    const parsed = parseCutLine(lines);
    if (!front && parsed.event && !this.wanted.has(kindOf(parsed.event))) return undefined;
    return readEntry(parsed, position, next, unended);
  }
}

function readEntry(parsed: Parsed, position: Position, next: Position, unended: true | undefined): Entry {
  if (!parsed.event || parsed.problem || unended) return { ...parsed, position, next, ...(unended && { unended }) };
  return entryOf(parsed.event, position, next);
}

function entryOf(event: JournalEvent, position: Position, next: Position): Entry {
  return { event, position, next };
}

function problemEntry(problem: Problem, position: Position, next: Position, unended?: true): Entry {
  return { problem, position, next, ...(unended && { unended }) };
}
