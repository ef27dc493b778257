import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { checkJournal } from '../check-journal.js';

const undocked =
  '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Undocked", "StationName":"Daedalus", "StationType":"Coriolis", "MarketID":128016640 }\r\n';
const plotted = '{ "timestamp":"2026-11-14T20:41:10Z", "event":"NavRoute" }\r\n';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-across-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

async function reported(
  files: Readonly<Record<string, string>>,
  eventsOnly = false,
  dialect: Dialect = 'game',
): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, name), text);
  const findings: string[] = [];
  for await (const { rule, severity, line } of checkJournal(directory, { dialect, eventsOnly })) {
    if (severity !== 'note') findings.push(`${rule} ${line}`);
  }
  return findings;
}

describe('a line that stands twice', () => {
  const name = 'Journal.2026-11-14T204100.01.log';

  it('is reported each time it is repeated, with and without its line end', async () => {
    expect(await reported({ [name]: undocked + undocked + undocked })).toEqual(['line/repeated 2', 'line/repeated 3']);
    expect(await reported({ [name]: undocked + undocked.trimEnd() })).toEqual(['line/repeated 2', 'line/end 2']);
  });

  it('is not reported if another is in between, if it differs, or if lines are checked alone', async () => {
    expect(await reported({ [name]: undocked + plotted + undocked.replace('41:00', '41:10') })).toEqual([]);
    expect(await reported({ [name]: undocked + undocked.replace('Daedalus', 'Galileo') })).toEqual([]);
    expect(await reported({ [name]: undocked + undocked }, true)).toEqual([]);
  });

  it('is not reported for kinds of which two may be true', async () => {
    const music = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"Combat" }\r\n';
    expect(await reported({ [name]: music + music })).toEqual([]);
  });
});

describe('a companion', () => {
  const file = (seconds: string) => `{ "timestamp":"2026-11-14T20:${seconds}Z", "event":"NavRoute", "Route":[  ] }\r\n`;
  const journal = { 'Journal.2026-11-14T204100.01.log': plotted };

  it.each([
    ['41:10', []],
    ['41:05', []],
    ['45:00', []],
    ['41:04', ['companion/stale 1']],
  ])('of 20:%s is as new as a line of 20:41:10, or not', async (seconds, findings) => {
    expect(await reported({ ...journal, 'NavRoute.json': file(seconds) })).toEqual(findings);
  });

  describe('of a route that was cleared', () => {
    const cleared = plotted.replace('41:10', '45:00').replace('"NavRoute"', '"NavRouteClear"');
    const both = { 'Journal.2026-11-14T204100.01.log': plotted + cleared };
    const empty = file('45:00').replace('"NavRoute"', '"NavRouteClear"');

    it('is as new as the line that clears it', async () => {
      expect(await reported({ ...both, 'NavRoute.json': empty })).toEqual([]);
      expect(await reported({ ...both, 'NavRoute.json': file('41:10') })).toEqual(['companion/stale 1']);
      expect(await reported({ ...journal, 'NavRoute.json': empty })).toEqual([]);
    });

    it('is stale when another route is plotted', async () => {
      const again = plotted.replace('41:10', '49:00');
      const three = { 'Journal.2026-11-14T204100.01.log': plotted + cleared + again };
      expect(await reported({ ...three, 'NavRoute.json': empty })).toEqual(['companion/stale 1']);
    });

    it('is missed once, whatever speaks of it, unless only the journals were copied', async () => {
      expect(await reported(both)).toEqual([]);
      const beside = { 'Status.json': '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Status", "Flags":0 }\r\n' };
      expect(await reported({ ...both, ...beside })).toEqual(['companion/missing 1']);
      expect(await reported({ 'Journal.2026-11-14T204100.01.log': cleared, ...beside })).toEqual([
        'companion/missing 1',
      ]);
    });

    it('is nothing that the specification speaks of', async () => {
      expect(await reported({ 'Journal.2026-11-14T204100.01.log': cleared }, false, 'spec')).toEqual([]);
      expect(await reported({ ...both, 'NavRoute.json': file('41:10') }, false, 'spec')).toEqual([]);
    });
  });
});
