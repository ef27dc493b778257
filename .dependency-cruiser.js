/** The house: imports point down only. Each layer may use those below it, and `spec` nothing but itself. */
const layers = [['cli'], ['cockpit', 'fleet'], ['stage'], ['simulate', 'check'], ['journal'], ['spec']];

const upward = layers.flatMap((floor, depth) =>
  floor.map((room) => {
    const beside = floor.filter((other) => other !== room);
    const forbidden = [...layers.slice(0, depth).flat(), ...beside, 'index\\.ts', 'browser\\.ts'];
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
      name: 'spec-stands-alone',
      comment: 'src/spec is data: it knows neither Node nor any package',
      severity: 'error',
      from: { path: '^src/spec/', pathNot: '\\.test(-d)?\\.ts$' },
      to: { pathNot: '^src/spec/' },
    },
    {
      name: 'no-cycles',
      comment: 'what imports itself around a corner has no order',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
      comment: 'a package that is used is one that package.json names',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test(-d)?\\.ts$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev', 'unknown', 'undetermined'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
