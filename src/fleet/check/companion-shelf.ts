import { CompanionReferences } from '../../check/files/companion-references.js';
import { reportOnCompanion, tooLarge } from '../../check/files/companion-report.js';
import type { JournalOrder } from '../../check/files/journal-order.js';
import type { PlacedFinding } from '../../check/finding.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { utf8Of } from '../../journal/byte-text.js';
import { isCompanionName } from '../../journal/game-files.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { maxCompanionBytes } from '../../journal/read/size-limits.js';
import type { StoredMessage } from '../fleet-message.js';
import type { RunChecker, SharedCheckers } from './run-checker.js';
import { bytesFrom, kept, type StoredBytes, storedBytes } from './stored-bytes.js';

/** A companion, or its first pieces. */
interface ShelvedCompanion {
  /** Its number, or that of the last piece. */
  readonly number: number;
  readonly dialect: Dialect;
  readonly content: Uint8Array;
}

type CompanionRow = readonly [name: string, number: number, dialect: Dialect, content: StoredBytes];

/** The companions of a commander as JSON. */
export interface ShelfSnapshot {
  readonly latest: readonly CompanionRow[];
  readonly incomplete: readonly CompanionRow[];
}

/** Keeps what each companion of a commander contains now. */
export class CompanionShelf {
  readonly #checkers: SharedCheckers;
  readonly #latest = new Map<string, ShelvedCompanion>();
  /** Companions of which more pieces are to come. */
  readonly #incomplete = new Map<string, ShelvedCompanion>();

  constructor(checkers: SharedCheckers) {
    this.#checkers = checkers;
  }

  /** Takes a companion, or a piece of one; returns whether it is newer than what is there. */
  put({ file, offset, dialect, payload, more }: StoredMessage): boolean {
    // Only those that the rules know are held against the journals; others are not kept.
    if (!isCompanionName(file)) return true;
    const known = this.#latest.get(file);
    if (known && offset < known.number) return false;
    const before = this.#incomplete.get(file);
    const content = before?.number === offset - 1 ? joined(before.content, payload) : kept(payload);
    const companion = { number: offset, dialect, content };
    if (more) this.#incomplete.set(file, companion);
    else {
      this.#incomplete.delete(file);
      if (known?.number === offset && Buffer.compare(known.content, content) === 0) return false;
      this.#latest.set(file, companion);
    }
    return true;
  }

  /** The findings about all companions and those that are missing, in the order of their names; the order is used up. */
  findings(order: JournalOrder, hasJournals: boolean, dialect: Dialect): PlacedFinding[] {
    const references = new CompanionReferences(order, dialect);
    const missing = hasJournals ? references.missing(new Set(this.#latest.keys()), (name) => name) : [];
    const all: (string | PlacedFinding)[] = [...this.#latest.keys(), ...missing];
    const nameOf = (each: string | PlacedFinding) => (typeof each === 'string' ? each : each.file);
    return all
      .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
      .flatMap((each) => (typeof each === 'string' ? references.findings(each, this.#report(each)) : [each]));
  }

  #report(name: string) {
    const { content, dialect } = this.#latest.get(name) as ShelvedCompanion;
    return reportOn(name, content, this.#checkers.of(dialect));
  }

  snapshot(): ShelfSnapshot {
    return { latest: rows(this.#latest), incomplete: rows(this.#incomplete) };
  }

  restore({ latest, incomplete }: ShelfSnapshot): void {
    fill(this.#latest, latest);
    fill(this.#incomplete, incomplete);
  }
}

function reportOn(name: string, content: Uint8Array, { eventChecker }: RunChecker) {
  if (content.length > maxCompanionBytes) return tooLarge(name);
  return reportOnCompanion(name, { parsed: parseLine(content), text: utf8Of(content) }, eventChecker);
}

/** What is too large for a companion grows no further. */
function joined(first: Uint8Array, more: Uint8Array): Uint8Array {
  return first.length > maxCompanionBytes ? first : Buffer.concat([first, more]);
}

function rows(map: ReadonlyMap<string, ShelvedCompanion>): CompanionRow[] {
  return Array.from(map, ([name, { number, dialect, content }]) => [name, number, dialect, storedBytes(content)]);
}

function fill(map: Map<string, ShelvedCompanion>, companions: readonly CompanionRow[]): void {
  for (const [name, number, dialect, content] of companions) {
    map.set(name, { number, dialect, content: bytesFrom(content) });
  }
}
