/** What a release consists of, and how each artefact is built. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { here, nodePackages, programNode } from '../from-npm.js';
import { description, license, Missing, pythonWith, root, run, version } from '../installing.js';
import { checksumsOf } from './checksums.js';
import { manifests } from './manifests.js';
import { packagesOfClone, sbom } from './sbom.js';

const node = {
  'bom-ref': `node@${programNode}`,
  type: 'platform',
  name: 'node',
  version: programNode,
  purl: `pkg:github/nodejs/node@v${programNode}`,
  licenses: [{ license: { id: 'MIT' } }],
};

/**
 * By name, in the order in which they need each other. Each is built into its own folder.
 * @type {Readonly<Record<string, readonly [title: string, build?: (folder: string) => unknown]>>}
 */
export const builds = {
  notes: ['release notes', (to) => write(to, 'release-notes.md', runNode('scripts/release-notes.js', `v${version}`))],
  npm: ['npm package', (to) => run('npm', ['pack', '--pack-destination', to])],
  python: [
    'Python package',
    (to) =>
      run(pythonWith('build, setuptools, wheel'), ['-m', 'build', '--no-isolation', '--outdir', to, 'clients/python']),
  ],
  nuget: ['NuGet package', (to) => run(needed('dotnet', '--version'), ['pack', 'clients/csharp', '--output', to])],
  programs: ['one-file programs', (to) => runNode('scripts/executable.js', '--out', to, ...targets())],
  others: ['programs of other systems'],
  image: ['container image', () => run(needed('docker', 'info'), ['build', '--tag', 'shakedown', '.'])],
  manifests: ['winget, scoop, Homebrew', makeManifests],
  sbom: ['bills of materials', makeBills],
};

/** Those for macOS are signed there. */
function targets() {
  const isMac = (/** @type {string} */ target) => target.startsWith('darwin');
  return Object.keys(nodePackages).filter((target) => isMac(target) === isMac(here));
}

/** @param {string} folder */
function makeManifests(folder) {
  const checksums = checksumsOf(builtPrograms());
  const texts = manifests({ version, description, license }, checksums);
  for (const [name, text] of Object.entries(texts)) write(folder, name, text);
  const missing = Object.keys(nodePackages).filter((target) => !checksums.includes(`shakedown-${target}`));
  if (missing.length > 0) throw new Missing(`add ${missing.join(' and ')}, which are signed on macOS`);
}

/** @param {string} folder */
function makeBills(folder) {
  const clone = packagesOfClone();
  const bill = (/** @type {string} */ file, /** @type {(typeof node)[]} */ others) =>
    JSON.stringify(sbom(clone, readFileSync(file, 'utf8'), others), undefined, 2);
  write(folder, 'shakedown.cdx.json', bill(path.join(root, 'dist/LICENSES.txt'), []));
  write(folder, 'shakedown-programs.cdx.json', bill(path.join(builtPrograms(), 'LICENSES.txt'), [node]));
}

function builtPrograms() {
  const folder = path.join(root, 'release/programs');
  if (!existsSync(folder)) throw new Error('release/programs is missing: build programs first');
  return folder;
}

/** The command, if it runs here. @param {string} command @param {string} word */
function needed(command, word) {
  if (spawnSync(command, [word]).status !== 0) throw new Missing(`${command} does not run here`);
  return command;
}

/** @param {readonly string[]} words */
function runNode(...words) {
  return run(process.execPath, words);
}

/** @param {string} folder @param {string} name @param {string} text */
function write(folder, name, text) {
  writeFileSync(path.join(folder, name), `${text.trimEnd()}\n`);
}
