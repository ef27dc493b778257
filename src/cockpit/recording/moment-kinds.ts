/** Which lines belong to a moment. */
import { foldOf } from '../../state/fold.js';
import { concerns } from '../../state/journal-fold.js';
import { jumpKinds } from '../protocol.js';

/** Not shown by any panel, or taken from a companion. */
const unshown: ReadonlySet<string> = new Set(['boarding', 'clearance', 'route', 'status', 'surveys']);

/** Folds of a moment. */
export const momentFold = foldOf(
  ...Object.entries(concerns).flatMap(([name, updates]) => (unshown.has(name) ? [] : [updates])),
);

/** What is shown of an arrival. */
export const jumpFields = [
  'timestamp',
  'event',
  'Taxi',
  'Multicrew',
  'StarSystem',
  'SystemAddress',
  'StarPos',
  'JumpDist',
  'FuelUsed',
  'FuelLevel',
] as const;

/** Kinds of which panels show more than the fold keeps: a moment has the latest line of each. */
export const latestKinds = [
  ...jumpKinds,
  'Loadout',
  'NavRoute',
  'NavRouteClear',
  'ModuleInfo',
  'Missions',
  'CommunityGoal',
  'StoredModules',
  'SuitLoadout',
  'SwitchSuitLoadout',
  'HullDamage',
  'Repair',
  'RepairAll',
  'Progress',
  'CarrierStats',
  'ColonisationConstructionDepot',
] as const;

export const stateKinds: ReadonlySet<string> = new Set([...latestKinds, ...momentFold.kinds]);
