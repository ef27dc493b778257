import type { FlagName } from '../../../interface/flag-tables.js';
import { type GuiFocusName, guiFocus } from '../../../interface/gui-focus.js';
import { type Activity, wait } from '../../activity.js';
import type { World } from '../../world/world.js';
import { atScreen } from './at-screen.js';
import { lookAtModules } from './modules-panel.js';

/** Switches usable anywhere. */
const switches: readonly FlagName[] = ['LightsOn', 'HudInAnalysisMode', 'NightVision'];

/** Switches usable only in normal space, not in supercruise. */
const switchesInSpace: readonly FlagName[] = [
  'FlightAssistOff',
  'CargoScoopDeployed',
  'SilentRunning',
  'HardpointsDeployed',
];

const pips = [
  [4, 4, 4],
  [4, 8, 0],
  [2, 8, 2],
  [8, 0, 4],
  [6, 6, 0],
] as const;

/** Screens that work in one kind of place only. */
const placeForScreen: Partial<Record<GuiFocusName, World['place']['is']>> = {
  StationServices: 'docked',
  FSSMode: 'supercruise',
  SAAMode: 'supercruise',
};

/** The scanners need the analysis HUD. */
const scanners: ReadonlySet<GuiFocusName> = new Set(['FSSMode', 'SAAMode']);

const screens = guiFocus.list.map(({ name }) => name as GuiFocusName);

/** Looks at one of the panels or screens. */
export function* lookAt(world: World, screen: GuiFocusName): Activity {
  const { flags } = world.cockpit;
  const switched = scanners.has(screen) && !flags.has('HudInAnalysisMode');
  if (switched) flags.add('HudInAnalysisMode');
  yield* atScreen(world, screen, looking(world));
  if (switched) flags.delete('HudInAnalysisMode');
}

function* looking({ random }: World): Activity {
  yield wait(random.integer(4, 15));
}

/** Looks around in the cockpit, sets the pips, and tries a switch. */
export function* useCockpit(world: World): Activity {
  const { cockpit, random, place } = world;
  if (random.chance(0.15)) yield* lookAtModules(world);
  const fitting = screens.filter((screen) => (placeForScreen[screen] ?? place.is) === place.is);
  yield* lookAt(world, random.pick(fitting));
  cockpit.pips = random.pick(pips);
  cockpit.fireGroup = random.integer(0, 3);
  const flag = random.pick(place.is === 'space' ? [...switches, ...switchesInSpace] : switches);
  cockpit.flags.add(flag);
  yield wait(random.integer(3, 20));
  cockpit.flags.delete(flag);
}
