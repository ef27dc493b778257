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

interface StoredCompanion {
  /** Its number, or that of its last piece. */
  readonly number: number;
  readonly dialect: Dialect;
  readonly content: Uint8Array;
}

type CompanionRow = readonly [name: string, number: number, dialect: Dialect, content: StoredBytes];

export interface CompanionsSnapshot {
  readonly latest: readonly CompanionRow[];
  readonly incomplete: readonly CompanionRow[];
}

/** The current companions of a commander. */
export class CompanionStore {
  readonly #checkers: SharedCheckers;
  readonly #latest = new Map<string, StoredCompanion>();
  /** Companions with pieces still to come. */
  readonly #incomplete = new Map<string, StoredCompanion>();

  constructor(checkers: SharedCheckers) {
    this.#checkers = checkers;
  }

  /** Takes a companion or a piece of one; returns whether it is new. */
  put({ file, offset, dialect, payload, more }: StoredMessage): boolean {
    // Companions without rules are not kept.
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

  /** Findings about existing and missing companions, sorted by file name; consumes the order. */
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
    const { content, dialect } = this.#latest.get(name) as StoredCompanion;
    return reportOn(name, content, this.#checkers.of(dialect));
  }

  snapshot(): CompanionsSnapshot {
    return { latest: rows(this.#latest), incomplete: rows(this.#incomplete) };
  }

  restore({ latest, incomplete }: CompanionsSnapshot): void {
    fill(this.#latest, latest);
    fill(this.#incomplete, incomplete);
  }
}

function reportOn(name: string, content: Uint8Array, { eventChecker }: RunChecker) {
  if (content.length > maxCompanionBytes) return tooLarge(name);
  return reportOnCompanion(name, { parsed: parseLine(content), text: utf8Of(content) }, eventChecker);
}

/** Oversized content grows no further. */
function joined(first: Uint8Array, more: Uint8Array): Uint8Array {
  return first.length > maxCompanionBytes ? first : Buffer.concat([first, more]);
}

function rows(map: ReadonlyMap<string, StoredCompanion>): CompanionRow[] {
  return Array.from(map, ([name, { number, dialect, content }]) => [name, number, dialect, storedBytes(content)]);
}

function fill(map: Map<string, StoredCompanion>, companions: readonly CompanionRow[]): void {
  for (const [name, number, dialect, content] of companions) {
    map.set(name, { number, dialect, content: bytesFrom(content) });
  }
}
