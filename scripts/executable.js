/**
 * Makes one-file programs, Node included, in `executables` or `--out`: `npm run executable -- linux-x64
 * win-x64`. Node's single executable application: a blob of the bundled command and its files, put into the
 * platform's Node, which npm packages carry. One version of Node makes the blob and runs it.
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundleOneFile } from './bundles.js';
import { fromNpm, here, nodeFromNpm, nodePackages, programNode, suffixOf } from './from-npm.js';
import { joinLicences, licencesOf } from './licences.js';
import { checksumsOf } from './release/checksums.js';

const postject = 'postject@1.0.0-alpha.6';
const fuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

const root = path.resolve(import.meta.dirname, '..');
const { values, positionals: targets } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'executables' } },
});
const folder = path.resolve(root, values.out);
// Programs for macOS must be signed there.
const isMac = process.platform === 'darwin';
const possible = Object.keys(nodePackages).filter((target) => isMac || !target.startsWith('darwin'));
const unknown = targets.find((target) => !possible.includes(target));
if (unknown !== undefined || targets.length === 0) {
  console.error(`${unknown ?? 'nothing'} cannot be made here; name some of ${possible.join(', ')}`);
  process.exit(2);
}

mkdirSync(folder, { recursive: true });
const workshop = mkdtempSync(path.join(folder, '.making-'));
try {
  const { main, threads, modules } = await bundleOneFile();
  const blob = makeBlob(nodeFromNpm(here, programNode), main, threads);
  const { inject } = createRequire(import.meta.url)(path.join(fromNpm(postject), 'dist/api.js'));
  for (const target of targets) {
    const file = path.join(folder, `shakedown-${target}${suffixOf(target)}`);
    copyFileSync(nodeFromNpm(target, programNode), file);
    chmodSync(file, 0o755);
    if (isMac) execFileSync('codesign', ['--remove-signature', file]);
    await inject(file, 'NODE_SEA_BLOB', blob, { sentinelFuse: fuse, machoSegmentName: 'NODE_SEA' });
    if (isMac) execFileSync('codesign', ['--sign', '-', file]);
    console.log(path.relative(root, file));
  }
  writeFileSync(path.join(folder, 'LICENSES.txt'), licences(modules));
  writeFileSync(path.join(folder, 'SHA256SUMS'), checksumsOf(folder));
} finally {
  rmSync(workshop, { recursive: true, force: true });
}

/**
 * @param {string} node
 * @param {string} main
 * @param {Readonly<Record<string, string>>} threads
 */
function makeBlob(node, main, threads) {
  /** @type {Record<string, string>} */
  const assets = Object.fromEntries(packagedNames().map((name) => [name, path.join(root, name)]));
  for (const [name, text] of Object.entries(threads)) assets[`threads/${name}.js`] = made(`${name}.js`, text);
  const output = path.join(workshop, 'blob');
  const settings = {
    main: made('main.js', main),
    output,
    assets,
    disableExperimentalSEAWarning: true,
    // Neither would fit another platform.
    useSnapshot: false,
    useCodeCache: false,
  };
  execFileSync(node, ['--experimental-sea-config', made('settings.json', JSON.stringify(settings))]);
  return readFileSync(output);
}

/** The files that the command reads through src/packaged. */
function packagedNames() {
  const within = ['init', 'scenarios', 'trials'].flatMap((name) =>
    readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  );
  return [
    'package.json',
    'dist/cockpit.html',
    'clients/node/through-proxy.cjs',
    'clients/csharp/ShakedownStage.cs',
    'clients/python/shakedown_stage/stage.py',
    ...['cs', 'go', 'java', 'rs'].map((ending) => `clients/types/reader.${ending}`),
    ...within.filter((name) => !name.startsWith('trials/tools/')),
  ];
}

/** @param {string} name @param {string} text */
function made(name, text) {
  const file = path.join(workshop, name);
  writeFileSync(file, text);
  return file;
}

/** Ours, Node's, and those of all packages inside. @param {readonly string[]} modules */
function licences(modules) {
  const text = (/** @type {string} */ file) => readFileSync(file, 'utf8').trim();
  const ofDist = text(path.join(root, 'dist/LICENSES.txt'));
  const others = licencesOf(modules).filter((licence) => !ofDist.includes(licence));
  const node = path.join(path.dirname(nodeFromNpm(here, programNode)), '../LICENSE');
  return joinLicences([text(path.join(root, 'LICENSE')), ofDist, ...others, text(node)]);
}
