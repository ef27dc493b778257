/** Which lines a moment is made from. */
import { foldOf } from '../../state/fold.js';
import { concerns } from '../../state/journal-fold.js';

/** What no panel shows, or takes from a companion. */
const unshown: ReadonlySet<string> = new Set(['boarding', 'clearance', 'materials', 'route', 'status', 'surveys']);

/** What the journal alone tells at a moment. */
export const momentFold = foldOf(
  ...Object.entries(concerns).flatMap(([name, updates]) => (unshown.has(name) ? [] : [updates])),
);

/** Where the ship has been. A moment has the latest of these lines, cut down to some fields. */
export const jumpKinds = ['Location', 'FSDJump', 'CarrierJump'] as const;
export const jumpFields = [
  'timestamp',
  'event',
  'Taxi',
  'Multicrew',
  'StarSystem',
  'SystemAddress',
  'StarPos',
  'FuelUsed',
  'FuelLevel',
] as const;

/** Panels show more of these than the fold keeps: a moment has the latest line of each as it is. */
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
] as const;

/** All of them. */
export const stateKinds: ReadonlySet<string> = new Set([...latestKinds, ...momentFold.kinds]);
