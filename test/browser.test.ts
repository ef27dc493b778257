/** A browser program bundled from the package, run without Node. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as entry from '../src/browser/index.js';
import { browserBundle } from './support/browser-bundle.js';

const root = path.resolve(import.meta.dirname, '..');
let home: string;

beforeAll(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-browser-'));
  mkdirSync(path.join(home, 'node_modules'));
  symlinkSync(root, path.join(home, 'node_modules/shakedown'), 'junction');
});

afterAll(() => rmSync(home, { recursive: true }));

function bundled(program: string): Promise<{ code: string; warnings: string[] }> {
  return browserBundle(home, program);
}

/** Output of a script in a realm with only the APIs that browsers and Node share. */
function printedBy(code: string, contextCodeGeneration = { strings: true, wasm: true }): unknown[] {
  const printed: unknown[] = [];
  const console = { log: (value: unknown) => printed.push(value) };
  vm.runInNewContext(code, { console, TextDecoder, TextEncoder }, { contextCodeGeneration });
  return printed;
}

/** What a module prints, in a realm that has of Node only what browsers have, too. */
function printedByPage(code: string): Promise<string> {
  const { AbortController, AbortSignal, crypto, MessageChannel, performance, queueMicrotask, structuredClone } =
    globalThis;
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval };
  const page = { AbortController, AbortSignal, crypto, MessageChannel, performance, queueMicrotask, structuredClone };
  return new Promise((resolve, reject) => {
    const context = { ...page, ...timers, TextDecoder, TextEncoder, URL, console: { log: resolve }, reject };
    vm.runInNewContext(code, context);
  });
}

/** Lines of a session, and the files of a stage with a fault, as text. */
async function playedWith({ filesOf, formatLine, openStage, simulate }: typeof entry): Promise<string> {
  const start = new Date('2026-11-14T20:41:00Z');
  const writes = [...simulate({ seed: 7, plan: 'trade', start, seconds: 600 })];
  const lines = writes.map(({ event }) => event && formatLine(event));
  const stage = await openStage({ seed: 7, start });
  await stage.trigger('dock-wanted');
  stage.fault('torn-line');
  await stage.trigger('players-chat');
  stage.end();
  const files = Array.from(filesOf(stage), ([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
  await stage.close();
  return JSON.stringify({ lines, files }, undefined, 1);
}

describe('a program for the browser', () => {
  it('decodes flags in less than 8 kB', async () => {
    const { code, warnings } = await bundled(`
      import { decodeFlags } from 'shakedown';
      console.log(decodeFlags(16842765).join());
    `);
    expect(warnings).toEqual([]);
    expect(code.length).toBeLessThan(8 * 1024);
    expect(printedBy(code)).toEqual(['Docked,LandingGearDown,ShieldsUp,FsdMassLocked,InMainShip']);
  });

  it('reads a line, checks the event and writes it again', async () => {
    const line = '{ "timestamp":"2026-11-15T20:41:00Z", "event":"Synthesis", "Name":"Größe", "Materials":[  ] }\r\n';
    const { code, warnings } = await bundled(`
      import { checkEvent, formatLine, parseLine } from 'shakedown';
      const line = ${JSON.stringify(line)};
      const { event } = parseLine(new TextEncoder().encode(line));
      console.log(formatLine(event) === line);
      console.log(checkEvent(event).length);
      console.log(checkEvent({ ...event, Materials: 5 })[0].rule);
    `);
    expect(warnings).toEqual([]);
    expect(printedBy(code)).toEqual([true, 0, 'field/type']);
  });

  it('checks an event on a page whose policy forbids it to make code', async () => {
    const { code } = await bundled(`
      import { checkEvent } from 'shakedown';
      const event = { timestamp: '2026-11-15T20:41:00Z', event: 'Synthesis', Name: 'x', Materials: [] };
      console.log(checkEvent(event).length);
      console.log(checkEvent({ ...event, Name: 5 }, { dialect: 'game' })[0].rule);
    `);
    expect(printedBy(code, { strings: false, wasm: false })).toEqual([0, 'field/type']);
  });

  it('plays a session without a disk: the same bytes as on one', async () => {
    const { code, warnings } = await bundled(`
      import * as entry from 'shakedown/browser';
      (${String(playedWith)})(entry).then(console.log);
    `);
    expect(warnings).toEqual([]);
    expect(await printedByPage(code)).toBe(await playedWith(entry));
  });

  it('explains a field and what a value of it says', async () => {
    const { code, warnings } = await bundled(`
      import { explain, explainValue, specification } from 'shakedown';
      console.log(explainValue(explain(specification, 'Status.Flags'), '1').bits[0].name);
    `);
    expect(warnings).toEqual([]);
    expect(printedBy(code)).toEqual(['Docked']);
  });
});
