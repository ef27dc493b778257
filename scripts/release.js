/**
 * `npm run release -- --dry-run`: builds what a release publishes, as far as this machine can, into
 * `release`, and tries each artefact. The workflow of a release runs this too, and publishes what was tried.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Missing, root, run, version } from './installing.js';
import { builds } from './release/builds.js';
import { tries } from './release/tries.js';

const known = Object.keys(builds);
const usage = `Usage: npm run release -- --dry-run [artefact...]

Builds each artefact of version ${version} into release/, installs it from there, offline, in an empty environment, and
runs three commands: its version, a check, a trigger on a running stage. Publishes nothing: the tag v${version} does.

Artefacts: ${known.join(', ')} (all if left out)

Exit codes: 0 all that ran has passed; 1 something has failed, or with CI=true could not run; 2 a wrong command line.`;

try {
  const options = /** @type {const} */ ({ 'dry-run': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } });
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const unknown = positionals.find((name) => !known.includes(name));
  if (values.help) console.log(usage);
  else if (unknown !== undefined) refuse(`no artefact is named '${unknown}'; there are ${known.join(', ')}`);
  else if (values['dry-run']) dryRun(known.filter((name) => positionals.length === 0 || positionals.includes(name)));
  else
    refuse(`a release is made by its tag: git tag v${version} && git push origin v${version}
npm run release -- --dry-run tries what that will publish`);
} catch (error) {
  refuse(/** @type {Error} */ (error).message);
}

/** @param {readonly string[]} names */
function dryRun(names) {
  run(process.execPath, ['scripts/build.js']);
  const rows = [['artefact', 'built', 'installed', 'version, check, trigger'], ...names.flatMap(rowsOf)];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    console.log(cells.join('   ').trimEnd());
  }
}

/** @param {string} name @returns {string[][]} */
function rowsOf(name) {
  const [title = '', build] = builds[name] ?? [];
  const built = build ? outcome(title, () => build(emptied(path.join(root, 'release', name)))) : '';
  if (build && !built.startsWith('✔')) return [[title, '', '', built]];
  const [first, ...more] = (tries[name] ?? []).map(([how, act]) => [how, outcome(`${title}, ${how}`, act)]);
  return [[title, built, ...(first ?? [])], ...more.map((row) => ['', '', ...row])];
}

/** @param {string} folder */
function emptied(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** @param {string} what @param {() => unknown} act */
function outcome(what, act) {
  const begun = performance.now();
  try {
    act();
    return `✔ ${Math.round((performance.now() - begun) / 1000)} s`;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    if (error instanceof Missing && process.env.CI !== 'true') return `– only the workflow can: ${message}`;
    console.error(`✖ ${what}: ${message}\n`);
    process.exitCode = 1;
    return '✖';
  }
}

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence);
  process.exitCode = 2;
}
