import type { StarSystem } from '../../game/star-system.js';
import type { PowerplayState } from '../../interface/types/spec-events.js';
import type { ConflictPhase } from '../../simulate/politics/faction-conflicts.js';
import type { PoliticsOverrides } from '../../simulate/politics/politics-overrides.js';
import type { ConflictType } from '../../simulate/politics/politics-table.js';
import type { ThargoidWarState } from '../../simulate/politics/thargoid-war.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings, SettingName } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { pledged } from './prerequisites.js';
import { inOrder } from './scenes.js';
import type { Situation, Situations } from './situation.js';
import { jumpInto, readyToJump, requestedDestination } from './travel-situations.js';

interface PoliticalSituationOptions<Takes extends SettingName> {
  readonly about: string;
  readonly forced: (settings: SessionSettings) => PoliticsOverrides;
  /** Whether a system already has this state. */
  readonly isCase: (world: World, system: StarSystem, settings: SessionSettings) => boolean;
  readonly takes?: readonly Takes[];
}

/** A jump into a system with a given political state, which is forced before the jump. */
function politicalSituation<Takes extends SettingName = never>({
  about,
  forced,
  isCase,
  takes = [],
}: PoliticalSituationOptions<Takes>): Situation<'system' | Takes, 'FSDJump'> {
  return {
    about,
    writes: ['FSDJump'],
    takes: ['system', ...takes],
    assertPossible(_, { system }) {
      if (system && system.population === 0) throw new StageError(`${system.name} is unpopulated: it has no politics`);
    },
    prepare: readyToJump,
    *act(world, settings) {
      const system = requestedDestination(world, settings, ({ population }) => population > 0);
      world.politics.override(system, forced(settings));
      if (!isCase(world, system, settings))
        throw new StageError(`${system.name} ${about.replace(/^.*? where /, 'cannot be a place where ')}`);
      yield* jumpInto(world, system, settings);
    },
    succeeded: (world, settings) => isCase(world, world.system, settings),
  };
}

/** A conflict of the type that is set, or of any type. */
function conflictSituation(about: string, phase: ConflictPhase): Situation<'system' | 'conflict', 'FSDJump'> {
  return politicalSituation({ takes: ['conflict'], ...conflictOf(about, phase) });
}

/** A conflict of a fixed type. */
function conflictOfType(about: string, phase: ConflictPhase, type: ConflictType): Situation<'system', 'FSDJump'> {
  return politicalSituation(conflictOf(about, phase, type));
}

function conflictOf(about: string, phase: ConflictPhase, fixed?: ConflictType): PoliticalSituationOptions<never> {
  return {
    about,
    forced: ({ conflict: type = fixed }) => ({ conflict: { phase, type } }),
    isCase: ({ politics, now }, system, { conflict: type = fixed }) =>
      politics.society(system, now).conflicts.some((each) => each.phase === phase && (!type || each.type === type)),
  };
}

function powerplaySituation(about: string, state: PowerplayState): Situation<'system' | 'power', 'FSDJump'> {
  return {
    ...politicalSituation({
      about,
      takes: ['power'],
      forced: ({ power }) => ({ powerplay: { state, power } }),
      isCase: ({ politics, now }, system) => politics.powerplay(system, now)?.state === state,
    }),
    prepare: inOrder(pledged(true), readyToJump),
  };
}

function thargoidSituation(about: string, war: ThargoidWarState): Situation<'system', 'FSDJump'> {
  return politicalSituation({
    about,
    forced: () => ({ war }),
    isCase: ({ politics, now }, system) => politics.interestOf(system, now).thargoid === war,
  });
}

export const politicsSituations = {
  'war-active': conflictSituation('jumps to where factions fight', 'active'),
  'war-pending': conflictSituation('jumps to where factions prepare to fight', 'pending'),
  'war-ended': conflictSituation('jumps to where a fight between factions is just over', 'ended'),
  'civil-war': conflictOfType('jumps to where a civil war is fought', 'active', 'civilwar'),
  election: conflictOfType('jumps to where an election is held', 'active', 'election'),
  'powerplay-contested': powerplaySituation('jumps to where several powers want the system', 'Contested'),
  'powerplay-unoccupied': powerplaySituation('jumps to where no power has the system yet', 'Unoccupied'),
  'powerplay-exploited': powerplaySituation('jumps to where a power exploits the system', 'Exploited'),
  'powerplay-fortified': powerplaySituation('jumps to where a power has fortified the system', 'Fortified'),
  'powerplay-stronghold': powerplaySituation('jumps to where a power has its stronghold', 'Stronghold'),
  'thargoid-alert': thargoidSituation('jumps to where Thargoids have been seen', 'Thargoid_Probing'),
  'thargoid-invasion': thargoidSituation('jumps to where Thargoids attack', 'Thargoid_Harvest'),
  'thargoid-controlled': thargoidSituation('jumps to where Thargoids have the system', 'Thargoid_Controlled'),
  'thargoid-recovery': thargoidSituation('jumps to where the system recovers from the Thargoids', 'Thargoid_Recovery'),
} as const satisfies Situations;
