import { table } from '../../words/markdown.js';
import { sentence } from '../../words/sentence.js';
import { dialects } from '../dialect/dialects.js';
import { versionWords } from '../evidence-words.js';
import { allValues, type Catalogue } from '../kind-catalogue.js';
import { fieldsUsing } from '../lookup.js';
import type { Value, Values } from '../value-list.js';
import { page } from './markdown-page.js';

/** Every list of values: first those of the specification, then those of what was seen in the live game. */
export function valuesPage(catalogue: Catalogue, homes: ReadonlyMap<string, string>): string {
  const specified = { ...catalogue, kinds: catalogue.kinds.filter(({ evidence }) => evidence.grade === 'specified') };
  const named = allValues(specified);
  const inGame = [...allValues(dialects.game), ...allValues(catalogue)].filter(
    ({ name }, index, all) =>
      !named.some((values) => values.name === name) && all.findIndex((other) => other.name === name) === index,
  );
  const users = (values: Values) => usedBy(values, homes);
  return page(
    'Lists of values',
    'A closed list is complete: any other value is an error. An open list holds only the values known so far: any other value gets a note. The tables list the values of the specification; the `game` dialect also accepts the values that the live game is known to write, and its lists are all open but TransferDirection.',
    ...named.flatMap((values) => [
      `## ${values.name}`,
      `${aboutList(values)} ${users(values)}`.trim(),
      valueTable(values),
      ...gamePart(values),
    ]),
    '## Lists of the live game',
    'For these fields the specification lists no values. The `game` dialect has open lists of the values that the live game is known to write. A value that is declared only was named by others and never seen in a real line.',
    ...inGame.flatMap((values) => [
      `### ${values.name}`,
      `${aboutList(values)} ${users(values)}`.trim(),
      ...seenAndDeclared(values.list),
    ]),
  );
}

export function valueTable(values: Values): string {
  const named = values.list.some(({ name }) => name);
  const noted = values.list.some((value) => value.note ?? versionWords(value)[0]);
  return table(
    ['Value', ...(named ? ['Name'] : []), ...(noted ? ['Notes'] : [])],
    values.list.map(({ value, name, note, ...life }) => [
      `\`${JSON.stringify(value)}\``,
      ...(named ? [name ?? ''] : []),
      ...(noted ? [note ?? versionWords(life).join(', ')] : []),
    ]),
  );
}

function aboutList({ about, closed }: Values): string {
  return `${sentence(about)} ${closed ? 'Closed' : 'Open'} list.`;
}

/** The fields that hold its values, with a link where the page of their kind is here. */
function usedBy(values: Values, homes: ReadonlyMap<string, string>): string {
  const places = fieldsUsing(dialects.game, values).map(({ owner, name }) => {
    const home = homes.get(owner.name);
    return home === undefined ? `\`${owner.name}.${name}\`` : `[\`${owner.name}.${name}\`](${home})`;
  });
  return places.length === 0 ? '' : `Used by ${places.join(', ')}.`;
}

/** The values the live game writes in addition to those of the specification. */
function gamePart({ name, list }: Values): string[] {
  const known = new Set(list.map(({ value }) => value));
  const more = allValues(dialects.game)
    .filter((values) => values.name === name)
    .flatMap((values) => values.list.filter(({ value }) => !known.has(value)));
  return more.length === 0 ? [] : [`The live game also writes: ${inOneLine(more)}`];
}

function seenAndDeclared(list: readonly Value[]): string[] {
  const seen = list.filter(({ declared }) => !declared);
  const declared = list.filter((value) => value.declared);
  return [
    ...(seen.length > 0 ? [inOneLine(seen)] : []),
    ...(declared.length > 0 ? [`Declared only: ${inOneLine(declared)}`] : []),
  ];
}

function inOneLine(list: readonly Value[]): string {
  return `${list.map(({ value }) => `\`${JSON.stringify(value)}\``).join(', ')}.`;
}
