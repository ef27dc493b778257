import { builtinModules } from 'node:module';

/**
 * The house: imports point down only. Each room may use those below it, and not the one beside it. The linter
 * looks for cycles.
 */
const layers = [
  ['cli'],
  ['cockpit', 'fleet'],
  ['trials', 'browser'],
  ['stage'],
  ['services', 'fixture'],
  ['direct'],
  ['simulate', 'check', 'export', 'observe', 'bindings'],
  ['state'],
  ['journal'],
  ['packaged'],
  ['interface'],
  ['game'],
  ['words'],
];

const upward = layers.flatMap((floor, depth) =>
  floor.map((room) => {
    const beside = floor.filter((other) => other !== room);
    const forbidden = [...layers.slice(0, depth).flat(), ...beside, 'index\\.ts'];
    return {
      name: `${room}-imports-down-only`,
      comment: `src/${room} may import only what lies below it`,
      severity: 'error',
      from: { path: `^src/${room}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^src/(${forbidden.join('|')})` },
    };
  }),
);

export default {
  forbidden: [
    ...upward,
    {
      name: 'data-stands-alone',
      comment: 'the interface, the facts about the game and the words are data: they know neither Node nor any package',
      severity: 'error',
      from: { path: '^src/(interface|game|words)/', pathNot: '\\.test(-d)?\\.ts$' },
      to: { pathNot: ['^src/(interface|game|words)/', '^node_modules/fast-string-width/'] },
    },
    {
      name: 'scanners-are-made-by-the-build',
      comment: 'what makes the scanners is no part of the package',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/check/scan/(generate|assembly)/|\\.test\\.ts$' },
      to: { path: '^src/check/scan/(generate|assembly)/' },
    },
    {
      name: 'the-page-runs-in-a-browser',
      comment: 'the page reaches no module of Node, not even for a type',
      severity: 'error',
      from: { path: '^src/cockpit/page/main\\.ts$' },
      to: { path: `^(node:)?(${builtinModules.join('|')})$`, reachable: true },
    },
    {
      name: 'cockpit-knows-no-simulator',
      comment: 'the cockpit shows any journal, and controls a stage only through its port',
      severity: 'error',
      from: { path: '^src/cockpit/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/simulate/' },
    },
    {
      name: 'no-test-code-in-the-product',
      comment: 'src must not lean on test, bench or scripts',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test(-d)?\\.ts$' },
      to: { path: '^(test|bench|scripts)/' },
    },
    {
      name: 'declared-dependencies-only',
      comment: 'a package that is used is one that package.json names; the build bundles those of devDependencies',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test(-d)?\\.ts$' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        dependencyTypesNot: ['npm-peer'],
      },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // What is built is cut into chunks as loading wants it, not as the house stands.
    doNotFollow: { path: ['node_modules', '^dist/'] },
    // The rules are about what is built.
    exclude: { path: '\\.test(-d)?\\.ts$' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      // The files do not change meanwhile.
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
};
