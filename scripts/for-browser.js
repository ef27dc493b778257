/**
 * What makes code for Node run in a browser: files are in memory, and what Node offers is what a browser has
 * (`src/browser`). Only bundles that write a session need it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
const inSource = (/** @type {string} */ name) => path.join(root, 'src', `${name}.ts`);
const disk = inSource('browser/memory-disk');
const standIns = inSource('browser/node-stand-ins');
const texts = inSource('browser/packaged-texts');

/**
 * Modules of Node, and of this project, that others take the place of.
 * @type {ReadonlyMap<string, string>}
 */
const replaced = new Map(
  /** @type {[string, string][]} */ ([
    ['node:fs', disk],
    ['node:path', fileURLToPath(import.meta.resolve('pathe'))],
    ...['node:fs/promises', 'node:os', 'node:crypto', 'node:timers/promises'].map((name) => [name, standIns]),
    ...[
      'packaged/packaged-thread',
      'stage/control/control-server',
      'services/services',
      'services/proxy/open-proxy',
    ].map((name) => [inSource(name), standIns]),
  ]),
);

/** @type {import('rolldown').Plugin} */
export const forBrowser = {
  name: 'for-browser',
  resolveId(id, from) {
    const own = from && id.startsWith('.') ? path.resolve(path.dirname(from), id.replace(/\.js$/, '.ts')) : id;
    return replaced.get(own);
  },
  transform: {
    filter: { id: /packaged-texts\.ts$/ },
    handler(_code, id) {
      return id === texts ? `export const packagedTexts = JSON.parse(${JSON.stringify(packagedTexts())});` : undefined;
    },
  },
};

/**
 * Globals of Node that such code uses.
 * @type {Record<string, [string, string]>}
 */
export const globals = {
  Buffer: [createRequire(import.meta.url).resolve('buffer/'), 'Buffer'],
  process: [standIns, 'process'],
  setImmediate: [standIns, 'setImmediate'],
  setInterval: [standIns, 'interval'],
  setTimeout: [standIns, 'timer'],
};

function packagedTexts() {
  const names = ['scenarios', 'trials'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const found = names.filter((name) => name.endsWith('.yaml')).sort();
  return JSON.stringify(Object.fromEntries(found.map((name) => [name, readFileSync(path.join(root, name), 'utf8')])));
}
