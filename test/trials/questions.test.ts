/** A scenario asks a tool that runs beside it. */
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { toolProtocolSchema } from '../../src/direct/tool/tool-protocol-schema.js';
import { readJournal } from '../../src/journal/read/reader.js';
import { loadScenario } from '../../src/stage/scenarios/load-scenario.js';
import { runScenario } from '../../src/stage/scenarios/run-scenario.js';
import type { StartTool } from '../../src/stage/tool/tool.js';

const isOfProtocol = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(toolProtocolSchema());

/** Follows Docked and Undocked alone. */
const dockTool: StartTool = async ({ directory }) => ({
  output: [],
  ended: undefined,
  async ask(question) {
    expect(isOfProtocol(question), JSON.stringify(isOfProtocol.errors)).toBe(true);
    let docked: boolean | null = null;
    let upTo: string | undefined;
    for await (const { event } of readJournal(directory)) {
      if (!event) continue;
      upTo = event.timestamp;
      if (event.event === 'Docked') docked = true;
      if (event.event === 'Undocked') docked = false;
    }
    expect(isOfProtocol({ docked, upTo })).toBe(true);
    return { docked, upTo };
  },
  end: async () => ({ code: 0, signal: undefined, byItself: false }),
});

it('is asked at marked moments', async () => {
  const scenario = loadScenario(path.resolve(import.meta.dirname, '../../trials/docked-again.yaml'));
  const outcome = await runScenario(scenario, {
    directory: mkdtempSync(path.join(os.tmpdir(), 'shakedown-trial-')),
    signal: new AbortController().signal,
    tool: { start: dockTool, trial: 'docked-again' },
  });
  expect(outcome.failures).toEqual([]);
  const asked = outcome.questions?.map(({ values }) => values.map(({ member, right }) => `${member} ${right}`)) ?? [];
  expect(asked).toHaveLength(3);
  expect(asked[0]).toContain('vehicle ship');
  expect(asked[1]).toContain('docked false');
  expect(asked[2]?.[0]).toBe(asked[0]?.[0]);
});

it.each([
  { docked: 'yes' },
  { ask: 'everything' },
  { ask: 'state', at: '', trial: 'a', members: ['colour'] },
  { vehicle: 'boat' },
  { cargo: { gold: 'much' } },
])('has a protocol that refuses %j', (line) => {
  expect(isOfProtocol(line)).toBe(false);
});
