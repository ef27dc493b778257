import { leftToFile } from '../interface/companion-files.js';
import { allCompanionKinds, type Catalogue, type KindWithCompanion } from '../interface/kind-catalogue.js';
import { cargoFieldsOf } from './activities/cockpit/write-cargo-and-loadout.js';
import { backpackFields, lockerFields } from './commander/locker.js';
import type { UncheckedDraft } from './event-fields.js';
import type { World } from './world/world.js';

/** What is written to a file beside the journal. */
export interface CompanionContent {
  /** The lists of the file; without any the event stands in the file alone. */
  readonly lists: readonly string[] | undefined;
  /** What only the file has: the line leaves it out. */
  readonly onlyInFile: readonly string[];
  /** What the file holds even if the event does not tell it. */
  readonly given: (world: World, event: UncheckedDraft) => Readonly<Record<string, unknown>>;
}

/** The kinds that a session writes to a file, too. */
export function companionContents(catalogue: Catalogue): ReadonlyMap<string, CompanionContent> {
  return new Map(
    allCompanionKinds(catalogue).map((kind) => {
      const empty = emptyLists(kind);
      const { [kind.name]: given = () => empty } = knownContents;
      return [kind.name, { lists: kind.companion.lists, onlyInFile: onlyInFile(kind), given }];
    }),
  );
}

/** What the world knows: a line may leave the lists to the file, which always has them. */
const knownContents: Readonly<Record<string, CompanionContent['given']>> = {
  ShipLocker: ({ commander }) => lockerFields(commander),
  Backpack: ({ commander }) => backpackFields(commander),
  Cargo: (world, { Vessel }) => (Vessel === 'Ship' || Vessel === 'SRV' ? cargoFieldsOf(world, Vessel) : {}),
};

/** A list that is always empty needs nobody to tell it. */
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
