import { checkEvent } from '../../check/event/check-event.js';
import type { Finding } from '../../check/finding.js';
import { type Dialect, dialects } from '../../interface/dialect/dialects.js';
import { type Catalogue, findCompanionKind } from '../../interface/kind-catalogue.js';
import { isObject } from '../../journal/journal-event.js';
import { timestampOf } from '../../simulate/session-time.js';
import { StageError } from '../stage-error.js';

/** An event with a name. If it has no timestamp, it gets one when it is written. */
export type NamedEvent = Readonly<Record<string, unknown>> & { readonly event: string };

export type StampedEvent = NamedEvent & { readonly timestamp: string };

export function assertNamed(event: unknown): NamedEvent {
  if (!isObject(event)) throw new StageError('an event must be an object such as { "event":"Docked", … }');
  const named = event as NamedEvent;
  if (typeof named.event === 'string' && named.event !== '') return named;
  throw new StageError('an event must have a name: { "event":"Docked", … }');
}

/** The event with timestamp and name first; the timestamp is `now`, unless it has its own. */
export function withTimestamp({ event, ...members }: NamedEvent, now: number): StampedEvent {
  return { timestamp: timestampOf(now), event, ...members };
}

/**
 * The findings about an event before it is injected. Notes are omitted, except for a name that looks
 * misspelt.
 */
export function injectionFindings(event: StampedEvent, dialect: Dialect, catalogue?: Catalogue): Finding[] {
  const where = isWrittenToFile(event, dialect) ? 'companion' : 'journal';
  return checkEvent(event, { dialect, where, ...(catalogue?.dialect === dialect && { catalogue }) })
    .filter(({ severity, rule, hint }) => severity !== 'note' || (rule === 'event/kind' && hint !== undefined))
    .map(withTimestampHint);
}

/**
 * Whether a session writes the event to a file, and not just as a line: only to the file of its kind, or also
 * to one with its list.
 */
function isWrittenToFile(event: StampedEvent, dialect: Dialect): boolean {
  const kind = findCompanionKind(dialects[dialect], event.event);
  return kind !== undefined && (kind.companion.lists ?? ['event']).some((name) => event[name] !== undefined);
}

/** Adds the same time in the correct form to a finding about a timestamp. */
function withTimestampHint(finding: Finding): Finding {
  if (finding.pointer !== '/timestamp' || finding.hint !== undefined) return finding;
  const [, zoned = ''] = /^"(.+(?:Z|[+-]\d\d:\d\d))"$/i.exec(finding.found) ?? [];
  const moment = Date.parse(zoned);
  const example = Number.isNaN(moment) ? '2026-11-14T20:41:00Z, in UTC, or leave it out' : timestampOf(moment / 1000);
  return { ...finding, hint: `write ${example}` };
}
