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

/** The files that the specification describes. Nobody may expect the others, which the game writes when they are needed. */
export const specifiedFiles: readonly string[] = [Status, ModuleInfo, NavRoute];

/** The kinds whose lines announce such a file, which has their list; and the file. */
export const announcedFiles: Readonly<Record<Dialect, Readonly<Record<string, string>>>> = {
  spec: { ModuleInfo, NavRoute },
  game: { ModuleInfo, NavRoute, NavRouteClear: NavRoute },
};
