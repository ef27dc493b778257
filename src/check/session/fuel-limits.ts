/** How much the fuel in the main tank may change between two readings. */
import { fastestBurn, fastestScoop, largestReservoir, scoopedPerLine } from '../../game/fuel-facts.js';
import { isScoopable } from '../../game/star-system.js';
import type { JumpFuel, Where } from '../../state/journal-state.js';
import { lineReference, tonnes } from './session-phrases.js';
import type { SessionFacts, SessionState } from './session-state.js';

/** Levels are written with six decimals, but have a precision of about seven digits. */
const rounding = 0.01;

/** In less time no ship reaches another star of the system to scoop there. */
const secondsToAnotherStar = 600;

/** A jump or a drop from supercruise ends scooping without an event, so up to this much is not recorded. */
const unrecordedPortion = scoopedPerLine + 0.05;

/** Whether a change is within rounding and one filling of the reservoir. */
export function isExpectedChange(more: number, facts: SessionFacts): boolean {
  return more <= rounding && more >= -reservoirOf(facts) - rounding;
}

function reservoirOf({ ship }: SessionFacts): number {
  return ship.fuel.reservoirCapacity ?? largestReservoir;
}

/** How much of a change the journal cannot show. */
export interface FuelAllowance {
  /** Seconds of the time between the readings in which no ship can scoop. */
  readonly busy: number;
  /** Tonnes that a reading may be ahead of the journal. */
  readonly ahead: number;
}

/** Why the tank cannot contain `more` than when it was last written; undefined if it can. */
export function whyTooFull(
  more: number,
  seconds: number | undefined,
  state: SessionState,
  allowed: FuelAllowance,
): string | undefined {
  const { jumpFuel: fuel, recordsAllKinds } = state.journal;
  if (!fuel || more <= rounding) return undefined;
  // A ship that is scooping already may go on until it leaves.
  const hasScooped = fuel.scooped > 0 || fuel.by !== undefined;
  const busy = fuel.by === undefined ? allowed.busy : 0;
  const { ahead } = allowed;
  if (!recordsAllKinds) return whyNoStar(state, seconds) ?? whyNoTime(more, seconds, busy);
  const unrecorded = more - fuel.scooped;
  if (unrecorded <= rounding) return undefined;
  const recorded = `the journal records ${fuel.scooped > 0 ? `${tonnes(fuel.scooped)} scooped` : 'no scooping'} since`;
  const mostUnrecorded = unrecordedPortion * (fuel.drops + 1);
  if (unrecorded > mostUnrecorded + ahead + rounding)
    return `${recorded}, and at most ${tonnes(mostUnrecorded)} can go unrecorded`;
  // If some was scooped, there is a star to scoop from.
  const noStar = hasScooped ? undefined : whyNoStar(state, seconds);
  const why = noStar ?? whyNoTime(unrecorded, seconds, busy);
  return why === undefined ? undefined : `${recorded}, and ${why}`;
}

/** Why nothing can have been scooped; undefined if it can. */
function whyNoStar({ journal, systems }: SessionState, seconds = Infinity): string | undefined {
  const starClass = systems.at(journal.system?.address)?.starClass;
  if (starClass === undefined || isScoopable(starClass) || seconds < 0 || seconds > secondsToAnotherStar) {
    return undefined;
  }
  return `a star of class ${starClass} gives no fuel`;
}

/** Why the amount cannot have been scooped in the time; undefined if it can. */
function whyNoTime(amount: number, seconds: number | undefined, busy: number): string | undefined {
  if (seconds === undefined || seconds < 0) return undefined;
  if (amount <= fastestScoop * Math.max(seconds - busy, 0) + rounding) return undefined;
  return `no scoop takes in ${tonnes(amount)} in ${seconds} s`;
}

/**
 * Why the tank cannot contain that much `less`; undefined if it can. The reservoir is filled from the main
 * tank: once at any time, then as fast as the engines can empty it.
 */
export function whyTooEmpty(less: number, seconds: number | undefined, facts: SessionFacts): string | undefined {
  if (seconds === undefined || seconds < 0) return undefined;
  if (less <= reservoirOf(facts) + seconds * fastestBurn + rounding) return undefined;
  return `no ship burns ${tonnes(less)} in ${seconds} s without a jump`;
}

/** What the tank contained when it was last written, as a clause. */
export function lastLevel({ by, level, where }: JumpFuel, here: Where): string {
  const line = lineReference(where, here);
  return by === undefined ? `the jump at ${line} left ${tonnes(level)}` : `${by} at ${line} says ${tonnes(level)}`;
}

/** In normal space another ship may have sent fuel by limpets, which no line records. */
export function fuelSeverity({ drops }: JumpFuel, more: number): 'note' | undefined {
  return drops > 0 && more > 0 ? 'note' : undefined;
}
