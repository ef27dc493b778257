/**
 * Makes the scanners, compiles and bundles the library, bundles the command and builds the page of the cockpit. Does nothing if `dist` was made from the very same sources; `--force` builds anyway.
 * A whole build takes the place of the one before, so that whoever runs the command meanwhile finds one of the two.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleCommand, bundleLibrary } from './bundles.js';
import { freshScanners } from './made-scanners.js';
import { singleFilePage } from './single-file.js';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
/** The hash of all that `dist` was made from; it stays out of the package. */
const stamp = '.made-from';

await freshScanners();
const sources = hashOfSources();
if (!process.argv.includes('--force') && madeFrom(dist) === sources) process.exit();

// All that is ever in here is named `dist`, which git ignores, even if the build is killed halfway.
const workshop = mkdtempSync(path.join(root, '.build-'));
const fresh = path.join(workshop, 'dist');
const former = path.join(workshop, 'former/dist');

try {
  if (compile(fresh)) {
    const bundles = [await bundleLibrary(fresh), await bundleCommand(fresh)];
    rmSync(path.join(fresh, 'cli'), { recursive: true });
    for (const takePlace of bundles) takePlace();
    await buildPage(path.join(fresh, 'page'));
    writeFileSync(path.join(fresh, 'cockpit.html'), await singleFilePage(root));
    chmodSync(path.join(fresh, 'cli/main.js'), 0o755);
    writeFileSync(path.join(fresh, stamp), sources);
    swap();
  } else {
    process.exitCode = 1;
  }
} finally {
  rmSync(workshop, { recursive: true, force: true });
}

/** Of the texts, not of their times: a checkout touches files without changing them. */
function hashOfSources() {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test(-d)?\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const scripts = ['scripts/build.js', 'scripts/bundles.js', 'scripts/made-scanners.js', 'scripts/single-file.js'];
  const others = [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.build.json',
    'vite.config.ts',
    ...scripts,
  ];
  const hash = createHash('sha256');
  for (const file of [...others, ...files.sort()]) {
    const text = readFileSync(path.join(root, file));
    hash.update(`${file} ${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}

/** @param {string} directory */
function madeFrom(directory) {
  if (!existsSync(path.join(directory, 'cli/main.js'))) return undefined;
  try {
    return readFileSync(path.join(directory, stamp), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Whether the types are right is for `npm run test:types` to say, which looks at the tests and scripts as well: to check the
 * same sources here too would double the time. What cannot be parsed, or has no declaration, is an error here all the same.
 * @param {string} directory
 */
function compile(directory) {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const words = [tsc, '-p', path.join(root, 'tsconfig.build.json'), '--noCheck', '--outDir', directory];
  return spawnSync(process.execPath, words, { stdio: 'inherit' }).status === 0;
}

/** @param {string} directory */
async function buildPage(directory) {
  const { build } = await import('vite');
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: directory },
  });
}

function swap() {
  mkdirSync(path.dirname(former));
  const replaces = existsSync(dist);
  if (replaces) renameSync(dist, former);
  try {
    renameSync(fresh, dist);
  } catch (error) {
    if (replaces) renameSync(former, dist);
    throw error;
  }
}
