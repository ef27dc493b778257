import { table } from '../../words/markdown.js';
import type { Bit } from '../bits.js';
import { deviations } from '../dialect/deviations.js';
import { flags, flags2 } from '../flag-tables.js';
import { guiFocus } from '../gui-focus.js';
import { assertCatalogue, type Catalogue } from '../kind-catalogue.js';
import { limitRows } from '../specified-limits.js';
import { indexPage } from './index-page.js';
import { kindPage } from './kind-page.js';
import { page } from './markdown-page.js';
import { pagesOfKinds } from './page-names.js';
import { deviationTable } from './reference-tables.js';
import { valuesPage, valueTable } from './values-page.js';

/**
 * The reference pages of a catalogue in Markdown, by file name: those of the kinds are in a folder for each
 * group.
 */
export function referencePages(catalogue: Catalogue): Map<string, string> {
  assertCatalogue(catalogue);
  const homes = pagesOfKinds(catalogue);
  const pages = new Map<string, string>();
  pages.set('README.md', indexPage(catalogue, homes));
  for (const kind of catalogue.kinds) pages.set(homes.get(kind.name) ?? '', kindPage(kind));
  pages.set('flags.md', flagsPage());
  pages.set('states.md', valuesPage(catalogue, homes));
  pages.set('limits.md', limitsPage());
  pages.set('dialects.md', dialectsPage());
  return pages;
}

function flagsPage(): string {
  const rows = (bits: readonly Bit[]) =>
    table(
      ['Bit', 'Value', 'Name', 'Meaning'],
      bits.map(({ bit, name, meaning }) => [String(bit), String(2 ** bit), `\`${name}\``, meaning]),
    );
  return page(
    'Flags, Flags2 and GuiFocus',
    'Bit sets are unsigned: bit 31 is 2147483648, never a negative number.',
    '## Status.Flags',
    rows(flags.bits),
    '## Status.Flags2',
    rows(flags2.bits),
    '## Status.GuiFocus',
    valueTable(guiFocus),
  );
}

function limitsPage(): string {
  return page(
    'Limits',
    table(
      ['What', 'Limit'],
      limitRows.map(({ what, value }) => [what, value]),
    ),
  );
}

function dialectsPage(): string {
  return page(
    'Where the live game differs from the specification',
    'The `spec` dialect is exactly the specification. The `game` dialect has all kinds of [the index](README.md), and those of the specification with these differences.',
    'Sentences in simulated sessions are our own, for the sake of rights: `Message_Localised`, `LocalisedName` of missions and `Effect_Localised` have the form of the game’s texts, but not its words, and differ from commander to commander. Tools must not match on displayed texts; the internal names beside them are those of the game.',
    deviationTable(deviations, ''),
  );
}
