/** What the build makes of the compiled modules: a few files that load quickly. */
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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
 * The command with its threads, apart from the library, as CommonJS scripts: the code that V8 makes of those can be kept. Most of
 * a short run is loading, so what every verb needs is in one file, with commander, and so are the rooms that `check` needs, the verb
 * that is run most; but for the tables of all kinds, which are loaded when a line has to be diagnosed. string-width waits until a text
 * needs it.
 * @param {string} directory
 */
export async function bundleCommand(directory) {
  const programs = {
    main: 'cli/main',
    'shakedown-check-thread': 'cli/check-project/command-check-thread',
    'shakedown-cockpit-thread': 'cockpit/server/shakedown-cockpit-thread',
    'shakedown-simulate-thread': 'fleet/simulate/shakedown-simulate-thread',
  };
  const anyVerb = modulesBehind(['cli/program.js', 'cli/check-verb.js']);
  const tables = ['interface/kind-catalogue.js', 'interface/dialect/dialects.js'];
  const checking = modulesBehind(
    ['cli/check-project/check-project.js', 'check/report/concise-report.js', 'cli/terminal/text-layout.js'],
    tables,
  );
  const tabled = modulesBehind(tables);
  const takePlace = await bundle(directory, {
    input: Object.fromEntries(
      Object.entries(programs).map(([name, module]) => [name, path.join(directory, `${module}.js`)]),
    ),
    within: ['commander', 'string-width'],
    alias: { 'string-width': path.join(directory, 'cli/terminal/text-width.js') },
    plugins: [anyVerb.plugin, checking.plugin, tabled.plugin, scannersAsFiles, quickScripts],
    // Nobody imports them, so that one may have what another needs.
    more: { preserveEntrySignatures: 'allow-extension' },
    output: {
      format: 'cjs',
      entryFileNames: 'cli/[name].script.js',
      chunkFileNames: 'cli/[name].js',
      minify: { compress: false, mangle: false, codegen: true },
      codeSplitting: {
        // Each group says by itself what belongs to it.
        includeDependenciesRecursively: false,
        groups: [
          // A thread loads this and the third of them, and the last as they do.
          { name: 'any-program', test: (id) => anyVerb.has(id) && checking.has(id) },
          { name: 'any-verb', test: anyVerb.has },
          { name: 'checking', test: checking.has },
          { name: 'tables', test: tabled.has },
        ],
      },
    },
  });
  const start = await bundle(directory, {
    input: { main: path.join(directory, 'cli/start/start.js') },
    output: { format: 'cjs', entryFileNames: 'cli/[name].js' },
  });
  return () => {
    takePlace();
    start();
    // Each begins with a file of its own name, and all are alike.
    for (const name of Object.keys(programs).slice(1)) {
      cpSync(path.join(directory, 'cli/main.js'), path.join(directory, `cli/${name}.js`));
    }
    // What is above is ES modules.
    writeFileSync(path.join(directory, 'cli/package.json'), '{ "type": "commonjs" }\n');
    // A package that is part of ours comes with its licence.
    const licence = path.join(path.dirname(require.resolve('commander')), 'LICENSE');
    cpSync(licence, path.join(directory, 'cli/commander-LICENSE'));
  };
}

/**
 * The tables of each dialect in files of their own, which are read when a scanner is made: as part of a script they would be half of it.
 * @type {import('rolldown').Plugin}
 */
