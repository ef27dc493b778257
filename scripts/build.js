/**
 * Builds `dist`: the scanners, the library and the command, the declarations, and the page of the cockpit.
 * Does nothing if `dist` was built from the same sources; `--force` builds anyway. The new build replaces the
 * old one as a whole, so that a running command finds one of the two.
 */
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
import path from 'node:path';
import { bundleCode, bundleDeclarations } from './bundles.js';
import { hashOfFiles } from './hash-of-files.js';
import { joinLicences, licencesOf } from './licences.js';
import { freshScanners } from './made-scanners.js';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
/** Hash of the sources of `dist`; excluded from the package. */
const stamp = '.made-from';

await freshScanners();
const sources = hashOfSources();
if (!process.argv.includes('--force') && madeFrom(dist) === sources) process.exit();

// Everything in here is named `dist`, which git ignores, even if the build is killed halfway.
const workshop = mkdtempSync(path.join(root, '.build-'));
const fresh = path.join(workshop, 'dist');
const former = path.join(workshop, 'former/dist');

try {
  const modules = [...(await bundleCode(fresh)), ...(await buildPage(fresh))];
  await bundleDeclarations(fresh);
  chmodSync(path.join(fresh, 'cli/main.js'), 0o755);
  writeFileSync(path.join(fresh, 'LICENSES.txt'), joinLicences(licencesOf(modules)));
  writeFileSync(path.join(fresh, stamp), sources);
  swap();
} finally {
  rmSync(workshop, { recursive: true, force: true });
}

function hashOfSources() {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test(-d)?\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const scripts = ['build', 'bundles', 'for-browser', 'licences', 'made-scanners', 'tables-as-json'].map(
    (name) => `scripts/${name}.js`,
  );
  const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'vite.config.ts'];
  const texts = ['scenarios', 'trials'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const yaml = texts.filter((name) => name.endsWith('.yaml'));
  return hashOfFiles(root, [...settings, ...scripts, ...files, ...yaml].sort());
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
 * Builds the page of the cockpit as one file, `cockpit.html`, and the one that plays a session by itself,
 * `playground.html`.
 * @param {string} directory
 * @returns {Promise<string[]>} the files it was made of
 */
async function buildPage(directory) {
  // Tests that build set another value, which would put paths of the sources into the page.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  /** @type {string[]} */
  const modules = [];
  for (const mode of ['production', 'playground'])
    await build({
      configFile: path.join(root, 'vite.config.ts'),
      mode,
      logLevel: 'warn',
      build: { outDir: directory },
      plugins: [
        {
          name: 'modules',
          buildEnd() {
            modules.push(...this.getModuleIds());
          },
        },
      ],
    });
  return modules;
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
