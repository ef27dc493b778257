import { sentence } from '../../words/sentence.js';
import type { Shape } from '../field.js';
import type { Kind } from '../kind.js';
import { type Catalogue, shapesBelow } from '../kind-catalogue.js';
import { fieldTable, fileSentences } from './field-table.js';
import { page, table } from './markdown-page.js';

export const extraKindsPageName = 'surrounding.md';

/** The kinds around those of a catalogue, all on one page; shapes the catalogue has are described on its own pages. */
export function extraKindsPage(surroundings: Catalogue, { kinds }: Catalogue): string {
  const homes = new Map(
    kinds.flatMap((kind) => shapesBelow(kind).map(({ name }) => [name, kind.name] as const)).toReversed(),
  );
  return page(
    'Kinds outside the specification',
    'The live game writes many kinds that the specification does not describe. These are the ones that tools need most and that a simulated session contains in the `game` dialect, with their fields in the order in which the game writes them today. In the `game` dialect the checker knows their names, but checks only the line, the timestamp and the name, because older files differ.',
    table(
      ['Kind', 'Written when'],
      surroundings.kinds.map(({ name, written }) => [`[${name}](#${name.toLowerCase()})`, written]),
    ),
    ...surroundings.kinds.flatMap((kind) => kindPart(kind, homes)),
  );
}

function kindPart(kind: Kind, homes: ReadonlyMap<string, string>): string[] {
  const below = shapesBelow(kind);
  const links = below.flatMap(({ name }) => {
    const home = homes.get(name);
    return home === undefined ? [] : [`[${name}](${home}.md#${name.toLowerCase()})`];
  });
  return [
    `## ${kind.name}`,
    `Written when ${kind.written}.`,
    ...fileSentences(kind),
    fieldTable(kind.shape),
    ...(links.length > 0 ? [`Described on other pages: ${links.join(', ')}.`] : []),
    ...below.filter(({ name }) => !homes.has(name)).flatMap(shapePart),
  ];
}

function shapePart(shape: Shape): string[] {
  return [`### ${shape.name}`, sentence(shape.about), fieldTable(shape)];
}
