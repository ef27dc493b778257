import type { EventName } from '../../interface/event-types.js';
import type { Activity } from '../../simulate/activity.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings, SettingName } from '../settings/session-settings.js';
import type { RequiredModule } from './module-fitting.js';
import { assertOdyssey, docked, findLandingBody, inSupercruise, landed } from './prerequisites.js';
import { assertSomeShipTakes, inShipWith } from './ship-change.js';
import type { Situation } from './situation.js';

/** Where situations begin: the settings that choose the place, whether there is one, and how to get there. */
type Scene<Takes extends SettingName = SettingName> = Pick<Situation<Takes>, 'takes' | 'assertPossible' | 'prepare'>;

type Prepare = Situation['prepare'];

/** At the station that is set, in the system that is set, or at one nearby. */
export function atStation(prepare: Prepare = docked) {
  return { takes: ['station', 'system'], prepare } as const satisfies Scene;
}

/** In the system that is set, or in one nearby. */
export function inSystem(prepare: Prepare = inSupercruise) {
  return { takes: ['system'], prepare } as const satisfies Scene;
}

/** On the body that is set, in the system that is set, or on the nearest one. */
export function onGround(prepare: Prepare = landed) {
  return {
    takes: ['system', 'body'],
    assertPossible: (world, settings) => void findLandingBody(world, settings),
    prepare,
  } as const satisfies Scene;
}

/** A scene for commanders with Odyssey. */
export function withOdyssey<Place extends Scene>(scene: Place) {
  return {
    ...scene,
    assertPossible(world: World, settings: SessionSettings): void {
      assertOdyssey(world);
      scene.assertPossible?.(world, settings);
    },
  };
}

/** A scene that is reached in a ship with a module. */
export function inShip<Place extends Scene>(part: RequiredModule, scene: Place) {
  return {
    ...scene,
    assertPossible(world: World, settings: SessionSettings): void {
      assertSomeShipTakes(world, part);
      scene.assertPossible?.(world, settings);
    },
    prepare: inOrder((world) => inShipWith(world, part), scene.prepare),
  };
}

/** Situations that begin in one scene, each with what is done there. */
export function situationsIn<Place extends Scene>(scene: Place) {
  return <Kind extends EventName>(about: string, writes: readonly Kind[], act: (world: World) => Activity) => ({
    about,
    writes,
    ...scene,
    // Without the settings: some activities have other optional parameters.
    act: (world: World) => act(world),
  });
}

/** One activity after the other. */
export function inOrder(...activities: readonly Prepare[]) {
  return function* (world: World, settings: SessionSettings): Activity {
    for (const each of activities) yield* each(world, settings);
  };
}