const scannersAsFiles = {
  name: 'scanners-as-files',
  async load(id) {
    if (!id.replaceAll(path.sep, '/').endsWith('/check/scan/made-scanners.js')) return null;
    const { madeScanners, scannerCode } = await import(pathToFileURL(id).href);
    const names = Object.keys(madeScanners);
    for (const name of names) {
      const { tables, ...rest } = madeScanners[name];
      const files = { json: JSON.stringify(rest), tables: Buffer.from(tables, 'base64') };
      for (const [ending, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: `cli/scanner-${name}.${ending}`, source });
      }
    }
    return `
      import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
      import path from 'node:path';
      const file = (name, ending) => path.join(import.meta.dirname, \`scanner-\${name}.\${ending}\`);
      const tablesOf = (name) => (into) => {
        const handle = openSync(file(name, 'tables'), 'r');
        try {
          readSync(handle, into);
        } finally {
          closeSync(handle);
        }
      };
      const scanner = (name) =>
        ({ ...JSON.parse(readFileSync(file(name, 'json'), 'latin1')), tables: tablesOf(name) });
      export const scannerCode = '${scannerCode}';
      export const madeScanners = { ${names.map((name) => `get ${name}() { return scanner('${name}'); }`).join(', ')} };`;
  },
};

/**
 * Leaves nothing but ASCII in the scripts, so that a text needs one byte for each character. What a script exports becomes
 * plain members: cold code takes several times as long to call a getter each time. Modules of Node that are large and seldom
 * needed, and the tables of all kinds, are loaded by whoever first uses something of them.
 * @type {import('rolldown').Plugin}
 */
const quickScripts = {
  name: 'quick-scripts',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      const changing = new Set([...file.code.matchAll(/\blet ([\w$]+)/g)].map(([, name]) => name));
      for (const [whole, name, module] of file.code.matchAll(seldomNeeded)) {
        file.code = file.code
          .replaceAll(new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${name}\\.`, 'g'), `(${name}()).`)
          .replace(whole, `let ${name}$loaded;const ${name}=()=>${name}$loaded??=require("${module}");`);
      }
      file.code = file.code
        .replaceAll(exportedGetter, (whole, name, value) => (changing.has(value) ? whole : `exports.${name}=${value}`))
        .replaceAll(/[^\0-\x7F]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
    }
  },
};

const seldomNeeded =
  /(?:let|const) (\w+) ?= ?require\("(node:(?:child_process|fs\/promises|net|timers\/promises|tty|v8)|\.\/tables\.js)"\);/g;

const exportedGetter =
  /Object\.defineProperty\(exports,["'`]([\w$]+)["'`],\{enumerable:(?:true|!0),get:function\(\)\{return ([\w$]+)\}\}\)/g;

/**
 * All modules that some modules import, be it through others, but not through those of `except`; known when the bundler has read them.
 * @param {readonly string[]} endings
 * @param {readonly string[]} except
 */
function modulesBehind(endings, except = []) {
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
        if (found.has(id) || except.some((ending) => endsIn(id, ending))) return;
        found.add(id);
        for (const each of this.getModuleInfo(id)?.importedIds ?? []) visit(each);
      };
      for (const ending of endings) {
        const id = ids.find((each) => endsIn(each, ending));
        if (id === undefined) throw new Error(`no module ends in ${ending}`);
        visit(id);
      }
    },
  };
  return { plugin, has: (/** @type {string} */ id) => found.has(id) };
}

/**
 * @param {string} id
 * @param {string} ending
 */
function endsIn(id, ending) {
  return id.replaceAll(path.sep, '/').endsWith(`/${ending}`);
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
 *   more?: import('rolldown').InputOptions,
 * }} options
 */
async function bundle(directory, { input, output, within = [], alias = {}, plugins = [], more = {} }) {
  const { dependencies } = require('../package.json');
  const bundled = await rolldown({
    input,
    platform: 'node',
    external: [/^node:/, ...Object.keys(dependencies).filter((name) => !within.includes(name))],
    resolve: { alias },
    plugins,
    ...more,
    logLevel: 'warn',
    checks: { ineffectiveDynamicImport: false },
  });
  const place = mkdtempSync(path.join(directory, '..', 'bundled-'));
  await bundled.write({ dir: place, format: 'esm', ...output });
  await bundled.close();
  return () => cpSync(place, directory, { recursive: true });
}
