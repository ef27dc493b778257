/** Writes the list of all kinds from the folders they stand in, so that a new kind is one new file. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../src/interface/kinds');
export const kindListFile = path.join(folder, 'kind-list.ts');

/** The folders in the order in which they are listed everywhere. */
const groups = [
  'start-up',
  'travel',
  'combat',
  'exploration',
  'trade',
  'station',
  'powerplay',
  'carrier',
  'on-foot',
  'squadron',
  'colonisation',
  'other',
];

/** The text of the list: an import per kind, and the kinds of each folder. */
export function kindList() {
  const found = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const unknown = found.find(({ name }) => !groups.includes(name));
  if (unknown) throw new Error(`src/interface/kinds/${unknown.name} is not one of the groups in scripts/kind-list.js`);
  const kinds = groups.flatMap((group) =>
    readdirSync(path.join(folder, group))
      .filter((name) => name.endsWith('.ts') && !name.includes('.test'))
      .map((file) => ({ group, name: kindIn(path.join(folder, group, file)), file: file.replace(/\.ts$/, '.js') }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  );
  assertOnce(kinds.map(({ name }) => name));
  const imports = kinds
    .map(({ group, name, file }) => ({ name, from: `./${group}/${file}` }))
    .sort((a, b) => (a.from.toLowerCase() < b.from.toLowerCase() ? -1 : 1));
  return [
    '// Generated from the folders beside it by `npm run generate`.',
    '',
    "import type { Kind } from '../kind.js';",
    ...imports.map(({ name, from }) => `import { ${name} } from '${from}';`),
    '',
    `export const kindGroups = [${groups.map((group) => `'${group}'`).join(', ')}] as const;`,
    '',
    '/** What a kind is about: the folder that it stands in. */',
    'export type KindGroup = (typeof kindGroups)[number];',
    '',
    '/** Every kind that has a table, by the folder that it stands in. */',
    'export const kindsByGroup: Readonly<Record<KindGroup, readonly Kind[]>> = {',
    ...groups.map((group) => {
      const names = kinds.filter((kind) => kind.group === group).map(({ name }) => name);
      return `  '${group}': [${names.join(', ')}],`;
    }),
    '};',
    '',
  ].join('\n');
}

/**
 * The name of the kind; that of its file may be another, where two kinds differ in capitals alone.
 * @param {string} file
 */
function kindIn(file) {
  const [, name, kind] = /^export const (\w+) = kind\(\s*'(\w+)'/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (name === undefined) throw new Error(`${file} exports no kind`);
  if (name !== kind) throw new Error(`${file} exports the kind ${kind} as ${name}`);
  return name;
}

/** @param {readonly string[]} names */
export function assertOnce(names) {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two files in src/interface/kinds have the kind ${twice}`);
}

if (process.argv[1] === import.meta.filename && current() !== kindList()) writeFileSync(kindListFile, kindList());

function current() {
  try {
    return readFileSync(kindListFile, 'utf8');
  } catch {
    return undefined;
  }
}
