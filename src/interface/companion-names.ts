/**
 * The names of the files beside the journal, apart from the tables of their kinds: whoever looks for files, or for the lines
 * that announce one, needs no more, and all tables take longer to load than a short journal takes to check.
 */
import type { Dialect } from './dialect/dialect-names.js';

/** The file of each kind that has one of its own. */
export const companionFiles = {
  Status: 'Status.json',
  ModuleInfo: 'ModulesInfo.json',
  NavRoute: 'NavRoute.json',
  Cargo: 'Cargo.json',
  Market: 'Market.json',
  Outfitting: 'Outfitting.json',
  Shipyard: 'Shipyard.json',
  FCMaterials: 'FCMaterials.json',
  Backpack: 'Backpack.json',
  ShipLocker: 'ShipLocker.json',
} as const;

const { Status, ModuleInfo, NavRoute } = companionFiles;

/** The file that an event of each kind may stand in: its own, or that of another kind. */
const fileByKind: Readonly<Record<string, string>> = { ...companionFiles, NavRouteClear: NavRoute };

export function companionFileOf(kind: string): string | undefined {
  return Object.hasOwn(fileByKind, kind) ? fileByKind[kind] : undefined;
}

const stored = ['Items', 'Components', 'Consumables', 'Data'];

/** The lists that the file always has, by kind. Its rules ask for no more. */
export const companionLists = {
  Status: [],
  ModuleInfo: ['Modules'],
  NavRoute: ['Route'],
  NavRouteClear: ['Route'],
  Cargo: ['Inventory'],
  Market: ['Items'],
  Outfitting: ['Items'],
  Shipyard: ['PriceList'],
  FCMaterials: ['Items'],
  Backpack: stored,
  ShipLocker: stored,
} satisfies Readonly<Record<string, readonly string[]>>;

export function companionListsOf(kind: string): readonly string[] {
  return Object.hasOwn(companionLists, kind) ? companionLists[kind as keyof typeof companionLists] : [];
}

/** The files that the specification describes. Nobody may expect the others, which the game writes when they are needed. */
export const specifiedFiles: readonly string[] = [Status, ModuleInfo, NavRoute];

/** The kinds whose lines announce such a file, which has their list; and the file. */
export const announcedFiles: Readonly<Record<Dialect, Readonly<Record<string, string>>>> = {
  spec: { ModuleInfo, NavRoute },
  game: { ModuleInfo, NavRoute, NavRouteClear: NavRoute },
};
