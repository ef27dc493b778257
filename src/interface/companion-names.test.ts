import { describe, expect, it } from 'vitest';
import {
  announcedFiles,
  companionFileOf,
  companionFiles,
  companionListsOf,
  specifiedFiles,
} from './companion-names.js';
import { dialectNames, dialects } from './dialect/dialects.js';
import { allCompanionKinds, companionKinds, specification } from './kind-catalogue.js';

describe('the names of the files beside the journal', () => {
  it('are those that the tables of the kinds have, in their order', () => {
    const inTables = companionKinds(dialects.game).map(({ name, companion }) => [name, companion.file]);
    expect(Object.entries(companionFiles)).toEqual(inTables);
    expect(specifiedFiles).toEqual(companionKinds(specification).map(({ companion }) => companion.file));
  });

  it.each(allCompanionKinds(dialects.game))('come with their lists, which all rules require: $name', (kind) => {
    const { file, lists = [], rules = [] } = kind.companion;
    expect([companionFileOf(kind.name), companionListsOf(kind.name)]).toEqual([file, lists]);
    const withLists = Object.fromEntries(lists.map((name) => [name, []]));
    expect(rules.filter((rule) => !lists.includes(rule.about) || !rule.holds(withLists))).toEqual([]);
  });

  it('belong to no other kind', () => {
    const kinds = dialects.game.kinds.filter(({ name }) => companionFileOf(name) !== undefined);
    expect(kinds).toEqual(allCompanionKinds(dialects.game));
  });

  it.each(dialectNames)('are announced in %s by all kinds with a list that stands in a specified file', (dialect) => {
    const announcing = allCompanionKinds(dialects[dialect]).filter(
      ({ companion }) => companion.lists && specifiedFiles.includes(companion.file),
    );
    expect(Object.entries(announcedFiles[dialect])).toEqual(
      announcing.map(({ name, companion }) => [name, companion.file]),
    );
  });
});
