/** Runs activities and records what they write. */

import { checkEvent } from '../../src/check/event/check-event.js';
import type { Body } from '../../src/game/star-system.js';
import type { Dialect } from '../../src/interface/dialect/dialects.js';
import { extraKinds } from '../../src/interface/dialect/dialects.js';
import { decodeFlags, decodeFlags2 } from '../../src/interface/flag-tables.js';
import { findKind } from '../../src/interface/kind-catalogue.js';
import type { WritableEvent } from '../../src/journal/journal-event.js';
import type { Activity } from '../../src/simulate/activity.js';
import { Session } from '../../src/simulate/session.js';
import type { ShipPurpose } from '../../src/simulate/ship/ship.js';
import { makeWorld } from '../../src/simulate/world/make-world.js';
import type { World } from '../../src/simulate/world/world.js';
import { isWordOfGame } from './words.js';

export const began = Date.parse('2026-11-14T20:41:00Z') / 1000;

/** A body with round figures. */
export const moon: Body = {
  name: 'Sol 3 a',
  id: 4,
  radius: 900_000,
  gravity: 0.2,
  temperature: 200,
  breathable: false,
  distance: 500,
};

export interface Acted {
  readonly lines: readonly WrittenLine[];
  readonly statuses: readonly WrittenStatus[];
}

/** An event, and the seconds since the start. */
export type WrittenLine = Readonly<Record<string, unknown>> & { readonly at: number; readonly event: string };

export type WrittenStatus = WrittenLine & { readonly flags: readonly string[]; readonly flags2: readonly string[] };

/** A commander in a docked ship, who may leave it on foot. */
export function playOf(seed = 7, dialect: Dialect = 'game', ship: readonly ShipPurpose[] = ['explorer']): World {
  const world = makeWorld({ seed, now: began, dialect, startConditions: { ship } });
  Object.assign(world.commander, { odyssey: true });
  world.vehicle = 'ship';
  return world;
}

/** Runs an activity as a session would, without the end of the session. */
export function acted(world: World, activity: Activity): Acted {
  const lines: WrittenLine[] = [];
  const statuses: WrittenStatus[] = [];
  for (const { at, event, companion } of new Session({ world, startUp: activity }).writes()) {
    const seconds = at / 1000 - began;
    if (event && event.event !== 'Shutdown') lines.push({ ...event, at: seconds });
    if (companion?.event !== 'Status') continue;
    const { Flags, Flags2 } = companion as { Flags?: number; Flags2?: number };
    const named = { flags: decodeFlags(Number(Flags)), flags2: decodeFlags2(Flags2 ?? 0) };
    if (Flags !== 0) statuses.push({ ...companion, at: seconds, ...named });
  }
  return { lines, statuses };
}

export function kindsOf(lines: readonly WrittenLine[]): string[] {
  return lines.map(({ event }) => event);
}

/** Additional members of a recorded line. */
const own: ReadonlySet<string> = new Set(['at', 'flags', 'flags2']);

/** Problems of events by their tables: missing, unknown or misordered members. */
export function misfits({ lines, statuses }: Acted, dialect: Dialect): string[] {
  return [...lines, ...statuses].flatMap((line) => {
    const members = Object.entries(line).filter(([name]) => !own.has(name));
    const event: WritableEvent = { timestamp: '', event: line.event, ...Object.fromEntries(members) };
    const kind = findKind(extraKinds, event.event);
    if (!kind) {
      const findings = checkEvent(event, { dialect });
      return findings.filter((finding) => !isWordOfGame(finding)).map(({ message }) => `${event.event}: ${message}`);
    }
    const fields = Object.entries(kind.shape.fields).filter(([each, { optional }]) => !optional || each in event);
    const expected = [...new Set(['timestamp', 'event', ...fields.map(([each]) => each)])].join();
    const found = Object.keys(event).join();
    return expected === found ? [] : [`${event.event}: ${found} instead of ${expected}`];
  });
}
