import { checkEvent } from '../../check/event/check-event.js';
import type { Finding } from '../../check/finding.js';
import { type Dialect, dialects } from '../../interface/dialect/dialects.js';
import { findCompanionKind } from '../../interface/kind-catalogue.js';
import { isUtcTime } from '../../interface/text-forms.js';
import { isObject, type JournalEvent } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { forceWrite } from '../../simulate/activity.js';
import type { ActivityCommand, WriteCommand } from '../../simulate/session-command.js';
import { timestampOf } from '../../simulate/session-time.js';
import { StageError } from '../stage-error.js';
import { applyToWorld, changesWorld } from './apply-to-world.js';
import { InjectionRefused } from './injection-refused.js';

/** Reads an event as somebody wrote it; integers beyond 2^53 keep their digits. */
export function parseInjectedEvent(text: string): JournalEvent {
  const { event, problem } = parseLine(text.trim().replaceAll(/\s*\n\s*/g, ' '));
  if (problem || !event) throw new StageError(`that is not an event: ${problem?.message ?? 'it is empty'}`);
  return event;
}

/** An event that has a name; the time is left to whoever writes it, unless it brings its own. */
export type NamedEvent = Readonly<Record<string, unknown>> & { readonly event: string };

/** The same with its time. */
export type StampedEvent = NamedEvent & { readonly timestamp: string };

export function assertNamed(event: unknown): NamedEvent {
  if (!isObject(event)) throw new StageError('an event must be an object such as { "event":"Docked", … }');
  const named = event as NamedEvent;
  if (typeof named.event === 'string' && named.event !== '') return named;
  throw new StageError('an event must have a name: { "event":"Docked", … }');
}

/** The event with its time and its name in front; the time is now, unless it brings its own. */
export function withTimestamp({ event, ...members }: NamedEvent, now: number): StampedEvent {
  return { timestamp: timestampOf(now), event, ...members };
}

/** Refuses an event that the checker objects to, or that lies before the last line. */
export function assertInjectable(event: StampedEvent, dialect: Dialect, last = ''): void {
  const findings = injectionFindings(event, dialect).map(withTimestampHint);
  if (findings.length > 0) throw new InjectionRefused(event.event, findings);
  // Nothing is earlier than a line without a moment, which was written anyway.
  if (!isUtcTime(last) || Date.parse(event.timestamp) >= Date.parse(last)) return;
  throw new StageError(`${event.timestamp} is earlier than the last line, written at ${last}`);
}

/** A time that the journal does not take, with the same moment as it does. */
function withTimestampHint(finding: Finding): Finding {
  if (finding.pointer !== '/timestamp' || finding.hint !== undefined) return finding;
  const [, zoned = ''] = /^"(.+(?:Z|[+-]\d\d:\d\d))"$/i.exec(finding.found) ?? [];
  const moment = Date.parse(zoned);
  const example = Number.isNaN(moment) ? '2026-11-14T20:41:00Z, in UTC, or leave it out' : timestampOf(moment / 1000);
  return { ...finding, hint: `write ${example}` };
}

/** What the checker says about an event that is about to be written; of notes, only a name that looks like a slip counts. */
export function injectionFindings(event: StampedEvent, dialect: Dialect): Finding[] {
  const companion = findCompanionKind(dialects[dialect], event.event)?.companion;
  const hasList = companion?.list !== undefined && event[companion.list] !== undefined;
  const where = hasList || (companion && companion.list === undefined) ? 'companion' : 'journal';
  return checkEvent(event, { dialect, where }).filter(
    ({ severity, rule, hint }) => severity !== 'note' || (rule === 'event/kind' && hint !== undefined),
  );
}

/** What writes an event into the session. What it tells becomes true, so that all that follows agrees. */
export function injectionCommand(event: NamedEvent): ActivityCommand | WriteCommand {
  const step = forceWrite(event);
  if (!changesWorld(event)) return { remark: step };
  return {
    *act(world) {
      applyToWorld(world, event);
      yield step;
    },
  };
}
