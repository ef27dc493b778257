import { leftToFile } from '../interface/companion-files.js';
import { allCompanionKinds, type Catalogue, type KindWithCompanion } from '../interface/kind-catalogue.js';
import { cargoFieldsOf } from './activities/cockpit/write-cargo-and-loadout.js';
import { backpackFields, lockerFields } from './commander/locker.js';
import type { UncheckedDraft } from './event-fields.js';
import type { World } from './world/world.js';

/** The content of a companion file. */
export interface CompanionContent {
  /** The lists of the file; if undefined, the file contains only the event. */
  readonly lists: readonly string[] | undefined;
  /** Fields that only the file has; the line omits them. */
  readonly onlyInFile: readonly string[];
  /** Content the file has even when the event omits it. */
  readonly given: (world: World, event: UncheckedDraft) => Readonly<Record<string, unknown>>;
}

/** The kinds that a session also writes to a companion file. */
export function companionContents(catalogue: Catalogue): ReadonlyMap<string, CompanionContent> {
  return new Map(
    allCompanionKinds(catalogue).map((kind) => {
      const empty = emptyLists(kind);
      const { [kind.name]: given = () => empty } = knownContents;
      return [kind.name, { lists: kind.companion.lists, onlyInFile: onlyInFile(kind), given }];
    }),
  );
}

/** Lists taken from the world: a line may omit them, but the file always has them. */
const knownContents: Readonly<Record<string, CompanionContent['given']>> = {
  ShipLocker: ({ commander }) => lockerFields(commander),
  Backpack: ({ commander }) => backpackFields(commander),
  Cargo: (world, { Vessel }) => (Vessel === 'Ship' || Vessel === 'SRV' ? cargoFieldsOf(world, Vessel) : {}),
};

/** Lists that are always empty. */
function emptyLists({ shape, companion: { lists = [] } }: KindWithCompanion): Readonly<Record<string, unknown>> {
  const empty = lists.filter((name) => {
    const field = shape.fields[name];
    return field?.type === 'array' && field.length === 0;
  });
  return Object.fromEntries(empty.map((name) => [name, []]));
}

function onlyInFile(kind: KindWithCompanion): string[] {
  return leftToFile(kind).filter((name) => kind.shape.fields[name]?.onlyInFile);
}
