import { sentence } from '../../words/sentence.js';
import type { Bit } from '../bits.js';
import type { Change, Deviation } from '../dialect/apply-deviations.js';
import { deviations } from '../dialect/deviations.js';
import { dialects } from '../dialect/dialects.js';
import { describeChange } from '../explain-name.js';
import { flags, flags2 } from '../flag-tables.js';
import { guiFocus } from '../gui-focus.js';
import type { Kind } from '../kind.js';
import { allValues, assertCatalogue, type Catalogue, companionKinds, shapesBelow } from '../kind-catalogue.js';
import { limitRows } from '../specified-limits.js';
import type { Values } from '../value-list.js';
import { extraKindsPage, extraKindsPageName } from './extra-kinds-page.js';
import { fieldTable, fileSentences, listLink } from './field-table.js';
import { page, table } from './markdown-page.js';

/** The reference pages of a catalogue in Markdown, by file name. The kinds outside the specification share one page. */
export function referencePages(catalogue: Catalogue, surroundings?: Catalogue): Map<string, string> {
  assertCatalogue(catalogue);
  if (surroundings !== undefined) assertCatalogue(surroundings);
  const pages = new Map<string, string>();
  pages.set('README.md', indexPage(catalogue, surroundings));
  for (const kind of catalogue.kinds) pages.set(`${kind.name}.md`, kindPage(kind));
  pages.set('flags.md', flagsPage());
  pages.set('states.md', statesPage(catalogue));
  pages.set('limits.md', limitsPage());
  pages.set('dialects.md', dialectsPage());
  if (surroundings) pages.set(extraKindsPageName, extraKindsPage(surroundings, catalogue));
  return pages;
}

function indexPage(catalogue: Catalogue, surroundings: Catalogue | undefined): string {
  const links = [
    '[Flags, Flags2 and GuiFocus](flags.md)',
    '[Lists of values](states.md)',
    '[Limits](limits.md)',
    '[Where the live game differs](dialects.md)',
    ...(surroundings ? [`[Kinds outside the specification](${extraKindsPageName})`] : []),
  ];
  return page(
    'The interface',
    'The game appends one JSON object per event to its journal, and keeps some more files beside it. Every event has a `timestamp`, and its kind is named in `event`. A field named `X_Localised` holds the text the game shows to the player for the internal name in `X`.',
    '## Kinds',
    table(
      ['Kind', 'Written when'],
      catalogue.kinds.map((kind) => [`[${kind.name}](${kind.name}.md)`, kind.written]),
    ),
    '## Files beside the journal',
    table(
      ['File', 'Kind', 'Content'],
      [
        ...companionKinds(catalogue).map((kind) => [kind, `${kind.name}.md`] as const),
        ...(surroundings ? companionKinds(surroundings) : []).map((kind) => [kind, extraKindsPageName] as const),
      ].map(([{ name, companion }, link]) => [`\`${companion.file}\``, `[${name}](${link})`, companion.content]),
    ),
    '## Tables',
    links.map((link) => `- ${link}`).join('\n'),
  );
}

function kindPage(kind: Kind): string {
  const shapes = [kind.shape, ...shapesBelow(kind)];
  const rules = shapes.flatMap((shape) => shape.rules);
  const names = new Set(shapes.map((shape) => shape.name));
  const own = deviations.filter(({ fields }) => fields.some((place) => names.has(place.split('.')[0] ?? '')));
  return page(
    kind.name,
    `Written when ${kind.written}.`,
    ...fileSentences(kind),
    fieldTable(kind.shape),
    ...shapesBelow(kind).flatMap((shape) => [`## ${shape.name}`, sentence(shape.about), fieldTable(shape)]),
    ...(rules.length > 0
      ? [
          '## Rules',
          table(
            ['Rule', 'Severity', 'What it requires', 'Why'],
            rules.map(({ id, severity, says, reason }) => [`\`${id}\``, severity, says, reason]),
          ),
        ]
      : []),
    ...(own.length > 0 ? ['## In the live game', deviationTable(own)] : []),
  );
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

function statesPage(catalogue: Catalogue): string {
  const named = allValues(catalogue);
  const inGame = allValues(dialects.game).filter(({ name }) => !named.some((values) => values.name === name));
  return page(
    'Lists of values',
    'A closed list is complete: any other value is an error. An open list holds only the values known so far: any other value gets a note. The tables list the values of the specification; the `game` dialect also accepts the values that the live game is known to write.',
    ...named.flatMap((values) => [`## ${values.name}`, aboutList(values), valueTable(values), ...gamePart(values)]),
    '## Lists of the live game',
    'For these fields the specification lists no values. The `game` dialect has open lists of the values that the live game is known to write.',
    ...inGame.flatMap((values) => [`### ${values.name}`, aboutList(values), inOneLine(values.list)]),
  );
}

function aboutList({ about, closed }: Values): string {
  return `${sentence(about)} ${closed ? 'Closed' : 'Open'} list.`;
}

/** The values the live game writes in addition to those of the specification. */
function gamePart({ name, list }: Values): string[] {
  const known = new Set(list.map(({ value }) => value));
  const more = allValues(dialects.game)
    .filter((values) => values.name === name)
    .flatMap((values) => values.list.filter(({ value }) => !known.has(value)));
  return more.length === 0 ? [] : [`The live game also writes: ${inOneLine(more)}`];
}

function inOneLine(list: Values['list']): string {
  return `${list.map(({ value }) => `\`${JSON.stringify(value)}\``).join(', ')}.`;
}

function valueTable(values: Values): string {
  const named = values.list.some(({ name }) => name);
  const noted = values.list.some(({ note, since }) => note ?? since);
  return table(
    ['Value', ...(named ? ['Name'] : []), ...(noted ? ['Notes'] : [])],
    values.list.map(({ value, name, note, since }) => [
      `\`${JSON.stringify(value)}\``,
      ...(named ? [name ?? ''] : []),
      ...(noted ? [note ?? (since ? `since version ${since}` : '')] : []),
    ]),
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
    'The `spec` dialect is exactly the specification. The `game` dialect is the same, with these differences.',
    deviationTable(deviations),
  );
}

function deviationTable(rows: readonly Deviation[]): string {
  return table(
    ['Fields', 'In the live game', 'Why'],
    rows.map(({ fields, change, reason }) => [
      fields.map((place) => `\`${place}\``).join(', '),
      changeCell(change),
      reason,
    ]),
  );
}

/** A list of its own is linked, not repeated. */
function changeCell(change: Change): string {
  return 'lists' in change ? listLink(change.lists) : describeChange(change);
}
