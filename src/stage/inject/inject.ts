import { checkEvent } from '../../check/event/check-event.js';
import type { Finding } from '../../check/finding.js';
import { isObject, type JournalEvent } from '../../journal/event.js';
import { parseLine } from '../../journal/parse/line.js';
import type { Cue } from '../../simulate/director.js';
import { timestampOf } from '../../simulate/play/calendar.js';
import type { Happening } from '../../simulate/play/step.js';
import { findKind } from '../../spec/catalogue.js';
import { type Dialect, dialects } from '../../spec/dialect.js';
import { StageError } from '../errors.js';
import { adopt, isAdopted } from './adopt.js';

/** An event that was not injected, since the checker has something to say about it. */
export class InjectionRefused extends StageError {
  readonly findings: readonly Finding[];

  constructor(event: string, findings: readonly Finding[]) {
    const told = findings.map(({ pointer, message }) => `${pointer === '' ? event : pointer}: ${message}`);
    super(`${event} is not as it should be, so it was not written (anyway writes it nevertheless)\n${told.join('\n')}`);
    this.findings = findings;
  }
}

/** Reads an event as somebody wrote it; integers beyond 2^53 keep their digits. */
export function readInjection(text: string): JournalEvent {
  const { event, problem } = parseLine(text.trim().replaceAll(/\s*\n\s*/g, ' '));
  if (problem || !event) throw new StageError(`that is no event: ${problem?.message ?? 'it is empty'}`);
  return event;
}

/** The event with its time and its name in front; the time is now, unless it brings its own. */
export function dated(event: unknown, now: number): JournalEvent {
  if (!isObject(event)) throw new StageError('an event is an object such as { "event":"Docked", … }');
  const { timestamp = timestampOf(now), event: name, ...members } = event as Partial<JournalEvent>;
  if (typeof name !== 'string' || name === '') throw new StageError('an event has a name: { "event":"Docked", … }');
  return { timestamp, event: name, ...members };
}

/** What the checker says about an event that is about to be written; notes do not count. */
export function objections(event: JournalEvent, dialect: Dialect): Finding[] {
  const companion = findKind(dialects[dialect], event.event)?.companion;
  const hasList = companion?.list !== undefined && event[companion.list] !== undefined;
  const where = hasList || (companion && companion.list === undefined) ? 'companion' : 'journal';
  return checkEvent(event, { dialect, where }).filter(({ severity }) => severity !== 'note');
}

/** What writes an event into the session. What it tells becomes true, so that all that follows agrees. */
export function injection(event: JournalEvent): Cue {
  const step = { write: event as Happening, anyway: true } as const;
  if (!isAdopted(event)) return { remark: step };
  return {
    *act(play) {
      adopt(play, event);
      yield step;
    },
  };
}
