import type { Activity } from '../../simulate/activity.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import type { RequiredModule } from './module-fitting.js';
import { assertOdyssey, findLandingBody, landed } from './prerequisites.js';
import { assertSomeShipTakes, inShipWith } from './ship-change.js';
import type { Staging } from './situation.js';

/** Where a situation begins: whether there is such a place, and how to get there. */
export type Scene = Pick<Staging, 'assertPossible' | 'prepare'>;

type Prepare = Staging['prepare'];

/** On the body that is set, in the system that is set, or on the nearest one. */
export function onGround(prepare: Prepare = landed) {
  return { assertPossible: (world, settings) => void findLandingBody(world, settings), prepare } satisfies Scene;
}

/** A scene for commanders with Odyssey. */
export function withOdyssey(scene: Scene) {
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
export function situationsIn(scene: Scene) {
  // Without the settings: some activities have other optional parameters.
  return (act: (world: World) => Activity): Staging => ({ ...scene, act: (world) => act(world) });
}

/** One activity after the other. */
export function inOrder(...activities: readonly Prepare[]) {
  return function* (world: World, settings: SessionSettings): Activity {
    for (const each of activities) yield* each(world, settings);
  };
}
