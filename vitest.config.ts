import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These put something of their own in the place of a module, or change the flags of the process, so they share neither with others. */
const alone = [
  'src/check/files/companion-check.test.ts',
  'src/cli/start/engine-flags.test.ts',
  'src/cli/start/engine-at-work.test.ts',
  'src/interface/kinds-on-demand.test.ts',
  'src/journal/watch/directory-notifier.test.ts',
  'src/journal/write/in-place-file.test.ts',
  'src/journal/write/journal-writer.test.ts',
  'src/stage/record/status-log.test.ts',
];

/** These take longest: begun last, one of them would keep everybody waiting at the end. */
const long = ['test/commands.test.ts', 'test/stage/pairs.test.ts'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(`/${name}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig(({ mode }) => ({
  test: {
    globalSetup: 'test/support/fresh-scanners.ts',
    // By default one core would stay idle, which is half of them on a machine with two. One more than there are makes up for
    // the tests that wait: for a process, a clock, a notification.
    maxWorkers: os.availableParallelism() + 1,
    sequence: { sequencer: LongFirst },
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
          exclude: [...alone, 'test/**/*.browser.test.ts', 'test/**/*.fleet.test.ts'],
          isolate: false,
        },
      },
      { extends: true, mode, test: { name: 'alone', include: alone } },
    ],
  },
}));
