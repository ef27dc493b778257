import { defineConfig } from 'vitest/config';
import { deadline } from './test/support/deadline.js';

/** The tests against a real nats-server, `*.fleet.test.ts`, which are a check of their own: `npm test -- fleet`. */
export default defineConfig(({ mode }) => ({
  test: {
    name: 'fleet',
    include: ['test/**/*.fleet.test.ts'],
    globalSetup: ['test/cockpit/support/fresh-build.ts'],
    // Each has a server and commands of its own beside it.
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    // As in vitest.config.ts.
    testTimeout: mode === 'full' ? 900_000 : 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: deadline } },
  },
}));
