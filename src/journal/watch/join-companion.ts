import { dialects } from '../../interface/dialect/dialects.js';
import { findCompanionKind } from '../../interface/kind-catalogue.js';
import type { JournalEvent } from '../journal-event.js';
import type { Entry } from '../read/journal-entry.js';
import type { CompanionTail } from './companion-tail.js';

/** A line that waits for its companion. */
export interface WaitingLine {
  readonly entry: Entry & { readonly event: JournalEvent };
  readonly list: string;
  readonly companion: CompanionTail;
  readonly until: number;
}

/** What a bare line has to wait for, if its list stands in a companion. */
export function waitForCompanion(
  companions: ReadonlyMap<string, CompanionTail>,
  entry: Entry,
  until: number,
): WaitingLine | undefined {
  if (!entry.event) return undefined;
  const { file, list } = findCompanionKind(dialects.game, entry.event.event)?.companion ?? {};
  const companion = companions.get(file ?? '');
  if (!companion || list === undefined || entry.event[list] !== undefined) return undefined;
  return { entry, list, companion, until };
}

/** The event with its list, the bare event if the list does not come in time, or nothing yet. */
export function joinCompanion({ entry, list, companion, until }: WaitingLine, now: number): Entry | undefined {
  const { event } = entry;
  const content = companion.peek();
  const belongs = content?.event === event.event && content.timestamp === event.timestamp;
  if (belongs && content[list] !== undefined) return { ...entry, event: { ...event, [list]: content[list] } };
  return now >= until ? entry : undefined;
}
