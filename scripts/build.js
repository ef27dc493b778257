/**
 * Compiles the library, bundles the command, and links it so that `npx shakedown` finds it at once.
 * A whole build takes the place of the one before, so that whoever runs the command meanwhile finds one of the two.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

// All that is ever in here is named `dist`, which git ignores, even if the build is killed halfway.
const workshop = mkdtempSync(path.join(root, '.build-'));
const fresh = path.join(workshop, 'dist');
const former = path.join(workshop, 'former/dist');

try {
  if (compile(fresh)) {
    await bundle(fresh);
    chmodSync(path.join(fresh, 'cli/main.js'), 0o755);
    swap();
    // On Windows a link would need a shim; there npx falls back to packing the project, which is slower and works.
    if (process.platform !== 'win32') link();
  } else {
    process.exitCode = 1;
  }
} finally {
  rmSync(workshop, { recursive: true, force: true });
}

/** @param {string} directory */
function compile(directory) {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const words = [tsc, '-p', path.join(root, 'tsconfig.build.json'), '--outDir', directory];
  return spawnSync(process.execPath, words, { stdio: 'inherit' }).status === 0;
}

/**
 * The command in a few files instead of two hundred: loading them is most of what a short run takes.
 * The thread of the checker stands beside it, where the command looks for it.
 * @param {string} directory
 */
async function bundle(directory) {
  const entries = { main: 'cli/main.js', thread: 'check/threads/thread.js' };
  const { dependencies } = createRequire(import.meta.url)('../package.json');
  const bundled = await rolldown({
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(directory, file)])),
    platform: 'node',
    external: [/^node:/, ...Object.keys(dependencies)],
    logLevel: 'warn',
    checks: { ineffectiveDynamicImport: false },
  });
  const place = path.join(directory, '..', 'cli');
  await bundled.write({
    dir: place,
    format: 'esm',
    chunkFileNames: '[name].js',
    codeSplitting: {
      groups: [
        { name: 'shared', test: /dist[\\/](spec|journal)[\\/]/, minShareCount: 2 },
        { name: 'checker', test: /dist[\\/]check[\\/](?!report[\\/]|threads[\\/](pool|thread)\.)/, minShareCount: 1 },
      ],
    },
  });
  await bundled.close();
  rmSync(path.join(directory, 'cli'), { recursive: true });
  renameSync(place, path.join(directory, 'cli'));
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

function link() {
  const bin = path.join(root, 'node_modules/.bin');
  const place = path.join(bin, 'shakedown');
  const target = path.relative(bin, path.join(dist, 'cli/main.js'));
  if (linkedTo(place) === target) return;
  mkdirSync(bin, { recursive: true });
  rmSync(place, { force: true });
  symlinkSync(target, place);
}

/** @param {string} place */
function linkedTo(place) {
  try {
    return readlinkSync(place);
  } catch {
    return undefined;
  }
}
