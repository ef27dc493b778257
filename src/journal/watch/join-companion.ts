import { hasLists, leftToFile } from '../../interface/companion-files.js';
import { dialects } from '../../interface/dialect/dialects.js';
import { findCompanionKind } from '../../interface/kind-catalogue.js';
import { fieldOf, type JournalEvent, membersOf } from '../journal-event.js';
import type { Entry } from '../read/journal-entry.js';
import type { CompanionTail } from './companion-tail.js';

/** A line that waits for its companion. */
export interface WaitingLine {
  readonly entry: Entry & { readonly event: JournalEvent };
  /** Names of the missing lists. */
  readonly missing: readonly string[];
  readonly companion: CompanionTail;
  readonly until: number;
}

/** What a bare line waits for, if its lists are in a companion. */
export function waitForCompanion(
  companions: ReadonlyMap<string, CompanionTail>,
  entry: Entry,
  until: number,
): WaitingLine | undefined {
  if (!entry.event) return undefined;
  const { event } = entry;
  const kind = findCompanionKind(dialects.game, event.event);
  const companion = kind && companions.get(kind.companion.file);
  if (!companion || hasLists(kind, membersOf(event))) return undefined;
  return { entry, missing: leftToFile(kind).filter((name) => fieldOf(event, name) === undefined), companion, until };
}

/** The event with its lists, the bare event after the timeout, or undefined to wait further. */
export function joinCompanion({ entry, missing, companion, until }: WaitingLine, now: number): Entry | undefined {
  const { event } = entry;
  const content = companion.peek();
  const belongs = content?.event === event.event && content.timestamp === event.timestamp;
  const added = belongs
    ? missing.map((name) => [name, fieldOf(content, name)] as const).filter(([, value]) => value !== undefined)
    : [];
  if (added.length > 0) return { ...entry, event: { ...event, ...Object.fromEntries(added) } };
  return now >= until ? entry : undefined;
}
