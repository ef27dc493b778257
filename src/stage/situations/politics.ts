import type { StarSystem } from '../../simulate/galaxy/system.js';
import type { Play } from '../../simulate/play/play.js';
import type { ConflictPhase } from '../../simulate/politics/conflict.js';
import type { Forced } from '../../simulate/politics/force.js';
import type { ConflictType } from '../../simulate/politics/states.js';
import type { WarState } from '../../simulate/politics/thargoid-war.js';
import type { PowerplayState } from '../../spec/types/spec.js';
import { StageError } from '../errors.js';
import type { OverrideName, Overrides } from '../overrides/overrides.js';
import type { Situation, Situations } from './situation.js';
import { destinationFor, jumpInto, readyToJump } from './travel.js';

interface Affair {
  readonly about: string;
  readonly forced: (overrides: Overrides) => Forced;
  /** Whether it can be, and is, in a system. */
  readonly isSo: (play: Play, system: StarSystem, overrides: Overrides) => boolean;
  readonly takes?: readonly OverrideName[];
  readonly refuses?: (play: Play) => void;
}

/** Jumps into a system where something is so. */
function affair({ about, forced, isSo, takes = [], refuses }: Affair): Situation {
  return {
    about,
    writes: ['FSDJump'],
    takes: ['system', ...takes],
    refuses(play, { system }) {
      refuses?.(play);
      if (system && system.population === 0) throw new StageError(`nobody lives in ${system.name}: it has no politics`);
    },
    reach: readyToJump,
    *act(play, overrides) {
      const system = destinationFor(play, overrides);
      play.politics.force(system, forced(overrides));
      if (!isSo(play, system, overrides))
        throw new StageError(`${system.name} ${about.replace(/^.*? where /, 'cannot be a place where ')}`);
      yield* jumpInto(play, system, overrides);
    },
    holds: (play, overrides) => isSo(play, play.system, overrides),
  };
}

function conflict(about: string, phase: ConflictPhase, usual?: ConflictType): Situation {
  return affair({
    about,
    takes: usual ? [] : ['conflict'],
    forced: ({ conflict: type = usual }) => ({ conflict: { phase, type } }),
    isSo: ({ politics, now }, system, { conflict: type = usual }) =>
      politics.society(system, now).conflicts.some((each) => each.phase === phase && (!type || each.type === type)),
  });
}

function powerplay(about: string, state: PowerplayState): Situation {
  return affair({
    about,
    takes: ['power'],
    refuses({ commander }) {
      if (commander.pledge !== undefined) return;
      throw new StageError(`${commander.name} is not pledged to a power: set pledge at the start`);
    },
    forced: ({ power }) => ({ powerplay: { state, power } }),
    isSo: ({ politics, now }, system) => politics.powerplay(system, now)?.state === state,
  });
}

function thargoids(about: string, war: WarState): Situation {
  return affair({
    about,
    forced: () => ({ war }),
    isSo: ({ politics, now }, system) => politics.interesting(system, now).thargoid === war,
  });
}

export const politics: Situations = {
  'war-active': conflict('jumps to where factions fight', 'active'),
  'war-pending': conflict('jumps to where factions prepare to fight', 'pending'),
  'war-ended': conflict('jumps to where a fight between factions is just over', 'ended'),
  'civil-war': conflict('jumps to where a civil war is fought', 'active', 'civilwar'),
  election: conflict('jumps to where an election is held', 'active', 'election'),
  'powerplay-contested': powerplay('jumps to where several powers want the system', 'Contested'),
  'powerplay-unoccupied': powerplay('jumps to where no power has the system yet', 'Unoccupied'),
  'powerplay-exploited': powerplay('jumps to where a power exploits the system', 'Exploited'),
  'powerplay-fortified': powerplay('jumps to where a power has fortified the system', 'Fortified'),
  'powerplay-stronghold': powerplay('jumps to where a power has its stronghold', 'Stronghold'),
  'thargoid-alert': thargoids('jumps to where Thargoids have been seen', 'Thargoid_Probing'),
  'thargoid-invasion': thargoids('jumps to where Thargoids attack', 'Thargoid_Harvest'),
  'thargoid-controlled': thargoids('jumps to where Thargoids have the system', 'Thargoid_Controlled'),
  'thargoid-recovery': thargoids('jumps to where the system recovers from the Thargoids', 'Thargoid_Recovery'),
};
