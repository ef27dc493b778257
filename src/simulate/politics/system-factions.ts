import type { FactionState } from '../../game/political-vocabulary-table.js';
import type { StarSystem } from '../../game/star-system.js';
import type { Random } from '../random.js';
import { type ConflictState, conditionsOn, type FactionCondition } from './faction-condition.js';
import { type ConflictOverride, conflictsOn, type FactionConflict } from './faction-conflicts.js';
import { type Resident, rosterOf } from './faction-roster.js';
import { type InfluenceBond, influencesOn } from './influence.js';
import { conflictStates } from './politics-table.js';

/** A faction on a day. */
export interface Faction {
  readonly resident: Resident;
  readonly condition: FactionCondition;
  readonly influence: number;
  /** The leading state; `None` in quiet times. */
  readonly state: FactionState;
}

/** The factions of a system and their conflicts. */
export interface SystemFactions {
  readonly factions: readonly Faction[];
  readonly conflicts: readonly FactionConflict[];
}

/** An unpopulated system. */
const unpopulated: SystemFactions = { factions: [], conflicts: [] };

/** The conflicts of a system on a day, without computing the rest of `systemFactionsOn`. */
export function systemConflictsOn(
  day: number,
  system: StarSystem,
  random: Random,
  override?: ConflictOverride | false,
): readonly FactionConflict[] {
  return conflictsOn(day, system, rosterOf(system, random.stream('roster')), random, override);
}

/**
 * The factions and conflicts of a system on a day: a function of these and the seed. `random` is the system's
 * own.
 */
export function systemFactionsOn(
  day: number,
  system: StarSystem,
  random: Random,
  override?: ConflictOverride | false,
): SystemFactions {
  const residents = rosterOf(system, random.stream('roster'));
  if (residents.length === 0) return unpopulated;
  const conflicts = conflictsOn(day, system, residents, random, override);
  const influences = influencesOn(day, residents, conflicts.map(bondOf), random);
  const fights = residents.map((_, index) => conflictStateOf(index, conflicts));
  const ruler = residents.findIndex(({ name }) => name === system.faction);
  const conditions = conditionsOn(day, influences, fights, ruler, random);
  const factions = residents.map((resident, index): Faction => {
    const condition = conditions[index] as FactionCondition;
    return { resident, condition, influence: influences[index] as number, state: condition.active[0] ?? 'None' };
  });
  return { factions, conflicts };
}

function bondOf({ pair, phase, won }: FactionConflict): InfluenceBond {
  if (phase !== 'ended' || won[0] === won[1]) return { pair };
  return { pair, winner: won[0] > won[1] ? pair[0] : pair[1] };
}

function conflictStateOf(index: number, conflicts: readonly FactionConflict[]): ConflictState | undefined {
  const conflict = conflicts.find(({ pair }) => pair.includes(index));
  return conflict && { state: conflictStates[conflict.type], phase: conflict.phase };
}
