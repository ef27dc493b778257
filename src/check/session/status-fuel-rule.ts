import { encodeFlags } from '../../interface/flag-tables.js';
import { numberFrom, objectFrom } from '../../state/fold-fields.js';
import { fuelSeverity, lastLevel, whyTooEmpty, whyTooFull } from './fuel-limits.js';
import { round, tonnes } from './session-phrases.js';
import type { SessionRule } from './session-rule.js';
import { hasFlag, inOwnShip, secondsSince } from './status-facts.js';

/** Scooping cannot begin at once after hyperspace; Status may be a little ahead of the journal. */
const allowed = { busy: 3, ahead: 0.5 };

const jump = { timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump', FuelLevel: 20.5, FuelUsed: 3.1 };
const status = { timestamp: '2026-11-14T20:41:05Z', event: 'Status', Flags: encodeFlags(['InMainShip']) };

export const statusFuelRule: SessionRule = {
  id: 'status/fuel',
  says: 'FuelMain is what was last in the tank, give or take what was scooped and burnt since',
  reason:
    'Status and the journal describe the same tank. A tool that shows one and calculates with the other misleads its pilot.',
  reads: { Status: ['Flags', 'Flags2', 'Fuel/FuelMain'] },
  check: (event, state) => {
    const { here, journal } = state;
    const { jumpFuel: fuel } = journal;
    const main = numberFrom(objectFrom(event.Fuel)?.FuelMain);
    const seconds = fuel && secondsSince(fuel.where.timestamp, event, state);
    if (!fuel || main === undefined || seconds === undefined || !inOwnShip(event)) return [];
    const more = main - fuel.level;
    // The fuel for the next jump is taken before the jump is recorded.
    const jumping = hasFlag(event, 'FsdJump') || hasFlag(event, 'FsdCharging');
    const why =
      whyTooFull(more, seconds, state, allowed) ?? (jumping ? undefined : whyTooEmpty(-more, seconds, journal));
    if (why === undefined) return [];
    const message = `FuelMain is ${tonnes(main)}, but ${lastLevel(fuel, here)}, and ${why}`;
    const expected = `about ${round(fuel.level)}`;
    const severity = fuelSeverity(fuel, more);
    return [{ pointer: '/Fuel/FuelMain', expected, found: String(main), severity, message }];
  },
  good: { journal: [jump], companions: [{ ...status, Fuel: { FuelMain: 20.5 } }] },
  bad: { journal: [jump], companions: [{ ...status, Fuel: { FuelMain: 32 } }] },
};
