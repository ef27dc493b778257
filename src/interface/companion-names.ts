/**
 * Names of the companion files, apart from the tables of their kinds: finding files, or the lines that
 * announce them, needs no more, and loading all tables takes longer than checking a short journal.
 */
import { entryOf } from '../words/entry-of.js';
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

/** The file that may contain an event of each kind: its own, or that of another kind. */
const fileByKind: Readonly<Record<string, string>> = { ...companionFiles, NavRouteClear: NavRoute };

export function companionFileOf(kind: string): string | undefined {
  return entryOf(fileByKind, kind);
}

const stored = ['Items', 'Components', 'Consumables', 'Data'];

/** Lists that the file always has, by kind. Its rules require no more. */
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
  return entryOf<readonly string[]>(companionLists, kind) ?? [];
}

/**
 * Files that the specification describes. The others are written on demand, so none of them can be expected.
 */
export const specifiedFiles: readonly string[] = [Status, ModuleInfo, NavRoute];

/** The kinds whose lines announce a file with their list, and the file. */
export const announcedFiles: Readonly<Record<Dialect, Readonly<Record<string, string>>>> = {
  spec: { ModuleInfo, NavRoute },
  game: { ModuleInfo, NavRoute, NavRouteClear: NavRoute },
};
