import type { Planet } from '../../../game/celestial-body.js';
import { localisedField } from '../../../game/localised.js';
import {
  encodedMaterialNames,
  materialCategory,
  materialNames,
  mostOfMaterial,
} from '../../../game/material-grades.js';
import { type Activity, wait, write } from '../../activity.js';
import { addMaterial, materialCount } from '../../commander/material-stock.js';
import type { Commander } from '../../commander/simulated-commander.js';
import { bodyTreeOf } from '../../galaxy/body-tree/body-tree.js';
import type { World } from '../../world/world.js';

/** Each find yields three units. */
const portion = 3;

/** Picks up a material, up to the limit. */
export function* collect(world: World, name: string, found = portion): Activity {
  const { commander } = world;
  const category = materialCategory(name);
  const isNew = materialCount(commander, name) === 0 && !commander.foundMaterials.has(name);
  const count = addMaterial(commander, name, found);
  if (count === 0 || !category) return;
  const shown = materialNames[name] ?? encodedMaterialNames[name] ?? name;
  const material = { Category: category, Name: name, ...localisedField('Name', name, shown) };
  yield write('ShipLocker', {});
  if (isNew) yield write('MaterialDiscovered', { ...material, DiscoveryNumber: noteDiscovery(commander, name) });
  yield write('MaterialCollected', { ...material, Count: count });
}

/** The number of kinds of this category that the commander now knows. */
function noteDiscovery({ foundMaterials }: Commander, found: string): number {
  foundMaterials.add(found);
  return [...foundMaterials].filter((name) => materialCategory(name) === materialCategory(found)).length;
}

/** Shoots at rocks from the SRV and collects the materials of the ground. */
export function* collectFromRocks(world: World): Activity {
  const { random, vehicle } = world;
  if (vehicle !== 'srv') return;
  for (let rocks = random.integer(1, 3); rocks > 0; rocks--) {
    yield wait(random.integer(8, 25));
    for (let pieces = random.integer(1, 3); pieces > 0; pieces--) {
      const collectable = collectableBelow(world);
      if (collectable.length === 0) return;
      yield* collect(world, random.weighted(collectable));
      yield wait(random.integer(1, 6));
    }
  }
}

/** Elements of the ground that are below the limit, and their shares. */
function collectableBelow(world: World): readonly (readonly [name: string, percent: number])[] {
  const { commander } = world;
  return (planetBelow(world)?.materials ?? []).filter(
    ([name]) => materialCount(commander, name) < mostOfMaterial(name),
  );
}

/** The planet the commander is on or over. */
export function planetBelow({ place, system }: World): Planet | undefined {
  const over = place.is === 'hyperspace' ? undefined : place.over;
  const body = over && bodyTreeOf(system).all[over.body.id];
  return body?.is === 'planet' ? body : undefined;
}
