import type { Dialect } from '../../interface/dialect/dialects.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { isUtcTime } from '../../interface/text-forms.js';
import type { JournalEvent } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { forceWrite } from '../../simulate/activity.js';
import type { ActivityCommand, WriteCommand } from '../../simulate/session-command.js';
import { StageError } from '../stage-error.js';
import { applyToWorld, changesWorld } from './apply-to-world.js';
import { injectionFindings, type NamedEvent, type StampedEvent } from './injection-findings.js';
import { InjectionRefused } from './injection-refused.js';

/** Parses the text of an event, which may span lines; integers beyond 2^53 keep their digits. */
export function parseInjectedEvent(text: string): JournalEvent {
  const { event, problem } = parseLine(text.trim().replaceAll(/\s*\n\s*/g, ' '));
  if (problem || !event) throw new StageError(`that is not an event: ${problem?.message ?? 'it is empty'}`);
  return event;
}

/** Refuses an event that the checker objects to, or that is earlier than the last line. */
export function assertInjectable(event: StampedEvent, dialect: Dialect, last = '', catalogue?: Catalogue): void {
  const findings = injectionFindings(event, dialect, catalogue);
  if (findings.length > 0) throw new InjectionRefused(event.event, findings);
  // A last line without a valid timestamp, injected with `anyway`, cannot be compared with.
  if (!isUtcTime(last) || Date.parse(event.timestamp) >= Date.parse(last)) return;
  throw new StageError(`${event.timestamp} is earlier than the last line, written at ${last}`);
}

/**
 * The command that writes an event into the session. It also changes the world, so that all later lines are
 * consistent.
 */
export function injectionCommand(event: NamedEvent): ActivityCommand | WriteCommand {
  const step = forceWrite(event);
  if (!changesWorld(event)) return { writeNow: step };
  return {
    *act(world) {
      applyToWorld(world, event);
      yield step;
    },
  };
}
