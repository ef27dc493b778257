import type { CelestialBody } from '../../../game/celestial-body.js';
import { codexRegionAt, planetEntry, starEntry } from '../../../game/codex-entries.js';
import { type CodexFind, subCategories } from '../../../game/codex-table.js';
import { type Activity, write } from '../../activity.js';
import { bodyTreeOf } from '../../galaxy/body-tree/body-tree.js';
import { unitOf } from '../../random.js';
import { sixDecimals } from '../../round.js';
import { surfacePositionIn } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';

/** The share of entries that a commander has seen in each region near home. */
const seenBefore = { new: 0.35, settled: 0.8, veteran: 0.97 } as const;

/** The share of what is seen on the ground only, relative to the others. */
const seenOnGround = 0.15;

/** Writes an entry that is new to the commander in this region; `isNew` forces it. */
export function* noteInCodex(
  world: World,
  find: CodexFind | undefined,
  { isNew = false }: { readonly isNew?: boolean } = {},
): Activity {
  if (!find || (!isNew && isKnown(world, find))) return;
  const { commander, system } = world;
  const [region, regionShown] = codexRegionAt(system.position);
  commander.codex.add(`${region} ${find.entry}`);
  const [shown, [category, categoryShown]] = subCategories[find.subCategory];
  const surface = surfacePositionIn(world);
  yield write('CodexEntry', {
    EntryID: find.entry,
    Name: find.name,
    Name_Localised: find.shown,
    SubCategory: find.subCategory,
    SubCategory_Localised: shown,
    Category: category,
    Category_Localised: categoryShown,
    Region: region,
    Region_Localised: regionShown,
    System: system.name,
    SystemAddress: system.address,
    BodyID: surface?.body.id ?? system.arrival.id,
    ...(surface && {
      NearestDestination: '',
      Latitude: sixDecimals(surface.latitude),
      Longitude: sixDecimals(surface.longitude),
    }),
    IsNewEntry: true,
  });
}

/** The entry about a star or planet. */
export function entryAbout(body: CelestialBody): CodexFind | undefined {
  if (body.is === 'star') return starEntry(body);
  return body.is === 'planet' ? planetEntry(body) : undefined;
}

/** The entry about something in this system. */
export function findHere({ system }: World): CodexFind | undefined {
  const body = bodyTreeOf(system).all.find((each) => entryAbout(each) !== undefined);
  return body && entryAbout(body);
}

function isKnown({ commander, system }: World, { entry, subCategory }: CodexFind): boolean {
  const [region] = codexRegionAt(system.position);
  const key = `${region} ${entry}`;
  return (
    commander.codex.has(key) ||
    unitOf(`${commander.id} ${key}`) <
      seenBefore[commander.experience] * (/Organic/.test(subCategory) ? seenOnGround : 1)
  );
}
