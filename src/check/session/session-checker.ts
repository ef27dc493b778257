import { companionFileOf } from '../../interface/companion-names.js';
import type { Members } from '../../interface/object-rule.js';
import { type JournalName, parseJournalName } from '../../journal/journal-names.js';
import { type Finding, findingOf } from '../finding.js';
import type { RowReader } from '../scan/session-rows.js';
import { timeFrom } from './field-readers.js';
import { type AskedRules, type KindPlan, planOf } from './kind-plans.js';
import { noDay } from './moment-text.js';
import { noFindings, type RuleFinding, type SessionRule } from './session-rule.js';
import { SessionTracker } from './session-tracker.js';
import { recordStops } from './session-updates.js';
import type { TrackerSnapshot } from './tracker-snapshot.js';

/** What a checker remembers, as JSON. */
export interface SessionSnapshot {
  readonly file: string | null;
  readonly state: TrackerSnapshot;
}

/** Compares the events of a journal with each other, one by one in their order, and its companions at the end. */
export class SessionChecker {
  // Not named by `#`: until V8 has optimised what is done for every line, that would take twice as long.
  private readonly state = new SessionTracker();
  private file = '';
  private journal: JournalName | undefined;

  /** The base name of the next file. The parts of one launch of the game belong together; any other file is a new session. */
  beginFile(name: string, journal = parseJournalName(name)): void {
    if (!continues(this.journal, journal)) this.state.beginSession();
    this.file = name;
    this.journal = journal;
  }

  /** Checks an event, then updates the state by it. It must have at least the fields in `sessionFields`. */
  checkEvent(event: Members, line: number): readonly Finding[] {
    return this.checkLine(planOf(String(event.event)), event, line, noDay, 0, false);
  }

  /** The same for an event whose plan is known, its time in two numbers, and whether its tests hold. */
  checkLine(
    plan: KindPlan,
    event: Members,
    line: number,
    day: number,
    time: number,
    testsHold: boolean,
  ): readonly Finding[] {
    const { state } = this;
    state.observe(event, plan.tellsOfSystems, this.file, line, day, time);
    const { checks, rules } = plan.asked[(state.doubtful.length > 0 ? 0 : 1) + (testsHold ? 2 : 0)] as AskedRules;
    let findings: Finding[] | undefined;
    // Until V8 has optimised it, a loop over an iterator makes an object for each step.
    for (let index = 0; index < checks.length; index++) {
      const found = (checks[index] as SessionRule['check'])(event, state, 'journal');
      if (found === noFindings || found.length === 0) continue;
      addFindings((findings ??= []), rules[index] as SessionRule, found, plan.view.kind);
    }
    const { updates } = plan;
    for (let index = 0; index < updates.length; index++) updates[index]?.(state, event);
    state.lastDay = day;
    state.lastTime = time;
    if (day === noDay) state.lastWritten = timeFrom(event.timestamp);
    return findings ?? nothing;
  }

  /** Takes a line straight from its row if everything in it is as expected; false if the rules have to be asked. */
  takeUsual(plan: KindPlan, rows: RowReader, row: number, line: number, day: number, time: number): boolean {
    const { state } = this;
    state.observe(noMembers, false, this.file, line, day, time);
    if (plan.takeUsual?.(state, rows, row) !== true) return false;
    state.lastDay = day;
    state.lastTime = time;
    return true;
  }

  /** A line could not be read. Anything may have happened there, so the state before it is no longer certain. */
  markGap(): void {
    this.state.forgetEverything();
  }

  /** Checks a companion of the directory, after all its journals. */
  checkCompanion(event: Members): readonly Finding[] {
    const { state } = this;
    const kind = String(event.event);
    const { rules, tellsOfSystems } = planOf(kind);
    state.observe(event, tellsOfSystems, companionName(event), 0);
    const findings: Finding[] = [];
    for (const rule of rules) addFindings(findings, rule, rule.check(event, state, 'companion'), kind);
    if (event.event === 'NavRoute') recordStops(state, event);
    return findings;
  }

  snapshot(): SessionSnapshot {
    return { file: this.file === '' ? null : this.file, state: this.state.snapshot() };
  }

  restore({ file, state }: SessionSnapshot): void {
    this.file = file ?? '';
    this.journal = parseJournalName(this.file);
    this.state.restore(state);
  }
}

const noMembers: Members = {};
const nothing: readonly Finding[] = [];

function addFindings(findings: Finding[], rule: SessionRule, found: readonly RuleFinding[], kind: string): void {
  for (const details of found) findings.push(findingOf(rule, { ...details, kind }));
}

function companionName({ event }: Members): string {
  return companionFileOf(String(event)) ?? 'a companion';
}

/** Whether a file is the next part of the journal that another is a part of. */
function continues(a: JournalName | undefined, b: JournalName | undefined): boolean {
  return (
    a !== undefined && b !== undefined && a.edition === b.edition && a.started === b.started && b.part === a.part + 1
  );
}
