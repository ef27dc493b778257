import type { Planet } from '../../../game/celestial-body.js';
import { localisedField } from '../../../game/localised.js';
import { mostOfMaterial } from '../../../game/material-grades.js';
import { encodedMaterialNames, materialCategory, materialNames } from '../../../game/material-table.js';
import { type Activity, wait, write } from '../../activity.js';
import { addMaterial, materialCount } from '../../commander/material-stock.js';
import type { Commander } from '../../commander/simulated-commander.js';
import { bodyTreeOf } from '../../galaxy/body-tree/body-tree.js';
import type { World } from '../../world/world.js';

/** Each find counts threefold. */
const portion = 3;

/** Picks up a material, as much of it as can be kept. */
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

/** How many kinds of the same category the commander knows now. */
function noteDiscovery({ foundMaterials }: Commander, found: string): number {
  foundMaterials.add(found);
  return [...foundMaterials].filter((name) => materialCategory(name) === materialCategory(found)).length;
}

/** Shoots at rocks from the SRV and takes what falls off: what the ground is made of. */
export function* collectFromRocks(world: World): Activity {
  const { random, vehicle } = world;
  if (vehicle !== 'srv') return;
  for (let rocks = random.integer(1, 3); rocks > 0; rocks--) {
    yield wait(random.integer(8, 25));
    for (let pieces = random.integer(1, 3); pieces > 0; pieces--) {
      const wanted = wantedBelow(world);
      if (wanted.length === 0) return;
      yield* collect(world, random.weighted(wanted));
      yield wait(random.integer(1, 6));
    }
  }
}

/** Elements of the ground that there is room for, and their shares. */
function wantedBelow(world: World): readonly (readonly [name: string, percent: number])[] {
  const { commander } = world;
  return (planetBelow(world)?.materials ?? []).filter(
    ([name]) => materialCount(commander, name) < mostOfMaterial(name),
  );
}

/** The planet that the commander is on or over, with all that is known of it. */
export function planetBelow({ place, system }: World): Planet | undefined {
  const over = place.is === 'hyperspace' ? undefined : place.over;
  const body = over && bodyTreeOf(system).all[over.body.id];
  return body?.is === 'planet' ? body : undefined;
}
