import type { StarSystem } from '../../game/star-system.js';
import type { PowerplayState } from '../../interface/types/spec-events.js';
import type { ConflictPhase } from '../../simulate/politics/faction-conflicts.js';
import type { PoliticsOverrides } from '../../simulate/politics/politics-overrides.js';
import type { ConflictType } from '../../simulate/politics/politics-table.js';
import type { ThargoidWarState } from '../../simulate/politics/thargoid-war.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { pledged } from './prerequisites.js';
import { inOrder } from './scenes.js';
import type { Staging } from './situation.js';
import type { SituationName } from './situation-names.js';
import { situationTable } from './situation-table.js';
import { jumpInto, readyToJump, requestedDestination } from './travel-situations.js';

/** A political state of a system, which is forced before the jump there. */
interface PoliticalState {
  readonly forced: (settings: SessionSettings) => PoliticsOverrides;
  /** Whether a system already has this state. */
  readonly isCase: (world: World, system: StarSystem, settings: SessionSettings) => boolean;
  readonly prepare?: Staging['prepare'];
}

/** A conflict of a type, or else of the type that is set, or of any. */
function conflict(phase: ConflictPhase, fixed?: ConflictType): PoliticalState {
  return {
    forced: ({ conflict: type = fixed }) => ({ conflict: { phase, type } }),
    isCase: ({ politics, now }, system, { conflict: type = fixed }) =>
      politics.society(system, now).conflicts.some((each) => each.phase === phase && (!type || each.type === type)),
  };
}

function powerplay(state: PowerplayState): PoliticalState {
  return {
    forced: ({ power }) => ({ powerplay: { state, power } }),
    isCase: ({ politics, now }, system) => politics.powerplay(system, now)?.state === state,
    prepare: inOrder(pledged(true), readyToJump),
  };
}

function thargoids(war: ThargoidWarState): PoliticalState {
  return {
    forced: () => ({ war }),
    isCase: ({ politics, now }, system) => politics.interestOf(system, now).thargoid === war,
  };
}

const states = {
  'war-active': conflict('active'),
  'war-pending': conflict('pending'),
  'war-ended': conflict('ended'),
  'civil-war': conflict('active', 'civilwar'),
  election: conflict('active', 'election'),
  'powerplay-contested': powerplay('Contested'),
  'powerplay-unoccupied': powerplay('Unoccupied'),
  'powerplay-exploited': powerplay('Exploited'),
  'powerplay-fortified': powerplay('Fortified'),
  'powerplay-stronghold': powerplay('Stronghold'),
  'thargoid-alert': thargoids('Thargoid_Probing'),
  'thargoid-invasion': thargoids('Thargoid_Harvest'),
  'thargoid-controlled': thargoids('Thargoid_Controlled'),
  'thargoid-recovery': thargoids('Thargoid_Recovery'),
} satisfies Partial<Record<SituationName, PoliticalState>>;

type StateName = keyof typeof states;

/** A jump into a system with a given political state. */
function jumpWhere(name: StateName): Staging {
  const { forced, isCase, prepare = readyToJump }: PoliticalState = states[name];
  return {
    assertPossible(_, { system }) {
      if (system && system.population === 0) throw new StageError(`${system.name} is unpopulated: it has no politics`);
    },
    prepare,
    *act(world, settings) {
      const system = requestedDestination(world, settings, ({ population }) => population > 0);
      world.politics.override(system, forced(settings));
      if (!isCase(world, system, settings))
        throw new StageError(
          `${system.name} ${situationTable[name].about.replace(/^.*? where /, 'cannot be a place where ')}`,
        );
      yield* jumpInto(world, system, settings);
    },
    succeeded: (world, settings) => isCase(world, world.system, settings),
  };
}

export const politicsSituations = Object.fromEntries(
  Object.keys(states).map((name) => [name, jumpWhere(name as StateName)]),
) as Readonly<Record<StateName, Staging>>;
