import { lookAtModules } from '../../simulate/activities/cockpit/modules-panel.js';
import { fiddle, lookAt } from '../../simulate/activities/cockpit/panels.js';
import { synthesise } from '../../simulate/activities/cockpit/synthesise.js';
import { transferCargo } from '../../simulate/activities/cockpit/transfer-cargo.js';
import { carrierHere } from '../../simulate/activities/outings.js';
import { dockAt } from '../../simulate/activities/travel/dock.js';
import { jumpTo } from '../../simulate/activities/travel/jump.js';
import { travelTo } from '../../simulate/activities/travel/route.js';
import { distanceBetween, type StarSystem } from '../../simulate/galaxy/system.js';
import type { Play } from '../../simulate/play/play.js';
import { type Activity, wait } from '../../simulate/play/step.js';
import { injectionBoost, jumpRange } from '../../simulate/ship/physics.js';
import { tonnesIn } from '../../simulate/ship/ship.js';
import type { FlagName } from '../../spec/flags.js';
import { type GuiFocusName, guiFocus } from '../../spec/gui-focus.js';
import { tankUp } from './fly.js';
import { aboard, offTheGround, space, supercruise } from './reach.js';
import type { Situation, Situations } from './situation.js';
import { stock } from './stock.js';
import { destinationFor, isFar, jumpInto, readyToJump } from './travel.js';

/** Something is switched on for a while. */
function switchedOn(about: string, flag: FlagName, reach: Situation['reach']): Situation {
  return {
    about,
    writes: [],
    takes: ['system'],
    reach,
    *act({ cockpit, random }) {
      cockpit.flags.add(flag);
      yield wait(random.integer(10, 30));
      cockpit.flags.delete(flag);
    },
    isReached: ({ cockpit }) => cockpit.flags.has(flag),
  };
}

/** Somebody looks at a screen for a while. */
function lookingAt(about: string, name: GuiFocusName, reach: Situation['reach']): Situation {
  const screen = guiFocus.list.find((each) => each.name === name)?.value ?? 0;
  return {
    about,
    writes: [],
    takes: ['system'],
    reach,
    act: (play) => lookAt(play, name),
    isReached: ({ cockpit }) => cockpit.focus === screen,
  };
}

/** The injections for the drive by their number in `BoostUsed`, and what each takes. */
const injections = [
  ['carbon', 'vanadium', 'germanium'],
  ['carbon', 'vanadium', 'germanium', 'cadmium', 'niobium'],
  ['carbon', 'germanium', 'niobium', 'arsenic', 'polonium', 'yttrium'],
] as const;

/** Makes an injection of a strength. Another one that chance chose before it is used up by nobody. */
function* inject(play: Play, boost: 1 | 2 | 3): Activity {
  const { ship, commander } = play;
  const { materials } = commander;
  const others = new Set(
    injections.flat().filter((name) => !(injections[boost - 1] as readonly string[]).includes(name)),
  );
  const aside = [...others].map((name) => [name, materials.get(name) ?? 0] as const);
  for (let tries = 0; tries < mostTries && ship.injection !== boost; tries++) {
    ship.injection = 0;
    stock(play);
    for (const [name] of aside) materials.set(name, 0);
    yield* synthesise(play, 'injection');
  }
  for (const [name, count] of aside) materials.set(name, count);
}

const mostTries = 12;

/** In one jump, if the injection makes one of the whole way. */
function* boldly(play: Play, system: StarSystem): Activity {
  const reach = jumpRange(play.ship, injectionBoost(play.ship)) * 0.97;
  if (distanceBetween(play.system.position, system.position) <= reach) yield* jumpTo(play, system);
  else yield* travelTo(play, system);
}

export const cockpit: Situations = {
  fiddle: {
    about: 'looks about in the cockpit and tries a switch',
    writes: [],
    reach: aboard,
    act: (play) => fiddle(play),
  },
  'night-vision': switchedOn('has night vision on', 'NightVision', supercruise),
  lights: switchedOn('has the lights on', 'LightsOn', supercruise),
  'analysis-mode': switchedOn('has the HUD in analysis mode', 'HudInAnalysisMode', supercruise),
  wing: switchedOn('is in a wing', 'InWing', supercruise),
  'flight-assist-off': switchedOn('flies with flight assist off', 'FlightAssistOff', space),
  'cargo-scoop': switchedOn('has the cargo scoop out', 'CargoScoopDeployed', space),
  'galaxy-map': lookingAt('looks at the galaxy map', 'GalaxyMap', aboard),
  'system-scanner': lookingAt('scans the system', 'FSSMode', supercruise),
  'look-at-modules': {
    about: 'looks at the modules panel',
    writes: ['ModuleInfo'],
    reach: aboard,
    *act(play) {
      delete play.commander.memory.modules;
      yield* lookAtModules(play);
    },
  },
  synthesise: {
    about: 'makes something out of materials',
    writes: ['Synthesis'],
    reach: aboard,
    *act(play) {
      stock(play);
      yield* synthesise(play);
    },
  },
  'jump-boosted': {
    about: 'injects the drive and jumps farther by it',
    writes: ['Synthesis', 'FSDJump'],
    takes: ['system', 'boost'],
    *reach(play, overrides) {
      yield* readyToJump(play, overrides);
      if (!overrides.fuel) yield* tankUp(play);
      play.ship.injection = 0;
    },
    *act(play, overrides) {
      yield* inject(play, overrides.boost ?? 1);
      yield* jumpInto(
        play,
        destinationFor(play, overrides, (each) => isFar(play, each)),
        overrides,
        boldly,
      );
    },
  },
  'transfer-cargo': {
    about: 'moves cargo between the ship and a fleet carrier',
    writes: ['CargoTransfer'],
    *reach(play) {
      yield* aboard(play);
      if (play.place.is === 'docked' && play.place.station.type === 'FleetCarrier') return;
      yield* offTheGround(play);
      yield* dockAt(play, carrierHere(play));
    },
    *act(play) {
      const { ship, commander } = play;
      if (tonnesIn(ship.cargo) === 0 && tonnesIn(commander.carrierCargo) === 0)
        commander.carrierCargo.set('tritium', 50);
      yield* transferCargo(play);
    },
  },
};
