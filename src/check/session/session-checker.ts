import { dialects } from '../../interface/dialect/dialects.js';
import { findCompanionKind } from '../../interface/kind-catalogue.js';
import type { Members } from '../../interface/object-rule.js';
import { parseJournalName } from '../../journal/journal-names.js';
import { type Finding, findingOf } from '../finding.js';
import { timeFrom } from './field-readers.js';
import { type KindPlan, planOf } from './kind-plans.js';
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
  readonly #state = new SessionTracker();
  #file = '';

  /** The base name of the next file. The parts of one launch of the game belong together; any other file is a new session. */
  beginFile(name: string): void {
    if (!continues(this.#file, name)) this.#state.beginSession();
    this.#file = name;
  }

  /** Checks an event, then updates the state by it. It must have at least the fields in `sessionFields`. */
  checkEvent(event: Members, line: number): readonly Finding[] {
    return this.checkLine(planOf(String(event.event)), event, line, noDay, 0);
  }

  /** The same for an event whose plan is known, and its time in two numbers. */
  checkLine(plan: KindPlan, event: Members, line: number, day: number, time: number): readonly Finding[] {
    const { update } = plan;
    const state = this.#state;
    state.observe(event, plan.tellsOfSystems, this.#file, line, day, time);
    const isNews = state.news.length > 0;
    const checks = isNews ? plan.checks : plan.checksWithoutNews;
    let findings: Finding[] | undefined;
    // Until V8 has optimised it, a loop over an iterator makes an object for each step.
    for (let index = 0; index < checks.length; index++) {
      const found = (checks[index] as SessionRule['check'])(event, state, 'journal');
      if (found === noFindings || found.length === 0) continue;
      const rule = (isNews ? plan.rules : plan.rulesWithoutNews)[index] as SessionRule;
      addFindings((findings ??= []), rule, found, plan.view.event);
    }
    if (update) update(state, event);
    state.lastDay = day;
    state.lastTime = time;
    if (day === noDay) state.lastWritten = timeFrom(event.timestamp);
    return findings ?? nothing;
  }

  /** A line could not be read. Anything may have happened there, so the state before it is no longer certain. */
  markGap(): void {
    this.#state.forgetEverything();
  }

  /** Checks a companion of the directory, after all its journals. */
  checkCompanion(event: Members): readonly Finding[] {
    const state = this.#state;
    const kind = String(event.event);
    const { rules, tellsOfSystems } = planOf(kind);
    state.observe(event, tellsOfSystems, companionName(event), 0);
    const findings: Finding[] = [];
    for (const rule of rules) addFindings(findings, rule, rule.check(event, state, 'companion'), kind);
    if (event.event === 'NavRoute') recordStops(state, event);
    return findings;
  }

  snapshot(): SessionSnapshot {
    return { file: this.#file === '' ? null : this.#file, state: this.#state.snapshot() };
  }

  restore({ file, state }: SessionSnapshot): void {
    this.#file = file ?? '';
    this.#state.restore(state);
  }
}

const nothing: readonly Finding[] = [];

function addFindings(findings: Finding[], rule: SessionRule, found: readonly RuleFinding[], kind: string): void {
  for (const details of found) findings.push(findingOf(rule, { ...details, kind }));
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
