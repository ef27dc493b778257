import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { chooseSample } from './scripts/sample.js';
import { deadline } from './test/support/deadline.js';

/** These replace modules, which files that share a worker's modules must not. */
const isolated = [
  'src/check/files/companion-check.test.ts',
  'src/interface/kinds-on-demand.test.ts',
  'src/journal/watch/directory-notifier.test.ts',
  'src/journal/write/in-place-file.test.ts',
  'src/journal/write/journal-writer.test.ts',
  'src/stage/record/status-log.test.ts',
  'test/check/made-up-rules.test.ts',
];

/** What `npm test` leaves to another commit. */
const waitingFiles = process.env.WAITING_FILES?.split(',') ?? [];

/** `npm test` runs these projects; `--mode full` is `npm run thorough`, see test/thorough.ts. */
export default defineConfig(({ mode }) => {
  const project = (name: string, test: object) => ({ extends: true as const, mode, test: { name, ...test } });
  return {
    test: {
      isolate: false,
      // What one of the runs of `npm test` has transformed, the others read, and so does the next one.
      experimental: { fsModuleCache: true },
      // By default one core stays idle. More workers cost more than they gain: each loads all modules.
      maxWorkers: os.availableParallelism(),
      provide: { sample: chooseSample(import.meta.dirname, process.env.SAMPLE) },
      restoreMocks: true,
      // `check` would annotate instead of printing what tests expect.
      env: { GITHUB_ACTIONS: '' },
      setupFiles: 'test/support/property-runs.ts',
      unstubEnvs: true,
      // Limits matter only where something hangs, and bear a slow or busy machine.
      testTimeout: mode === 'full' ? 900_000 : 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: deadline } },
      projects: [
        project('unit', {
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...isolated, ...waitingFiles, '**/*.{browser,fleet,languages}.test.ts'],
          globalSetup: 'test/support/fresh-scanners.ts',
        }),
        project('isolated', {
          include: isolated,
          exclude: waitingFiles,
          isolate: true,
          globalSetup: 'test/support/fresh-scanners.ts',
        }),
        project('languages', {
          include: ['test/**/*.languages.test.ts'],
          // Compilers take minutes on a busy machine.
          testTimeout: 900_000,
          globalSetup: 'test/support/fresh-build.ts',
        }),
        project('browser', {
          include: ['test/**/*.browser.test.ts'],
          globalSetup: ['test/support/fresh-build.ts', 'test/cockpit/support/shared-chromium.ts'],
        }),
        project('fleet', { include: ['test/**/*.fleet.test.ts'], globalSetup: 'test/support/fresh-build.ts' }),
      ],
    },
  };
});
