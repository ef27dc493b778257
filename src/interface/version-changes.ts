/** What versions of the game brought, as far as the tables know. */
import { commodities } from '../game/commodities.js';
import { isVersionBefore, knownVersions, orderOf } from '../game/game-version.js';
import { laterHangarTable } from '../game/hangar-table.js';
import { shipTable } from '../game/ship-table.js';
import { allValues, type Catalogue } from './kind-catalogue.js';
import { allFields } from './lookup.js';

/** What came with a version, or with any. Of ships, it is the first in which they are known. */
export function changesIn(catalogue: Catalogue, version?: string) {
  const isNew = ({ since }: { readonly since?: string | undefined }) =>
    since !== undefined && since === (version ?? since);
  return {
    kinds: catalogue.kinds.map((kind) => ({ kind, since: kind.evidence.since })).filter(isNew),
    fields: allFields(catalogue)
      .map((each) => ({ ...each, since: each.field.since }))
      .filter(isNew),
    words: allValues(catalogue).flatMap((values) => values.list.filter(isNew).map((word) => ({ ...word, values }))),
    ships: shipTable.map(([name, , , , since]) => ({ name, since })).filter(isNew),
    goods: [...commodities.values()].map(({ type: name, since }) => ({ name, since })).filter(isNew),
    modules: [...new Map(laterHangarTable.map(([, , name, since]) => [name, { name, since }])).values()].filter(isNew),
  };
}

/** All versions from one on, in their order: the known ones, and those that only the catalogue names. */
export function versionsFrom(catalogue: Catalogue, from: string): string[] {
  const named = Object.values(changesIn(catalogue)).flatMap((all) => all.flatMap(({ since = [] }) => since));
  return [...new Set([...knownVersions, ...named])]
    .filter((version) => !isVersionBefore(version, from))
    .sort((one, other) => (orderOf(one) ?? 0) - (orderOf(other) ?? 0));
}
