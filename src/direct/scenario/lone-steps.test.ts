/** A step of a word that says nothing yet comes with an example. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseScenario } from './parse-scenario.js';
import { stepTable } from './step-table.js';

it.each([
  ['wait', 'write wait: 30s'],
  ['leap', 'write leap: 2026-11-14T20:51:00Z'],
  ['step', 'write step: 1'],
  ['until', 'write until: Touchdown'],
  ['fault', 'write fault: torn-line'],
  ['stop-fault', 'write stop-fault: torn-line'],
  ['await', 'write await: eddn-refuses'],
  ['ask', 'write ask: { system: known, docked: true }'],
  ['tool', 'write tool: start'],
  ['inject', 'write inject: { event: Docked, … }'],
  ['anyway', 'it stands beside inject'],
])('%s says nothing yet: %s', (name, example) => {
  expect(() => parseScenario(`steps: [${name}]`, 'x.yaml')).toThrow(`1:9: ${name} says nothing yet: ${example}`);
});

it.each(Object.entries(stepTable))('%s has an example, and a row in docs/scenarios.md', (name, { example }) => {
  expect(() => parseScenario(`steps: [${name}]`, 'x.yaml')).toThrow(`write ${example}`);
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/scenarios.md'), 'utf8');
  expect(page).toContain(`\n| \`- ${name}: `);
});

it.each([
  ['1:1', '\u0000steps: [dock]'],
  ['1:9', 'steps: [\u0001dock]'],
  ['2:3', 'steps:\n- \u0007dock'],
])('a character that no text holds is found at %s', (place, text) => {
  expect(() => parseScenario(text, 'x.yaml')).toThrow(
    `${place}: a character stands here that no text holds: is this a scenario?`,
  );
});
