/**
 * Writes what a knowledge pack says into the tables: `npm run adopt -- pack.yaml`. `--dry-run` shows the
 * lines, `--group Name=station` chooses the group of a new kind, `--force` takes sources with changes that
 * are not committed. `--answers answers.yaml` has descriptions; to it is added what lacks one. What cannot be
 * decided is listed at the end.
 *
 * @typedef {import('../src/interface/knowledge/pack-shape.js').KnowledgePack} Pack
 * @typedef {import('../src/interface/kind-catalogue.js').Catalogue} Catalogue
 *
 * @typedef {object} Library
 * @property {Record<'game' | 'spec', Catalogue>} dialects
 * @property {(pack: Pack) => Catalogue} loadKnowledge
 * @property {(text: string) => Promise<Pack>} readKnowledge
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { adopt } from './adopt/adoption.js';
import { Sources } from './adopt/sources.js';

const options = /** @type {const} */ ({
  answers: { type: 'string' },
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
  group: { type: 'string', multiple: true },
});

/**
 * Gives what is printed; throws a sentence.
 * @param {readonly string[]} args
 * @param {string} root
 * @param {Library} library
 */
export async function adoptPack(args, root, { dialects, loadKnowledge, readKnowledge }) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0)
    throw new Error(
      'usage: npm run adopt -- pack.yaml [--answers answers.yaml] [--dry-run] [--force] [--group Name=station]',
    );
  const pack = await readKnowledge(readFileSync(file, 'utf8'));
  const sources = new Sources(root);
  const groups = new Map(values.group?.map((each) => splitGroup(each, pack, sources)));
  const isDry = values['dry-run'] === true;
  if (!isDry && !values.force && execFileSync('git', ['status', '--porcelain', '--', 'src'], { cwd: root }).length > 0)
    throw new Error('src has changes that are not committed: commit them, or add --force');

  const answers = answersIn(values.answers);
  const learned = loadKnowledge(asSeen(pack));
  const { done, questions, open: unanswered } = adopt({ pack, ...dialects, learned, sources, groups, answers });
  if (values.answers !== undefined) ask(values.answers, unanswered);
  const changed = sources.changed();
  if (!isDry) for (const { file: name, after } of changed) writeFileSync(path.join(root, name), after);
  const lines = isDry ? changed.flatMap(newLines) : [];
  const open = questions.length > 0 ? ['', 'To decide:', ...questions] : [];
  const next = ['', 'Next: npm run generate, then npm test'];
  return done.length + questions.length === 0 ? 'nothing to add' : [...done, ...lines, ...open, ...next].join('\n');
}

const marks = `# A text or ID of a player begins with what it is, such as (other-commander), or (maybe carrier-id) where only
# some are; one that never is of a player with (impersonal), unless its name or the description says so.
`;

/**
 * Descriptions by place; "…" is none.
 * @param {string} [file]
 * @returns {ReadonlyMap<string, string>}
 */
function answersIn(file) {
  const answers = file !== undefined && existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  const said = Object.entries(answers ?? {}).filter(
    ([, answer]) => typeof answer === 'string' && !answer.includes('…'),
  );
  return new Map(/** @type {[string, string][]} */ (said));
}

/**
 * @param {string} file
 * @param {readonly string[]} places
 */
function ask(file, places) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const asked = new Set(Object.keys(parse(before) ?? {}));
  const added = places.filter((place) => !asked.has(place)).map((place) => `${JSON.stringify(place)}: …\n`);
  if (added.length > 0) appendFileSync(file, (before === '' ? marks : '') + added.join(''));
}

/**
 * @param {string} text
 * @param {Pack} pack
 * @param {Sources} sources
 * @returns {[kind: string, group: string]}
 */
function splitGroup(text, pack, sources) {
  const [kind = '', group = ''] = text.split('=');
  if (pack.kinds?.[kind] && sources.files.some((file) => file.startsWith(`src/interface/kinds/${group}/`)))
    return [kind, group];
  throw new Error(`--group ${text}: the pack has no such kind, or src/interface/kinds no such folder`);
}

/**
 * For a pack, one file alone may be wrong. In a table it counts: a maintainer has looked at it.
 * @param {Pack} pack
 * @returns {Pack}
 */
function asSeen(pack) {
  return JSON.parse(JSON.stringify(pack), (key, value) => (key === 'files' && value === 1 ? 2 : value));
}

/** @param {ReturnType<Sources['changed']>[number]} file */
function newLines({ file, before, after }) {
  const known = new Set(before.split('\n'));
  const added = after.split('\n').filter((line) => !known.has(line));
  return ['', file, ...added.map((line) => `+ ${line}`)];
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '..');
  const dist = process.env.SHAKEDOWN_DIST ?? path.join(root, 'dist');
  const [{ readKnowledge }, { dialects, loadKnowledge }] = await Promise.all(
    ['index.js', 'interface/index.js'].map((file) => import(pathToFileURL(path.join(dist, file)).href)),
  );
  try {
    console.log(await adoptPack(process.argv.slice(2), root, { dialects, loadKnowledge, readKnowledge }));
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 2;
  }
}
