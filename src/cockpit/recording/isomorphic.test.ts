/** Runs a recording in a realm with only the APIs that browsers and Node share. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { browserBundle } from '../../../test/support/browser-bundle.js';
import { recorded, simulatedLines } from '../../../test/support/recorded.js';

const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-recording-'));

afterAll(() => rmSync(home, { recursive: true }));

async function bundled(program: string): Promise<string> {
  const { code, warnings } = await browserBundle(home, program);
  expect(warnings).toEqual([]);
  return code;
}

function moduleAt(name: string): string {
  return JSON.stringify(path.join(import.meta.dirname, name));
}

describe('a recording in a browser', () => {
  it('answers as it does in Node, without a policy that allows to make code', async () => {
    const code = await bundled(`
      import { Recording } from ${moduleAt('recording.ts')};
      const bytes = new TextEncoder().encode(text);
      const recording = new Recording({ read: async (file, offset, length) => bytes.slice(offset, offset + length) });
      const file = recording.beginFile('dropped.log');
      recording.addBytes(file, bytes);
      recording.endFile(file);
      const rows = recording.answer('rows', { count: 5, query: 'docked' });
      answered(Promise.all([rows, recording.answer('moment', {}), recording.answer('timeline', {})]));
    `);
    const text = simulatedLines(1).join('\r\n');
    let answers: Promise<unknown[]> | undefined;
    const answered = (given: Promise<unknown[]>) => void (answers = given);
    vm.runInNewContext(
      code,
      { text, answered, TextDecoder, TextEncoder, setTimeout, structuredClone },
      { contextCodeGeneration: { strings: false, wasm: false } },
    );
    const { recording } = recorded([text]);
    const [rows, moment, timeline] = [
      await recording.answer('rows', { count: 5, query: 'docked' }),
      await recording.answer('moment', {}),
      await recording.answer('timeline', {}),
    ];
    expect(rows.rows).toHaveLength(5);
    // Objects of another realm have other prototypes.
    expect(JSON.parse(JSON.stringify(await answers))).toEqual([rows, moment, timeline]);
  });

  it('lets a page go on by itself with less than 2 kB', async () => {
    const code = await bundled(`
      import { advanceMoment, emptyMoment } from ${moduleAt('advance-moment.ts')};
      answered(advanceMoment(emptyMoment, { state: {}, latest: {}, progress: { lines: 5 } }));
    `);
    expect(gzipSync(code).length).toBeLessThan(2048);
  });
});
