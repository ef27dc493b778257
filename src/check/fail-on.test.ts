import { expect, it } from 'vitest';
import { failOnNames, fails, severities } from './fail-on.js';

it.each([
  ['error', ['error']],
  ['warning', ['error', 'warning']],
  ['note', ['error', 'warning', 'note']],
  ['never', []],
] as const)('with %s, %j make a run fail', (failOn, failing) => {
  expect(failOnNames).toContain(failOn);
  expect(severities.filter((severity) => fails(severity, failOn))).toEqual(failing);
});
