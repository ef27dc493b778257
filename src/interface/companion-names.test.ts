import { describe, expect, it } from 'vitest';
import { announcedFiles, companionFiles, specifiedFiles } from './companion-names.js';
import { dialectNames, dialects } from './dialect/dialects.js';
import { allCompanionKinds, companionKinds, specification } from './kind-catalogue.js';

describe('the names of the files beside the journal', () => {
  it('are those that the tables of the kinds have, in their order', () => {
    const inTables = companionKinds(dialects.game).map(({ name, companion }) => [name, companion.file]);
    expect(Object.entries(companionFiles)).toEqual(inTables);
    expect(specifiedFiles).toEqual(companionKinds(specification).map(({ companion }) => companion.file));
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
