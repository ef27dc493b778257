/** What the build makes of the compiled modules: a few files that load quickly. */
import { cpSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';

const require = createRequire(import.meta.url);

/**
 * Every entry of the library in a few files instead of four hundred: loading them is most of what a short program takes.
 * What several of them use stands in `chunks`, and so does the thread, which is looked for beside the chunk that starts
 * it. The single modules stay, for the browser: a bundler leaves out those that a program does not use.
 * @param {string} directory
 */
export async function bundleLibrary(directory) {
  const rooms = ['journal', 'check', 'simulate', 'stage', 'interface'];
  const entries = ['index', ...rooms.map((room) => `${room}/index`)];
  return await bundle(directory, {
    input: {
      ...Object.fromEntries(entries.map((name) => [name, path.join(directory, `${name}.js`)])),
      'chunks/shakedown-check-thread': path.join(directory, 'check/threads/shakedown-check-thread.js'),
    },
    output: {
      chunkFileNames: 'chunks/[name].js',
      // What nearly every entry uses, in one file for each room; string-width, which `wrap` needs, is for terminals alone.
      codeSplitting: {
        groups: [
          { name: 'interface', test: /dist[\\/](words[\\/](?!wrap)|interface[\\/](?!emit|index))/, minShareCount: 3 },
          { name: 'journal', test: /dist[\\/]journal[\\/](?!index)/, minShareCount: 3 },
          {
            name: 'check',
            test: /dist[\\/]check[\\/](?!index|report|rules|threads[\\/](thread-pool|shakedown-check-thread)\.)/,
            minShareCount: 3,
          },
        ],
      },
    },
  });
}

/**
 * The command with its threads, apart from the library. Most of a short run is loading, so what every verb needs is in one
 * file, with commander, and so are the rooms that `check` needs, the verb that is run most. string-width waits until a text
 * needs it.
 * @param {string} directory
 */
export async function bundleCommand(directory) {
  const threads = [
    'check/threads/shakedown-check-thread',
    'cockpit/server/shakedown-cockpit-thread',
    'fleet/simulate/shakedown-simulate-thread',
  ];
  const anyVerb = modulesBehind(['cli/program.js']);
  const checkOptions = modulesBehind(['cli/check-verb.js']);
  const checking = modulesBehind([
    'cli/check-project/check-project.js',
    'check/report/concise-report.js',
    'cli/terminal/text-layout.js',
  ]);
  /** @param {RegExp} rooms */
  const room = (rooms) => (/** @type {string} */ id) => checking.has(id) && rooms.test(id);
  const takePlace = await bundle(directory, {
    input: Object.fromEntries(
      ['cli/main', ...threads].map((name) => [`cli/${path.basename(name)}`, path.join(directory, `${name}.js`)]),
    ),
    within: ['commander', 'string-width'],
    alias: { 'string-width': path.join(directory, 'cli/terminal/text-width.js') },
    plugins: [anyVerb.plugin, checkOptions.plugin, checking.plugin],
    output: {
      chunkFileNames: 'cli/[name].js',
      codeSplitting: {
        groups: [
          { name: 'any-verb', test: anyVerb.has },
          { name: 'check-verb', test: checkOptions.has },
          { name: 'interface', test: room(/dist[\\/](words|interface|game)[\\/]/) },
          { name: 'journal', test: room(/dist[\\/]journal[\\/]/) },
          { name: 'check', test: room(/./) },
        ],
      },
    },
  });
  return () => {
    takePlace();
    // A package that is part of ours comes with its licence.
    const licence = path.join(path.dirname(require.resolve('commander')), 'LICENSE');
    cpSync(licence, path.join(directory, 'cli/commander-LICENSE'));
  };
}

/**
 * All modules that some modules import, be it through others; known when the bundler has read them.
 * @param {readonly string[]} endings
 */
function modulesBehind(endings) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @satisfies {import('rolldown').Plugin} */
  const plugin = {
    name: 'modules-behind',
    /** @this {import('rolldown').PluginContext} */
    buildEnd() {
      const ids = [...this.getModuleIds()];
      /** @param {string} id */
      const visit = (id) => {
        if (found.has(id)) return;
        found.add(id);
        for (const each of this.getModuleInfo(id)?.importedIds ?? []) visit(each);
      };
      for (const ending of endings) {
        const id = ids.find((each) => each.replaceAll(path.sep, '/').endsWith(`/${ending}`));
        if (id === undefined) throw new Error(`no module ends in ${ending}`);
        visit(id);
      }
    },
  };
  return { plugin, has: (/** @type {string} */ id) => found.has(id) };
}

/**
 * Gives a function that puts the bundle in the place of its modules. `within` are the packages that become part of it.
 * @param {string} directory
 * @param {{
 *   input: Record<string, string>,
 *   output: import('rolldown').OutputOptions,
 *   within?: readonly string[],
 *   alias?: Record<string, string>,
 *   plugins?: import('rolldown').Plugin[],
 * }} options
 */
async function bundle(directory, { input, output, within = [], alias = {}, plugins = [] }) {
  const { dependencies } = require('../package.json');
  const bundled = await rolldown({
    input,
    platform: 'node',
    external: [/^node:/, ...Object.keys(dependencies).filter((name) => !within.includes(name))],
    resolve: { alias },
    plugins,
    logLevel: 'warn',
    checks: { ineffectiveDynamicImport: false },
  });
  const place = mkdtempSync(path.join(directory, '..', 'bundled-'));
  await bundled.write({ dir: place, format: 'esm', ...output });
  await bundled.close();
  return () => cpSync(place, directory, { recursive: true });
}
