import type { Battlefield } from '../../../game/combat-table.js';
import { type Activity, type Step, wait, write } from '../../activity.js';
import { bodyTreeOf } from '../../galaxy/body-tree/body-tree.js';
import { clearScanner } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';
import { writeSignalsOnDrop } from '../exploration/discovery-scanner.js';
import { signalsIn } from '../exploration/system-signals.js';
import { supercruiseExit, systemFields, taxiAndCrewFields } from '../travel/flight-events.js';
import { targetSystem } from '../travel/nav-target.js';
import { enterSupercruise } from '../travel/supercruise.js';

/** One of the battlefields among the signals of this system; any battlefield where there are none. */
export function battlefieldHere(
  world: World,
  places: readonly (readonly [site: Battlefield, weight: number])[],
): Battlefield {
  const shown = new Set(signalsIn(world).map(({ SignalName }) => SignalName));
  const here = places.filter(([{ name }]) => shown.has(name));
  return world.random.weighted(here.length > 0 ? here : places);
}

/** Flies to a battlefield in this system and runs an activity there; all ships are left behind at the end. */
export function* atBattlefield(world: World, site: Battlefield, fighting: () => Activity): Activity {
  const { cockpit, random, scanner, system } = world;
  yield* enterSupercruise(world);
  if (world.place.is !== 'supercruise') return;
  const { name, localised, threat } = site;
  const ring = ringOf(world, site);
  cockpit.target = { address: system.address, body: ring?.id ?? random.integer(1, 30), name, localised };
  yield wait(random.integer(50, 140));
  yield write('SupercruiseDestinationDrop', { Type: name, Type_Localised: localised, Threat: threat });
  yield wait(random.integer(1, 2));
  world.place = { is: 'space' };
  yield* writeSignalsOnDrop(world);
  yield dropAt(world, ring);
  yield wait(random.integer(5, 15));
  clearScanner(scanner);
  try {
    yield* fighting();
    // Maps are not opened until the fight is over.
    if (world.place.is === 'space') yield wait(random.integer(6, 30));
  } finally {
    clearScanner(scanner);
    targetSystem(world);
  }
}

type Ring = { readonly name: string; readonly id: number };

/** Miners work in rings, and so do pirates. */
function ringOf({ system, random }: World, { name }: Battlefield): Ring | undefined {
  if (!/SCENARIO(14|7\d)/.test(name)) return undefined;
  const rings = bodyTreeOf(system).all.filter(({ is }) => is === 'ring');
  return rings.length > 0 ? random.pick(rings) : undefined;
}

function dropAt(world: World, ring: Ring | undefined): Step {
  if (!ring) return supercruiseExit(world, undefined);
  return write('SupercruiseExit', {
    ...taxiAndCrewFields(world),
    ...systemFields(world.system),
    Body: ring.name,
    BodyID: ring.id,
    BodyType: 'PlanetaryRing',
  });
}
