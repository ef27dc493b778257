import type { Members } from '../../interface/object-rule.js';
import { numberFrom, secondsBetween } from '../../state/fold-fields.js';
import { fuelSeverity, isExpectedChange, lastLevel, whyTooEmpty, whyTooFull } from './fuel-limits.js';
import { round, tonnes } from './session-phrases.js';
import { noFindings, type RuleFinding, type SessionRule } from './session-rule.js';
import type { SessionState } from './session-state.js';

/** Charging the drive and the flight through hyperspace take longer, and a ship cannot scoop meanwhile. */
const allowed = { busy: 30, ahead: 0 };

export const jumpFuelRule: SessionRule = {
  id: 'jump/fuel',
  says: 'FuelLevel is what was last in the tank, minus FuelUsed, give or take what was scooped and burnt on the way',
  reason:
    'Fuel does not appear or vanish: it comes from a star or a pump and goes into jumps and engines. Tools that warn of an empty tank rely on that. A journal of the sixteen kinds does not record scooping, so as much as a scoop can take in is allowed for. The live game records it in portions of five tonnes, except for one that a jump interrupts, and says what is left in the main tank whenever the reservoir is filled from it (ReservoirReplenished). Fuel from the limpets of another ship is not recorded at all, so too much of it is only a note once the ship has dropped from supercruise. In journals of version 2.2, a scoop that is interrupted leaves differences that no line explains, so each is only a note.',
  firmSince: '2.3',
  reads: { FSDJump: ['FuelUsed', 'FuelLevel', 'Taxi', 'Multicrew'] },
  check: (event, state) => {
    const level = numberFrom(event.FuelLevel);
    const used = numberFrom(event.FuelUsed);
    if (level === undefined || used === undefined) return noFindings;
    if (used < 0 || level < 0) return [...belowZero('FuelUsed', used), ...belowZero('FuelLevel', level)];
    return event.Taxi === true || event.Multicrew === true ? noFindings : fuelFindings(state, level, used);
  },
  good: { journal: [jump(41, 3.1, 20.5), jump(42, 4.25, 16.25), jump(44, 4.25, 27.75)] },
  bad: { journal: [jump(41, 3.1, 20.5), jump(42, 4.25, 6.25)] },
};

function jump(minute: number, FuelUsed: number, FuelLevel: number): Members {
  return { timestamp: `2026-11-14T20:${minute}:00Z`, event: 'FSDJump', FuelUsed, FuelLevel };
}

function belowZero(name: string, amount: number): RuleFinding[] {
  if (amount >= 0) return [];
  const message = `${name} is ${amount} t, but it cannot be negative`;
  return [{ pointer: `/${name}`, expected: '0 or more', found: String(amount), message }];
}

/** A finding if the fuel after a jump cannot be what the last jump left. */
function fuelFindings(state: SessionState, level: number, used: number): readonly RuleFinding[] {
  const { jumpFuel: fuel } = state.journal;
  if (!fuel) return noFindings;
  const more = level + used - fuel.level;
  if (isExpectedChange(more, state.journal)) return noFindings;
  const seconds = secondsBetween(fuel.where.timestamp, state.here.timestamp);
  const why = whyTooFull(more, seconds, state, allowed) ?? whyTooEmpty(-more, seconds, state.journal);
  if (why === undefined) return noFindings;
  const expected = `about ${round(Math.max(fuel.level + fuel.scooped - used, 0))}`;
  const severity = fuelSeverity(fuel, more);
  const message = `FuelLevel ${tonnes(level)} and FuelUsed ${tonnes(used)} make ${tonnes(level + used)}, but ${lastLevel(fuel, state.here)}, and ${why}`;
  return [{ pointer: '/FuelLevel', expected, found: String(level), severity, message }];
}
