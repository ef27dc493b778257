import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shakedown, start } from '../shakedown.js';
import { deadline } from '../support/deadline.js';

let home: string;
let file: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-messages-'));
  file = path.join(home, 'x.yaml');
});

// Loading everything takes a while on a busy machine.
beforeAll(() => shakedown('help'));

afterEach(() => rmSync(home, { recursive: true }));

/** A tool of three lines: waits for Docked in the journal, and uploads the market of a system. */
async function uploadWhenDocked(directory: string, url: string, systemName: string): Promise<number> {
  await expect.poll(() => journalIn(directory), { timeout: deadline }).toContain('"event":"Docked"');
  const content = { $schemaRef: 'https://eddn.edcd.io/schemas/commodity/3', header: {}, message: { systemName } };
  return (await fetch(url, { method: 'POST', body: JSON.stringify(content) })).status;
}

function journalIn(directory: string): string {
  const names = readdirSync(directory).filter((name) => name.endsWith('.log'));
  return names.map((name) => readFileSync(path.join(directory, name), 'utf8')).join('');
}

/** Plays a scenario while the tool runs, and returns what was printed. */
async function played(text: string, systemName: string) {
  const directory = path.join(home, 'x');
  writeFileSync(file, text);
  mkdirSync(directory);
  const running = start('scenario', 'run', file, '--out', home);
  await running.warned('ED_EDDN_URL=');
  const [, url = ''] = /ED_EDDN_URL=(\S+)/.exec(running.err()) ?? [];
  const status = await uploadWhenDocked(directory, url, systemName);
  await running.printed('1 scenario, ');
  return { status, out: running.out().replaceAll(file, 'x.yaml'), journal: journalIn(directory) };
}

describe('a scenario with services', () => {
  it('waits for what a tool must send, and for the answer that a fault gives', async () => {
    const { status, out, journal } = await played(
      `given: { system: Sol }
steps: [undock, fault: eddn-refuses, dock]
expect:
  sent:
    - { eddn: commodity/3, after: Docked, within: 10m, content: { message: { systemName: Sol } }, status: 400 }
`,
      'Sol',
    );
    expect(status).toBe(400);
    expect(out).toContain('1 scenario, 1 expectation, none failed');
    expect(journal).toContain('"event":"Shutdown"');
  });

  it('fails with what came instead, with what should not have been sent, and with findings', async () => {
    const { out } = await played(
      `with: [eddn, inara]
steps: [undock, dock]
expect:
  sent:
    - inara: addCommanderTravelDock
      within: 0.1s
    - { eddn: commodity/3, after: Undocked, within: 0.1s, content: { message: { systemName: Sol } } }
    - { eddn: journal/1, after: Embark }
  unsent: [{ capi, within: 0.1s }, { eddn, after: Docked, within: 10m }]
  findings: []
`,
      'Wolf 359',
    );
    const lines = out.split('\n').map((line) => line.trim().replaceAll(/\d\d:\d\d:\d\dZ/g, '…'));
    expect(lines.filter((line) => line.startsWith('x.yaml'))).toEqual([
      'x.yaml:5:7: expected addCommanderTravelDock to inara within 0.1 s, but nothing was sent to inara',
      'x.yaml:7:7: expected commodity/3 to eddn with message {"systemName":"Sol"} after Undocked within 0.1 s, but the nearest, at 2026-11-14T…, has message.systemName "Wolf 359"',
      'x.yaml:8:7: expected journal/1 to eddn after Embark, but no Embark was written',
      'x.yaml:9:36: expected no message to eddn after Docked within 600 s, but one was sent, at 2026-11-14T…',
      expect.stringMatching(
        /^x\.yaml:10:13: expected no findings, but there is eddn\/envelope: .*, and \d+ more after it$/,
      ),
    ]);
  });

  it('is played by simulate, with its services in the environment file', async () => {
    writeFileSync(file, 'steps: [dock]\nexpect: { sent: [{ inara, within: 0.1s }] }');
    const env = path.join(home, 'tool.env');
    const { code, err } = await shakedown('simulate', file, '--out', path.join(home, 'x'), '--env', env);
    expect(code).toBe(1);
    const [, address = ''] = /^ {2}(ED_INARA_URL=\S+)$/m.exec(err) ?? [];
    expect(readFileSync(env, 'utf8')).toBe(`${address}\n`);
    expect(err).toContain(':2:18: expected a message to inara within 0.1 s, but nothing was sent to inara');
  });

  it('can be interrupted while it waits', async () => {
    writeFileSync(file, 'steps: [dock]\nexpect: { sent: [{ eddn, within: 1h }] }');
    const running = start('scenario', 'run', file, '--out', home);
    await running.warned('ED_EDDN_URL=');
    await expect.poll(() => journalIn(path.join(home, 'x')), { timeout: deadline }).toContain('"event":"Docked"');
    expect(await running.interrupt()).toBe(130);
  });

  it('names only kinds that a service has', async () => {
    writeFileSync(file, 'steps: [dock]\nexpect: { unsent: [{ eddn: comodity/3 }] }');
    const { code, out } = await shakedown('scenario', 'run', file);
    expect(code).toBe(2);
    expect(out).toContain(":2:20: eddn has no kind 'comodity/3': did you mean 'commodity/3'?");
  });

  it('is checked before it runs', async () => {
    writeFileSync(
      file,
      `with: [edn, 5]
steps: [dock]
expect:
  sent: [eddm, { eddn: 3 }, { after: Docked }, { eddn, inara }, { eddn, after: Dockd, within: 0s, count: 0 }]
  unsent: { eddn, count: 1 }
  findings: none
`,
    );
    const { code, out } = await shakedown('scenario', 'run', file);
    expect(code).toBe(2);
    expect(out.match(/\d+:\d+: .*/g)).toEqual([
      "1:8: 'edn' is no service to talk to: did you mean eddn?",
      '1:13: with is a list of services such as [eddn], not 5',
      "4:10: there is no service 'eddm': did you mean 'eddn'?",
      '4:24: a kind of message is a text such as commodity/3, not 3',
      '4:29: a message names one service, and its kind, such as { eddn: commodity/3 }',
      '4:48: a message names one service, and its kind, such as { eddn: commodity/3 }',
      "4:80: unknown kind 'Dockd': did you mean 'Docked'?",
      '4:95: within is a duration such as 10s, up to 1h, not "0s"',
      '4:106: a count is an integer from 1 to 10000, such as 1, not 0',
      '5:11: unsent is a list such as [{ eddn: commodity/3 }], not an object',
      '6:13: findings is a list of rules such as [eddn/twice], or [] for none, not "none"',
    ]);
  });
});
