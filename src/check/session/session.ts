import { parseJournalName } from '../../journal/names.js';
import { findFiled } from '../../spec/catalogue.js';
import { dialects } from '../../spec/dialect.js';
import type { Members } from '../../spec/rule.js';
import type { Finding } from '../finding.js';
import { dockedSystem } from './docked-system.js';
import { conflict, controlling, influence } from './faction-rules.js';
import { jumpDistance } from './jump-distance.js';
import { jumpFuel } from './jump-fuel.js';
import { Knowledge } from './knowledge.js';
import { learnStops, lessons } from './lessons.js';
import { routeHops, routeStart } from './route-rules.js';
import type { SessionRule } from './rule.js';
import { statusDocked } from './status-docked.js';
import { statusFuel } from './status-fuel.js';
import { statusLowFuel } from './status-low-fuel.js';
import { statusSystem } from './status-system.js';
import { systemAddress, systemCell, systemPosition } from './system-rules.js';

/** Everything that is held across events and files. */
export const sessionRules: readonly SessionRule[] = [
  jumpDistance,
  jumpFuel,
  systemAddress,
  systemPosition,
  systemCell,
  influence,
  controlling,
  conflict,
  dockedSystem,
  routeStart,
  routeHops,
  statusDocked,
  statusFuel,
  statusSystem,
  statusLowFuel,
];

/** The members, by kind, that the rules and what they build upon read; a kind without members counts by its name alone. */
export const sessionReads: Readonly<Record<string, readonly string[]>> = allReads();

const rulesByKind = new Map(
  Object.keys(sessionReads).map((kind) => [kind, sessionRules.filter(({ reads }) => Object.hasOwn(reads, kind))]),
);

/** Holds the events of a journal against each other, one by one in their order, and its companions at the end. */
export class SessionCheck {
  readonly #known = new Knowledge();
  #file: string | undefined;

  /** The base name of the file that comes next. The parts of one launch belong together; any other file is another session. */
  beginFile(name: string): void {
    if (this.#file === undefined || !continues(this.#file, name)) this.#known.beginSession();
    this.#file = name;
  }

  /** An event with the members in `sessionReads`, or whole. */
  event(event: Members, line: number): Finding[] {
    this.#known.hear(event, { file: this.#file ?? '', line });
    const findings = this.#judge(event, 'journal');
    if (typeof event.event === 'string') lessons.get(event.event)?.learn(this.#known, event);
    this.#known.last = event.timestamp;
    return findings;
  }

  /** A line could not be read: whatever it told, nothing that was known before it is certain any more. */
  gap(): void {
    this.#known.forgetAll();
  }

  /** A companion of the directory, after all its journals. */
  companion(event: Members): Finding[] {
    this.#known.hear(event, { file: companionName(event), line: 0 });
    const findings = this.#judge(event, 'companion');
    if (event.event === 'NavRoute') learnStops(this.#known, event);
    return findings;
  }

  #judge(event: Members, place: 'journal' | 'companion'): Finding[] {
    const kind = event.event;
    const rules = typeof kind === 'string' ? rulesByKind.get(kind) : undefined;
    if (!rules || typeof kind !== 'string') return [];
    const findings: Finding[] = [];
    for (const { id, severity, judge } of rules) {
      for (const complaint of judge(event, this.#known, place)) {
        findings.push({ rule: id, severity, kind, ...complaint });
      }
    }
    return findings;
  }
}

function companionName({ event }: Members): string {
  return findFiled(dialects.game, event)?.companion.file ?? 'a companion';
}

function continues(before: string, name: string): boolean {
  const [a, b] = [parseJournalName(before), parseJournalName(name)];
  return (
    a !== undefined && b !== undefined && a.edition === b.edition && a.started === b.started && b.part === a.part + 1
  );
}

function allReads(): Record<string, readonly string[]> {
  const all = new Map<string, Set<string>>();
  const add = (kind: string, members: readonly string[]) => {
    all.set(kind, new Set([...(all.get(kind) ?? []), ...members]));
  };
  for (const { reads } of sessionRules) for (const [kind, members] of Object.entries(reads)) add(kind, members);
  for (const [kind, { reads }] of lessons) add(kind, reads);
  return Object.fromEntries(Array.from(all, ([kind, members]) => [kind, [...members]]));
}
