import { distanceBetween, type StarSystem } from '../../game/star-system.js';
import type { FlagName } from '../../interface/flag-tables.js';
import { type GuiFocusName, guiFocus } from '../../interface/gui-focus.js';
import { lookAtModules } from '../../simulate/activities/cockpit/modules-panel.js';
import { lookAt, useCockpit } from '../../simulate/activities/cockpit/panels.js';
import { synthesise } from '../../simulate/activities/cockpit/synthesise.js';
import { transferCargo } from '../../simulate/activities/cockpit/transfer-cargo.js';
import { jumpTo } from '../../simulate/activities/travel/jump.js';
import { travelTo } from '../../simulate/activities/travel/travel-to-system.js';
import { type Activity, wait } from '../../simulate/activity.js';
import { injectionBoost, jumpRange } from '../../simulate/ship/jump-range.js';
import { tonnesIn } from '../../simulate/ship/ship.js';
import type { World } from '../../simulate/world/world.js';
import { onOwnCarrier } from './carrier-provisions.js';
import { topUpFuel } from './go-to-system.js';
import { withHold } from './module-fitting.js';
import { aboardShip, inNormalSpace, inSupercruise } from './prerequisites.js';
import { stockMaterials } from './provisions.js';
import { inOrder } from './scenes.js';
import type { Staging } from './situation.js';
import type { Stagings } from './situation-names.js';
import { farDestination, jumpInto, readyToJump } from './travel-situations.js';

/** A flag of Status is set for a while. */
function flagSituation(flag: FlagName, prepare: Staging['prepare'] = inSupercruise): Staging {
  return {
    prepare,
    *act({ cockpit, random }) {
      cockpit.flags.add(flag);
      yield wait(random.integer(10, 30));
      cockpit.flags.delete(flag);
    },
    isReached: ({ cockpit }) => cockpit.flags.has(flag),
  };
}

/** A screen is open for a while. */
function screenSituation(name: GuiFocusName, prepare: Staging['prepare'] = inSupercruise): Staging {
  const screen = guiFocus.list.find((each) => each.name === name)?.value ?? 0;
  return {
    prepare,
    act: (world) => lookAt(world, name),
    isReached: ({ cockpit }) => cockpit.focus === screen,
  };
}

/** The materials of each FSD injection; `BoostUsed` counts them from 1. */
const injections = [
  ['carbon', 'vanadium', 'germanium'],
  ['carbon', 'vanadium', 'germanium', 'cadmium', 'niobium'],
  ['carbon', 'germanium', 'niobium', 'arsenic', 'polonium', 'yttrium'],
] as const;

/**
 * Makes an FSD injection of a given strength. `synthesise` picks any for which there are materials, so those
 * of the others are set aside.
 */
function* injectDrive(world: World, boost: 1 | 2 | 3): Activity {
  const { ship, commander } = world;
  const { materials } = commander;
  const others = new Set(
    injections.flat().filter((name) => !(injections[boost - 1] as readonly string[]).includes(name)),
  );
  const setAside = [...others].map((name) => [name, materials.get(name) ?? 0] as const);
  for (let tries = 0; tries < mostTries && ship.injection !== boost; tries++) {
    ship.injection = 0;
    stockMaterials(world);
    for (const [name] of setAside) materials.set(name, 0);
    yield* synthesise(world, 'injection');
  }
  for (const [name, count] of setAside) materials.set(name, count);
}

const mostTries = 12;

/** Jumps directly if the injection brings the system within range; otherwise follows a route. */
function* jumpDirectlyIfPossible(world: World, system: StarSystem): Activity {
  const range = jumpRange(world.ship, injectionBoost(world.ship)) * 0.97;
  if (distanceBetween(world.system.position, system.position) <= range) yield* jumpTo(world, system);
  else yield* travelTo(world, system);
}

export const cockpitSituations = {
  fiddle: { prepare: aboardShip, act: (world) => useCockpit(world) },
  'night-vision': flagSituation('NightVision'),
  lights: flagSituation('LightsOn'),
  'analysis-mode': flagSituation('HudInAnalysisMode'),
  'flight-assist-off': flagSituation('FlightAssistOff', inNormalSpace),
  'cargo-scoop': flagSituation('CargoScoopDeployed', inNormalSpace),
  'galaxy-map': screenSituation('GalaxyMap', aboardShip),
  'system-scanner': screenSituation('FSSMode'),
  'look-at-modules': {
    prepare: aboardShip,
    *act(world) {
      delete world.commander.memory.modules;
      yield* lookAtModules(world);
    },
  },
  synthesise: {
    prepare: aboardShip,
    *act(world) {
      stockMaterials(world);
      yield* synthesise(world);
    },
  },
  'jump-boosted': {
    *prepare(world, settings) {
      yield* readyToJump(world, settings);
      if (!settings.fuel) yield* topUpFuel(world);
      world.ship.injection = 0;
    },
    *act(world, settings) {
      yield* injectDrive(world, settings.boost ?? 1);
      yield* jumpInto(world, farDestination(world, settings), settings, jumpDirectlyIfPossible);
    },
  },
  'transfer-cargo': {
    prepare: inOrder(withHold, onOwnCarrier),
    *act(world) {
      const { ship, commander } = world;
      if (tonnesIn(ship.cargo) === 0 && tonnesIn(commander.carrierCargo) === 0)
        commander.carrierCargo.set('tritium', 50);
      yield* transferCargo(world);
    },
  },
} satisfies Stagings;
