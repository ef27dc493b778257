import { commodities, commoditySymbol } from '../../game/commodities.js';
import { versionFacts } from '../../game/game-version.js';
import { moduleName } from '../../game/module-display-names.js';
import { shipNames } from '../../game/ship-name-table.js';
import { knownUntil } from '../../game/version-table.js';
import { code, codeBlock, table } from '../../words/markdown.js';
import { shownName } from '../../words/shown-name.js';
import { specified } from '../evidence.js';
import { evidenceSentence, gradeWords } from '../evidence-words.js';
import type { Field } from '../field.js';
import { type Catalogue, findKind, shapesBelow } from '../kind-catalogue.js';
import { allFields } from '../lookup.js';
import { evidenceAt } from '../path-evidence.js';
import { changesIn, versionsFrom } from '../version-changes.js';
import { typeName } from './describe-field.js';
import { page } from './markdown-page.js';
import { fieldTable } from './reference-tables.js';

/** Makes a line of a kind as the game writes it, with these members; nothing if it cannot. */
type Sample = (kind: string, members?: Readonly<Record<string, unknown>>) => string | undefined;

/** What each version of the game from one on brought to the journal, for those who maintain other parsers. */
export function changesPage(catalogue: Catalogue, from: string, sample: Sample): string {
  const versions = versionsFrom(catalogue, from).map((version) => {
    const changes = changesIn(catalogue, version);
    const counts = Object.entries(changes).map(([what, { length }]) => (length === 0 ? '' : `${what}: ${length}`));
    return { version, changes, brought: counts.filter(Boolean).join(', ') };
  });
  const newest = versions.flatMap(({ changes }) => changes.kinds.map(({ kind }) => kind.name)).at(-1);
  const example = newest && sample(newest);
  return page(
    `Journal changes since ${from.replace(/(\.0)+$/, '')}`,
    `What the game writes since version ${from} that it did not write before, for those who maintain parsers of the journal, from real lines until ${knownUntil}. [The reference](${reference}README.md#how-well-it-is-known) says what the grades mean. The lines are made by [\`shakedown fixture\`](fixtures.md): they have the bytes of the game, and invented people.`,
    ...(example ? [codeBlock('console', `$ npx shakedown fixture ${newest}`, example.trimEnd())] : []),
    table(
      ['Version', 'First day', 'Build', 'Known from', 'What is new'],
      versions.map(({ version, brought }) => {
        const { from: day = '', build = '', witness = '' } = versionFacts(version) ?? {};
        return [version, day, build, witness, brought || 'nothing that is known'];
      }),
    ),
    ...versions.flatMap(({ version, changes, brought }) =>
      brought === '' ? [] : [`## ${version}`, ...changeParts(catalogue, changes, sample)],
    ),
  );
}

/** The page is in the package, which has no reference. */
const reference = 'https://github.com/shakedown-journal/shakedown/blob/main/docs/reference/';

function changeParts(catalogue: Catalogue, changes: ReturnType<typeof changesIn>, sample: Sample): string[] {
  const { kinds, fields, words, ...things } = changes;
  const shownAs = (name: string) => shipNames[name] ?? commodities.get(name)?.name ?? moduleName(name) ?? '';
  const [good] = things.goods.map(({ name }) => ({ Type: commoditySymbol(name), Type_Localised: shownAs(name) }));
  return [
    ...kinds.flatMap(({ kind: { name, written, shape, evidence } }) => [
      `### ${name}`,
      `Written when ${written}. ${evidenceSentence(evidence)}`,
      ...[shape, ...shapesBelow({ shape })].flatMap((each) => [
        `Fields of ${each.name}:`,
        fieldTable(each, { top: reference, counted: evidence.grade === 'observed' }),
      ]),
      ...jsonLines([sample(name)]),
    ]),
    ...part(
      ['New fields', 'After', 'Type', 'Known by', 'What it holds'],
      fields.map(({ owner, name, field }) => {
        const path = `${owner.name}.${shownName(name)}`;
        const names = Object.keys(owner.fields);
        const evidence = gradeWords(evidenceAt(catalogue, path) ?? specified);
        return [code(path), code(names[names.indexOf(name) - 1] ?? ''), typeName(field), evidence, field.note];
      }),
      fields.map(({ owner, name }) => {
        const kind = catalogue.kinds.find((each) => [each.shape, ...shapesBelow(each)].includes(owner));
        const line = kind && sample(kind.name);
        return line?.includes(`${JSON.stringify(name)}:`) ? line : undefined;
      }),
    ),
    ...part(
      ['New words', 'List', 'Known by'],
      words.map(({ value, values, declared }) => [code(`${value}`), values.about, declared ? 'declared only' : 'seen']),
      words.map(({ value, values }) => {
        const isUse = (field: Field) => 'values' in field && field.values?.name === values.name;
        const use = allFields(catalogue).find(({ owner, field }) => isUse(field) && findKind(catalogue, owner.name));
        return use && sample(use.owner.name, { [use.name]: value });
      }),
    ),
    ...Object.entries(things).flatMap(([what, all]) =>
      part(
        [`New ${what}`, 'Shown as'],
        all.map(({ name }) => [code(name), shownAs(name)]),
        [what === 'goods' && good ? sample('MiningRefined', good) : undefined],
      ),
    ),
  ];
}

function part(head: readonly string[], rows: readonly (readonly string[])[], lines: ReturnType<Sample>[]): string[] {
  return rows.length === 0 ? [] : [table(head, rows), ...jsonLines(lines)];
}

function jsonLines(lines: ReturnType<Sample>[]): string[] {
  const texts = lines.flatMap((line) => line?.trimEnd() ?? []);
  return texts.length === 0 ? [] : [codeBlock('jsonl', ...texts)];
}
