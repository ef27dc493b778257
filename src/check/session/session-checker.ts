import { isVersionBefore, rulesVersion } from '../../game/game-version.js';
import { companionFileOf } from '../../interface/companion-names.js';
import { eventNameOf, type Members } from '../../interface/object-rule.js';
import { type JournalName, parseJournalName } from '../../journal/journal-names.js';
import type { EventFileType } from '../event/diagnose.js';
import { type Finding, findingOf } from '../finding.js';
import { internalFinding } from '../internal-error.js';
import { rulesOf } from './session-rules.js';
import { SessionTracker, type TrackerSnapshot } from './session-tracker.js';

/** The state of a checker as JSON. */
export interface SessionSnapshot {
  readonly file: string | null;
  readonly state: TrackerSnapshot;
  readonly began?: string | undefined;
  readonly latest?: string | undefined;
}

/** Compares the events of a journal with each other, in their order, and the companions at the end. */
export class SessionChecker {
  readonly #state = new SessionTracker();
  #file = '';
  /** When the session began, and the last event of those before it. */
  #began: string | undefined;
  #latest = '';
  #journal: JournalName | undefined;

  /** `name` is a base name. Unless the file is the next part of the same launch, a session begins. */
  beginFile(name: string, journal = parseJournalName(name)): void {
    if (!continues(this.#journal, journal)) {
      this.#latest = [this.#latest, this.#state.journal.timestamp ?? ''].sort().at(-1) ?? '';
      this.#began = undefined;
      this.#state.beginSession();
    }
    this.#file = name;
    this.#journal = journal;
  }

  /** Checks an event, then updates the state by it. */
  checkEvent(event: Members, line: number): readonly Finding[] {
    try {
      this.#state.observe(event, this.#file, line);
      this.#began ??= this.#state.here.timestamp;
      const findings = this.#findings(event, 'journal');
      this.#state.update(event);
      return findings;
    } catch (error) {
      this.markGap();
      return [internalFinding(error)];
    }
  }

  /** An unreadable line: anything may have happened there, so the state before it is no longer certain. */
  markGap(): void {
    this.#state.markGap();
  }

  /** Checks a companion of the directory, after all its journals; unless two were written at a time. */
  checkCompanion(event: Members): readonly Finding[] {
    if (this.#began !== undefined && this.#latest > this.#began) return [];
    try {
      this.#state.observe(event, companionName(event), 0);
      const findings = this.#findings(event, 'companion');
      if (event.event === 'NavRoute') this.#state.recordStops(event);
      return findings;
    } catch (error) {
      return [internalFinding(error)];
    }
  }

  /** The version of the game that the launch has named so far. */
  get gameVersion(): string | undefined {
    return this.#state.journal.game.version;
  }

  #findings(event: Members, fileType: EventFileType): readonly Finding[] {
    const kind = eventNameOf(event);
    const findings: Finding[] = [];
    for (const rule of rulesOf(kind)) {
      const found = rule.check(event, this.#state, fileType);
      if (found.length === 0 || this.#isBefore(rule.since, event)) continue;
      const softened = this.#isBefore(rule.firmSince, event) && { severity: 'note' as const };
      for (const each of found) findings.push(findingOf(rule, { ...each, ...softened, kind }));
    }
    return findings;
  }

  /** Whether an event is older than a version, if one is given. */
  #isBefore(version: string | undefined, { timestamp }: Members): boolean {
    return version !== undefined && isVersionBefore(rulesVersion(this.gameVersion, timestamp), version);
  }

  snapshot(): SessionSnapshot {
    const file = this.#file === '' ? null : this.#file;
    return { file, state: this.#state.snapshot(), began: this.#began, latest: this.#latest };
  }

  restore({ file, state, began, latest = '' }: SessionSnapshot): void {
    this.#file = file ?? '';
    this.#began = began;
    this.#latest = latest;
    this.#journal = parseJournalName(this.#file);
    this.#state.restore(state);
  }
}

function companionName({ event }: Members): string {
  return companionFileOf(String(event)) ?? 'a companion';
}

/** Whether `b` is the part that follows `a`. */
function continues(a: JournalName | undefined, b: JournalName | undefined): boolean {
  return (
    a !== undefined && b !== undefined && a.edition === b.edition && a.started === b.started && b.part === a.part + 1
  );
}
