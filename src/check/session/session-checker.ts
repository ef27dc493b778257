import { dialects } from '../../interface/dialect/dialects.js';
import { findCompanionKind } from '../../interface/kind-catalogue.js';
import type { Members } from '../../interface/object-rule.js';
import { parseJournalName } from '../../journal/journal-names.js';
import type { EventFileType } from '../event/diagnose.js';
import { type Finding, findingOf } from '../finding.js';
import { timeFrom } from './field-readers.js';
import { sessionRulesFor } from './session-rules.js';
import { SessionTracker, type TrackerSnapshot } from './session-tracker.js';
import { recordStops, sessionUpdates } from './session-updates.js';

/** What a checker remembers, as JSON. */
export interface SessionSnapshot {
  readonly file: string | null;
  readonly state: TrackerSnapshot;
}

/** Compares the events of a journal with each other, one by one in their order, and its companions at the end. */
export class SessionChecker {
  readonly #state = new SessionTracker();
  #file: string | undefined;

  /** The base name of the next file. The parts of one launch of the game belong together; any other file is a new session. */
  beginFile(name: string): void {
    if (this.#file === undefined || !continues(this.#file, name)) this.#state.beginSession();
    this.#file = name;
  }

  /** Checks an event, then updates the state by it. It must have at least the fields in `sessionFields`. */
  checkEvent(event: Members, line: number): Finding[] {
    this.#state.observe(event, { file: this.#file ?? '', line });
    const findings = this.#findings(event, 'journal');
    if (typeof event.event === 'string') sessionUpdates.get(event.event)?.update(this.#state, event);
    this.#state.lastTimestamp = timeFrom(event.timestamp);
    return findings;
  }

  /** A line could not be read. Anything may have happened there, so the state before it is no longer certain. */
  markGap(): void {
    this.#state.forgetEverything();
  }

  /** Checks a companion of the directory, after all its journals. */
  checkCompanion(event: Members): Finding[] {
    this.#state.observe(event, { file: companionName(event), line: 0 });
    const findings = this.#findings(event, 'companion');
    if (event.event === 'NavRoute') recordStops(this.#state, event);
    return findings;
  }

  snapshot(): SessionSnapshot {
    return { file: this.#file ?? null, state: this.#state.snapshot() };
  }

  restore({ file, state }: SessionSnapshot): void {
    this.#file = file ?? undefined;
    this.#state.restore(state);
  }

  #findings(event: Members, fileType: EventFileType): Finding[] {
    const kind = event.event;
    if (typeof kind !== 'string') return [];
    const findings: Finding[] = [];
    for (const rule of sessionRulesFor(kind)) {
      for (const details of rule.check(event, this.#state, fileType)) {
        findings.push(findingOf(rule, { ...details, kind }));
      }
    }
    return findings;
  }
}

function companionName({ event }: Members): string {
  return findCompanionKind(dialects.game, event)?.companion.file ?? 'a companion';
}

/** Whether a file is the next part of the journal that another is a part of. */
function continues(before: string, name: string): boolean {
  const [a, b] = [parseJournalName(before), parseJournalName(name)];
  return (
    a !== undefined && b !== undefined && a.edition === b.edition && a.started === b.started && b.part === a.part + 1
  );
}
