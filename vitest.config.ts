import { defineConfig } from 'vitest/config';

/** These put something of their own in the place of a module, so they share no modules with others. */
const replacing = [
  'src/check/files/companion-check.test.ts',
  'src/journal/write/in-place-file.test.ts',
  'src/journal/write/journal-writer.test.ts',
  'src/stage/record/status-log.test.ts',
];

export default defineConfig(({ mode }) => ({
  test: {
    globalSetup: 'test/support/fresh-scanners.ts',
    // Without it one core would stay idle, which is half of them on a machine with two.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubEnvs: true,
    // They matter only where something hangs, and bear a machine that is slow or busy; see test/support/deadline.ts.
    testTimeout: mode === 'full' ? 900_000 : 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        mode,
        test: {
          name: 'plain',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: replacing,
          isolate: false,
        },
      },
      { extends: true, mode, test: { name: 'replacing', include: replacing } },
    ],
  },
}));
