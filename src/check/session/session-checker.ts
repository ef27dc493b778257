import { dialects } from '../../interface/dialect/dialects.js';
import { findCompanionKind } from '../../interface/kind-catalogue.js';
import type { Members } from '../../interface/object-rule.js';
import { parseJournalName } from '../../journal/journal-names.js';
import type { Finding } from '../finding.js';
import { dockedSystemRule } from './docked-system-rule.js';
import { conflictRule, controllingFactionRule, influenceRule } from './faction-rules.js';
import { jumpDistanceRule } from './jump-distance-rule.js';
import { jumpFuelRule } from './jump-fuel-rule.js';
import { routeHopsRule, routeStartRule } from './route-rules.js';
import type { SessionRule } from './session-rule.js';
import { SessionTracker } from './session-tracker.js';
import { recordStops, sessionUpdates } from './session-updates.js';
import { statusDockedRule } from './status-docked-rule.js';
import { statusFuelRule } from './status-fuel-rule.js';
import { statusLowFuelRule } from './status-low-fuel-rule.js';
import { statusSystemRule } from './status-system-rule.js';
import { systemAddressRule, systemCellRule, systemPositionRule } from './system-rules.js';

/** Everything that is held across events and files. */
export const sessionRules: readonly SessionRule[] = [
  jumpDistanceRule,
  jumpFuelRule,
  systemAddressRule,
  systemPositionRule,
  systemCellRule,
  influenceRule,
  controllingFactionRule,
  conflictRule,
  dockedSystemRule,
  routeStartRule,
  routeHopsRule,
  statusDockedRule,
  statusFuelRule,
  statusSystemRule,
  statusLowFuelRule,
];

/** The members, by kind, that the rules and what they build upon read; a kind without members counts by its name alone. */
export const sessionFields: Readonly<Record<string, readonly string[]>> = collectFields();

const rulesByKind = new Map(
  Object.keys(sessionFields).map((kind) => [kind, sessionRules.filter(({ reads }) => Object.hasOwn(reads, kind))]),
);

/** Holds the events of a journal against each other, one by one in their order, and its companions at the end. */
export class SessionChecker {
  readonly #known = new SessionTracker();
  #file: string | undefined;

  /** The base name of the file that comes next. The parts of one launch belong together; any other file is another session. */
  beginFile(name: string): void {
    if (this.#file === undefined || !continues(this.#file, name)) this.#known.beginSession();
    this.#file = name;
  }

  /** An event with the members in `sessionReads`, or whole. */
  checkEvent(event: Members, line: number): Finding[] {
    this.#known.observe(event, { file: this.#file ?? '', line });
    const findings = this.#judge(event, 'journal');
    if (typeof event.event === 'string') sessionUpdates.get(event.event)?.update(this.#known, event);
    this.#known.lastTimestamp = event.timestamp;
    return findings;
  }

  /** A line could not be read: whatever it told, nothing that was known before it is certain any more. */
  markGap(): void {
    this.#known.forgetAll();
  }

  /** A companion of the directory, after all its journals. */
  checkCompanion(event: Members): Finding[] {
    this.#known.observe(event, { file: companionName(event), line: 0 });
    const findings = this.#judge(event, 'companion');
    if (event.event === 'NavRoute') recordStops(this.#known, event);
    return findings;
  }

  #judge(event: Members, place: 'journal' | 'companion'): Finding[] {
    const kind = event.event;
    const rules = typeof kind === 'string' ? rulesByKind.get(kind) : undefined;
    if (!rules || typeof kind !== 'string') return [];
    const findings: Finding[] = [];
    for (const { id, severity, check } of rules) {
      for (const complaint of check(event, this.#known, place)) {
        findings.push({ rule: id, severity, kind, ...complaint });
      }
    }
    return findings;
  }
}

function companionName({ event }: Members): string {
  return findCompanionKind(dialects.game, event)?.companion.file ?? 'a companion';
}

function continues(before: string, name: string): boolean {
  const [a, b] = [parseJournalName(before), parseJournalName(name)];
  return (
    a !== undefined && b !== undefined && a.edition === b.edition && a.started === b.started && b.part === a.part + 1
  );
}

function collectFields(): Record<string, readonly string[]> {
  const all = new Map<string, Set<string>>();
  const add = (kind: string, members: readonly string[]) => {
    all.set(kind, new Set([...(all.get(kind) ?? []), ...members]));
  };
  for (const { reads } of sessionRules) for (const [kind, members] of Object.entries(reads)) add(kind, members);
  for (const [kind, { reads }] of sessionUpdates) add(kind, reads);
  return Object.fromEntries(Array.from(all, ([kind, members]) => [kind, [...members]]));
}
