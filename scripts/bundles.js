/**
 * What `dist` holds of the sources: the library and the command as chunks that both load, and the
 * declarations.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { forBrowser, globals } from './for-browser.js';
import { tablesAsJson } from './tables-as-json.js';

const root = path.resolve(import.meta.dirname, '..');
const source = path.join(root, 'src');
const { peerDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const rooms = ['journal', 'check', 'simulate', 'stage', 'interface', 'fixture'];
const entries = Object.fromEntries(['index', ...rooms.map((room) => `${room}/index`)].map((name) => [name, name]));
const browserEntries = { browser: 'browser/index' };

const threadModules = [
  'check/threads/shakedown-check-thread',
  'cockpit/server/shakedown-cockpit-thread',
  'fleet/simulate/shakedown-simulate-thread',
];

/** Programs that are no entry points of the package. A thread is beside the chunk that starts it. */
const programs = {
  'cli/main': 'cli/main',
  ...Object.fromEntries(threadModules.map((module) => [`chunks/${path.basename(module)}`, module])),
};

const commonChunks = {
  flags: ['interface/flag-tables.ts', 'interface/gui-focus.ts'],
  tables: ['interface/dialect/dialects.ts'],
  lines: [
    'journal/format/format-line.ts',
    'journal/journal-event.ts',
    'journal/journal-names.ts',
    'journal/parse/parse-line.ts',
    'words/shape/check-options.ts',
  ],
  events: ['check/event/check-event.ts'],
};

/** A program that only needs flags gets no tables, and one that plays nothing no session. */
const browserChunks = {
  ...commonChunks,
  schemas: ['interface/emit/asyncapi-document.ts', 'interface/explain-name.ts', 'interface/explain-value.ts'],
  session: ['browser/stage-in-memory.ts'],
};

/**
 * Manual chunks, since start-up time grows with the number of files: each has its modules and their imports,
 * except for those of a chunk above it.
 */
const nodeChunks = {
  ...commonChunks,
  journal: ['journal/index.ts'],
  scanners: ['check/scan/made-scanners.ts'],
  check: ['check/check-journal.ts'],
  common: [
    'check/report/report-formats.ts',
    'check/report/statistics-columns.ts',
    'words/xml.ts',
    'direct/duration-text.ts',
    'direct/stage-error.ts',
    'interface/all-kinds.ts',
    'packaged/packaged-files.ts',
    'simulate/session-time.ts',
    'stage/process-lifetime.ts',
    'stage/time/clock-limits.ts',
    'words/wrap.ts',
  ],
  simulate: ['simulate/index.ts'],
  library: ['index.ts'],
  command: ['cli/run-process.ts', 'cli/check-verb.ts', 'cli/check-project/check-project.ts'],
  stage: ['stage/index.ts'],
};

/**
 * Public names stay, so that stack traces are readable. V8 reads ASCII twice as fast: the rest is escaped.
 * @satisfies {import('rolldown').MinifyOptions}
 */
const readable = { compress: false, mangle: { toplevel: false }, codegen: { asciiOnly: true } };

/**
 * Bundles the library and the command; and the library for browsers, which shares no chunk with them.
 * @param {string} directory
 * @returns {Promise<string[]>} the files they were made of
 */
export async function bundleCode(directory) {
  const forNode = await bundleInto(
    directory,
    { chunks: nodeChunks, prefix: '', minify: readable },
    {
      input: inputs({ ...entries, ...programs }),
      platform: 'node',
      transform: { target: 'node20.19' },
      external: [/^node:/, ...Object.keys(peerDependencies).map((name) => new RegExp(`^${name}`))],
    },
  );
  const forBrowsers = await bundleInto(
    directory,
    { chunks: browserChunks, prefix: 'browser-', minify: true },
    {
      input: inputs(browserEntries),
      platform: 'browser',
      transform: { target: 'es2023', inject: globals, define: { 'import.meta.dirname': 'undefined' } },
      plugins: [forBrowser],
    },
  );
  return [...forNode, ...forBrowsers];
}

/**
 * @param {string} directory
 * @param {object} how
 * @param {Readonly<Record<string, readonly string[]>>} how.chunks
 * @param {string} how.prefix of their names
 * @param {true | import('rolldown').MinifyOptions} how.minify
 * @param {import('rolldown').InputOptions} options
 */
async function bundleInto(directory, { chunks, prefix, minify }, options) {
  /** @type {Map<string, string>} */
  const chunkOf = new Map();
  const names = Object.keys(chunks);
  const bundle = await rolldown({
    ...options,
    plugins: [
      options.plugins,
      tablesAsJson,
      {
        name: 'chunks',
        buildEnd() {
          /** @param {string} id @param {string} name */
          const assign = (id, name) => {
            if (chunkOf.has(id)) return;
            const { isEntry = false, importedIds = [] } = this.getModuleInfo(id) ?? {};
            if (!isEntry) chunkOf.set(id, name);
            for (const each of importedIds) assign(each, name);
          };
          for (const [name, files] of Object.entries(chunks)) {
            for (const file of files) {
              if (!this.getModuleInfo(path.join(source, file)))
                throw new Error(`the chunk ${name} wants ${file}, which nothing imports`);
              assign(path.join(source, file), name);
            }
          }
        },
      },
    ],
    logLevel: 'warn',
    checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
  });
  const { output } = await bundle.write({
    dir: directory,
    chunkFileNames: `chunks/${prefix}[name].js`,
    codeSplitting: {
      groups: names.map((name, at) => ({ name, priority: names.length - at, test: (id) => chunkOf.get(id) === name })),
    },
    minify,
  });
  await bundle.close();
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

/**
 * Bundles the declarations of each entry.
 * @param {string} directory
 */
export async function bundleDeclarations(directory) {
  const bundle = await rolldown({
    input: inputs({ ...entries, ...browserEntries }),
    platform: 'node',
    external: [/^node:/],
    plugins: [dts({ emitDtsOnly: true, tsconfig: path.join(root, 'tsconfig.build.json') })],
    logLevel: 'warn',
    checks: { bundlerTimings: false },
  });
  await bundle.write({ dir: directory, chunkFileNames: 'chunks/[name].js' });
  await bundle.close();
}

/**
 * Bundles the command and its threads for a one-file program: each as one CommonJS text with all packages,
 * since such a program can load nothing but built-in modules. `import.meta` means nothing there.
 */
export async function bundleOneFile() {
  /** @type {string[]} */
  const modules = [];
  /** @param {string} module @param {string} [footer] */
  const bundled = async (module, footer = '') => {
    const bundle = await rolldown({
      input: path.join(source, `${module}.ts`),
      platform: 'node',
      transform: {
        target: 'node22',
        define: { 'import.meta.dirname': 'undefined', 'import.meta.url': 'undefined' },
      },
      external: [/^node:/],
      logLevel: 'warn',
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
    });
    const { output } = await bundle.generate({ format: 'cjs', codeSplitting: false, minify: readable, footer });
    await bundle.close();
    modules.push(...output[0].moduleIds);
    return output[0].code;
  };
  const main = await bundled('cli/run-process', 'exports.runProcess();');
  /** @type {Record<string, string>} */
  const threads = {};
  for (const module of threadModules) threads[path.basename(module)] = await bundled(module);
  return { main, threads, modules };
}

/** @param {Readonly<Record<string, string>>} modules */
function inputs(modules) {
  return Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, path.join(source, `${module}.ts`)]));
}
