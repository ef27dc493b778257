import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { deadline } from './test/support/deadline.js';

/** The tests in a real browser, `*.browser.test.ts`, which are a check of their own: `npm test -- browser`. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['test/**/*.browser.test.ts'],
    globalSetup: ['test/cockpit/support/fresh-build.ts', 'test/cockpit/support/shared-chromium.ts'],
    // A browser uses more than one core for each of them, and the unit tests run beside it.
    maxWorkers: Math.min(os.availableParallelism(), 4),
    restoreMocks: true,
    unstubEnvs: true,
    // As in vitest.config.ts.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: deadline } },
  },
});
