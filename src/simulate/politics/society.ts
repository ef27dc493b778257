import type { FactionState } from '../../spec/vocabulary/politics.js';
import type { StarSystem } from '../galaxy/system.js';
import type { Random } from '../random.js';
import { type Condition, conditionsOn, type Fight } from './condition.js';
import { type Conflict, conflictsOn, type WantedConflict } from './conflict.js';
import { type Bond, influencesOn } from './influence.js';
import { type Resident, rosterOf } from './roster.js';
import { conflictStates } from './states.js';

/** A faction on a day. */
export interface Faction {
  readonly resident: Resident;
  readonly condition: Condition;
  readonly influence: number;
  /** The leading state; `None` in quiet times. */
  readonly state: FactionState;
}

/** The factions of a system and what they fight about. */
export interface Society {
  readonly factions: readonly Faction[];
  readonly conflicts: readonly Conflict[];
}

/** Where nobody lives. */
const nobody: Society = { factions: [], conflicts: [] };

/** The conflicts of a system on a day, for who wants to know no more. */
export function fightsOn(
  day: number,
  system: StarSystem,
  random: Random,
  wanted?: WantedConflict | false,
): readonly Conflict[] {
  return conflictsOn(day, system, rosterOf(system, random.stream('roster')), random, wanted);
}

/** The society of a system on a day: it depends on nothing but these and the seed. `random` is the system's own. */
export function societyOn(day: number, system: StarSystem, random: Random, wanted?: WantedConflict | false): Society {
  const residents = rosterOf(system, random.stream('roster'));
  if (residents.length === 0) return nobody;
  const conflicts = conflictsOn(day, system, residents, random, wanted);
  const influences = influencesOn(day, residents, conflicts.map(bondOf), random);
  const fights = residents.map((_, index) => fightOf(index, conflicts));
  const conditions = conditionsOn(day, influences, fights, random);
  const factions = residents.map((resident, index): Faction => {
    const condition = conditions[index] as Condition;
    return { resident, condition, influence: influences[index] as number, state: condition.active[0] ?? 'None' };
  });
  return { factions, conflicts };
}

function bondOf({ pair, phase, won }: Conflict): Bond {
  if (phase !== 'ended' || won[0] === won[1]) return { pair };
  return { pair, winner: won[0] > won[1] ? pair[0] : pair[1] };
}

function fightOf(index: number, conflicts: readonly Conflict[]): Fight | undefined {
  const conflict = conflicts.find(({ pair }) => pair.includes(index));
  return conflict && { state: conflictStates[conflict.type], phase: conflict.phase };
}
