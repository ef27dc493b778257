/** How the fuel in the main tank may change between two looks at it. */
import { fastestBurn, fastestScoop, largestReservoir, scoopedPerLine } from '../../game/fuel-facts.js';
import { isScoopable } from '../../game/star-system.js';
import { tonnes } from './session-phrases.js';
import type { SessionState, TankSizes } from './session-state.js';

/** Levels are written with six decimals, of numbers that have about seven digits. */
const rounding = 0.01;

/** Within this time nobody flies to another star of the system, fills the tank there and leaves. */
const secondsToAnotherStar = 600;

/** A jump or a drop ends the scooping without a line, so what has come in since the last line is never recorded. */
const unrecordedPortion = scoopedPerLine + 0.05;

/** Whether a change of the tank needs no explanation at all. */
export function isExpectedChange(more: number, { tank }: SessionState): boolean {
  return more <= rounding && more >= -reservoirOf(tank) - rounding;
}

function reservoirOf({ reservoir = largestReservoir }: TankSizes): number {
  return reservoir;
}

/** When fuel may have come in although nothing tells of it. */
export interface FuelAllowance {
  /** Seconds of the time gone by in which no ship can scoop. */
  readonly busy: number;
  /** Tonnes by which the tank may be ahead of the journal. */
  readonly ahead: number;
}

/** Why the tank cannot hold so much more than after the last jump; nothing if it can. */
export function whyTooFull(
  more: number,
  seconds: number | undefined,
  state: SessionState,
  allowed: FuelAllowance,
): string | undefined {
  const { fuel, recordsAllKinds } = state;
  if (!fuel || more <= rounding) return undefined;
  const { busy, ahead } = allowed;
  if (!recordsAllKinds) return whyNoStar(state, seconds) ?? whyNoTime(more, seconds, busy);
  const untold = more - fuel.scooped;
  if (untold <= rounding) return undefined;
  const told = `the journal records ${fuel.scooped > 0 ? `${tonnes(fuel.scooped)} scooped` : 'no scooping'} since`;
  const mostUntold = unrecordedPortion * (fuel.drops + 1);
  if (untold > mostUntold + ahead + rounding) return `${told}, and at most ${tonnes(mostUntold)} can go unrecorded`;
  // Where some was scooped, there is a star to scoop from.
  const noStar = fuel.scooped > 0 ? undefined : whyNoStar(state, seconds);
  const why = noStar ?? whyNoTime(untold, seconds, busy);
  return why === undefined ? undefined : `${told}, and ${why}`;
}

/** Why nothing can have been scooped at all. */
function whyNoStar({ currentSystem, systems }: SessionState, seconds = Infinity): string | undefined {
  const starClass = currentSystem && systems.at(currentSystem.address)?.starClass;
  if (starClass === undefined || isScoopable(starClass) || seconds < 0 || seconds > secondsToAnotherStar) {
    return undefined;
  }
  return `a star of class ${starClass} gives no fuel`;
}

/** Why so much cannot have been scooped in the time there was. */
function whyNoTime(amount: number, seconds: number | undefined, busy: number): string | undefined {
  if (seconds === undefined || seconds < 0) return undefined;
  if (amount <= fastestScoop * Math.max(seconds - busy, 0) + rounding) return undefined;
  return `no scoop takes in ${tonnes(amount)} in ${seconds} s`;
}

/**
 * Why the tank cannot hold so much less; nothing if it can. The reservoir fills itself from the main tank: once at any
 * time, and then as fast as the engines empty it.
 */
export function whyTooEmpty(less: number, seconds: number | undefined, { tank }: SessionState): string | undefined {
  if (seconds === undefined || seconds < 0) return undefined;
  if (less <= reservoirOf(tank) + seconds * fastestBurn + rounding) return undefined;
  return `no ship burns ${tonnes(less)} in ${seconds} s without a jump`;
}
