import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventChecker } from '../event/event-checker.js';
import { checkCompanion } from './companion-check.js';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn<() => Promise<void>>(() => Promise.resolve()) }));

const checker = new EventChecker('spec');
const status = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Status", "Flags":0 }\r\n';

describe('a companion that does not parse', () => {
  let directory: string;
  let file: string;

  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-companion-'));
    file = path.join(directory, 'Status.json');
    vi.mocked(wait).mockReset();
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  function writeAt(text: string, seconds: number): void {
    writeFileSync(file, text);
    utimesSync(file, seconds, seconds);
  }

  it.each([
    ['an hour ago', -3600],
    ['in the future', 3600],
  ])('and was written %s is reported at once', async (_name, seconds) => {
    writeAt(status.slice(0, 30), Date.now() / 1000 + seconds);
    const { findings } = await checkCompanion(file, checker);
    expect(findings).toMatchObject([{ rule: 'companion/json', line: 1, column: 31 }]);
    expect(wait).not.toHaveBeenCalled();
  });

  it('and was written just now is read again, as it may be being written', async () => {
    writeFileSync(file, status.slice(0, 30));
    vi.mocked(wait).mockImplementation(() => Promise.resolve(writeFileSync(file, status)));
    const { findings, event } = await checkCompanion(file, checker);
    expect(findings).toEqual([]);
    expect(event).toMatchObject({ event: 'Status' });
    expect(wait).toHaveBeenCalledTimes(1);
  });

  it.each([
    [status.slice(0, 30), 'the file ends in the middle of an object', 1, 31],
    [`${status}{ }`, 'a second object begins after the first', 2, 1],
    ['[ ]', 'the file contains something other than an object', 1, 1],
    ['', 'the file is empty', 1, 1],
    ['{ "Flags" 0 }', `expected ':' after a name, found "0"`, 1, 11],
  ])('has a message about a file: %j', async (text, message, line, column) => {
    writeAt(text, 0);
    const { findings } = await checkCompanion(file, checker);
    expect(findings).toMatchObject([{ rule: 'companion/json', message, line, column }]);
  });
});

describe('a companion', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-companion-'));
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  async function reported(text: string): Promise<readonly string[]> {
    const file = path.join(directory, 'Status.json');
    writeFileSync(file, text);
    const { findings, event } = await checkCompanion(file, checker);
    expect(event).toBeUndefined();
    return findings.map(({ rule, pointer, message }) => `${rule} ${pointer} ${message}`);
  }

  it('that holds another event is reported as such, and no more', async () => {
    expect(await reported(status.replace('"Status"', '"Cargo"'))).toEqual([
      'companion/event /event Status.json contains "Cargo"',
    ]);
  });

  it('that holds an integer of any size for a name is reported as such', async () => {
    expect(await reported(status.replace('"Status"', '12345678901234567890'))).toEqual([
      'companion/event /event Status.json contains 12345678901234567890',
      'field/type /event event must be a string, found 12345678901234567890',
    ]);
  });

  it('that holds no name lacks a required field', async () => {
    expect(await reported(status.replace('"event":"Status", ', ''))).toEqual([
      'companion/event /event Status.json contains an object without an event name',
      'field/required /event event is missing',
    ]);
  });

  it.each([
    ['"Route":[  ]', []],
    ['"Route":[ { } ]', ['field/length /Route', 'field/required /Route/0/StarSystem']],
    ['"Stops":[  ]', ['field/unknown /Stops', 'field/required /Route']],
  ])('of a route that was cleared holds an empty list: %s', async (list, expected) => {
    const file = path.join(directory, 'NavRoute.json');
    writeFileSync(file, `{ "timestamp":"2026-11-14T20:41:00Z", "event":"NavRouteClear", ${list} }\r\n`);
    const { findings } = await checkCompanion(file, new EventChecker('game'));
    const kinds = findings.map(({ rule, pointer }) => `${rule} ${pointer}`);
    expect(kinds.filter((each) => !/StarPos|StarClass|SystemAddress/.test(each)).sort()).toEqual(expected.sort());
    const strictly = await checkCompanion(file, checker);
    expect(strictly.findings.map(({ rule }) => rule)).toEqual(['event/kind']);
  });

  it('that the specification does not describe gets a note if its list is missing, with how many files had it', async () => {
    const file = path.join(directory, 'Market.json');
    writeFileSync(file, '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Market" }\r\n');
    const { findings } = await checkCompanion(file, new EventChecker('game'));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    const missing = findings.find(({ pointer }) => pointer === '/Items');
    expect(missing).toMatchObject({ rule: 'field/required', severity: 'note' });
    expect(missing?.message).toContain('all 3 files seen');
  });

  it('that holds a cleared route in another file is reported as such', async () => {
    expect(await reported(status.replace('"Status"', '"NavRouteClear"'))).toEqual([
      'companion/event /event Status.json contains "NavRouteClear"',
    ]);
  });

  it('that cannot be read is reported in plain words', async () => {
    mkdirSync(path.join(directory, 'Status.json'));
    const folder = await checkCompanion(path.join(directory, 'Status.json'), checker);
    expect(folder.findings).toMatchObject([{ rule: 'file/unreadable', message: 'cannot be read: it is a directory' }]);
    const missing = await checkCompanion(path.join(directory, 'Cargo.json'), checker);
    expect(missing.findings).toMatchObject([{ rule: 'file/unreadable', message: 'cannot be read: it does not exist' }]);
    expect(missing.unreadable).toBe(true);
  });
});
