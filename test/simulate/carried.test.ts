/** Carried goods add up on foot and in the SRV: from the ground to the backpack, the locker and the hold. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shakedown } from '../shakedown.js';
import { corpusOf, type Line } from '../support/corpus.js';

interface Thing {
  readonly Name: string;
  readonly OwnerID?: number;
  readonly Count: number;
}

const sessions = corpusOf('on-foot').map(({ lines }) => lines);

/** The count of each thing over all categories; goods of another owner count separately. */
function counted(line: Line): Map<string, number> {
  const all = ['Items', 'Components', 'Consumables', 'Data'].flatMap((list) => (line[list] ?? []) as Thing[]);
  return new Map(all.map((each) => [nameOf(each), each.Count]));
}

function nameOf({ Name, OwnerID = 0 }: Thing): string {
  return `${Name} ${OwnerID}`;
}

function add(counts: Map<string, number>, thing: Thing, sign: 1 | -1): void {
  const left = (counts.get(nameOf(thing)) ?? 0) + sign * thing.Count;
  expect(left).toBeGreaterThanOrEqual(0);
  if (left === 0) counts.delete(nameOf(thing));
  else counts.set(nameOf(thing), left);
}

describe('the backpack', () => {
  it('is written with the suit and the locker, in one second, whenever a commander is outside', () => {
    let times = 0;
    for (const lines of sessions) {
      for (const [index, { event, timestamp }] of lines.entries()) {
        if (event !== 'SuitLoadout') continue;
        times++;
        const next = lines.slice(index + 1, index + 3);
        expect(next.map((line) => line.event)).toEqual(['Backpack', 'ShipLocker']);
        for (const line of next) expect(line).toMatchObject({ timestamp, Items: expect.any(Array) as unknown[] });
      }
    }
    expect(times).toBeGreaterThan(20);
  });

  it('and the locker together contain exactly what was found and bought, less what was used', () => {
    let compared = 0;
    const found = new Set<string>();
    for (const lines of sessions) {
      const all = new Map<string, number>();
      let backpack: Map<string, number> | undefined;
      for (const line of lines) {
        const sum = (things: unknown, sign: 1 | -1) => {
          found.add(line.event);
          for (const each of things as Thing[]) add(all, each, sign);
        };
        if (line.event === 'BackpackChange') sum(line.Added ?? line.Removed, line.Added ? 1 : -1);
        if (line.event === 'BuyMicroResources') sum([{ Name: line.Name, Count: line.Count }], 1);
        if (line.event === 'SellMicroResources') sum(line.MicroResources, -1);
        if (line.event === 'TradeMicroResources') {
          sum(line.Offered, -1);
          sum([{ Name: line.Received, Count: line.Count }], 1);
        }
        if (line.event === 'UpgradeSuit' || line.event === 'UpgradeWeapon') sum(line.Resources, -1);
        if (line.event === 'Backpack') backpack = counted(line);
        if (line.event !== 'ShipLocker' || line.Items === undefined || !backpack) continue;
        const locker = counted(line);
        const both = new Map(locker);
        for (const [name, count] of backpack) both.set(name, (both.get(name) ?? 0) + count);
        // Nothing is known before the first occurrence.
        const known = all.size === 0 ? both : all;
        if (known === all) compared++;
        expect(Object.fromEntries(both)).toEqual(Object.fromEntries(known));
        all.clear();
        for (const [name, count] of both) all.set(name, count);
        backpack = undefined;
      }
    }
    expect(compared).toBeGreaterThan(15);
    for (const kind of ['BackpackChange', 'BuyMicroResources', 'SellMicroResources', 'TradeMicroResources']) {
      expect(found).toContain(kind);
    }
  });
});

describe('the hold', () => {
  it("contains the SRV's cargo after it was boarded", () => {
    let brought = 0;
    let inNomad = 0;
    for (const lines of sessions) {
      const tonnes = new Map<unknown, number>();
      for (const [index, line] of lines.entries()) {
        if (line.event === 'Cargo') tonnes.set(line.Vessel, line.Count as number);
        if (line.event !== 'DockSRV') continue;
        if (line.SRVType === 'lander01') {
          // It brings nothing, and no Cargo of the ship follows.
          inNomad += tonnes.get('SRV') ?? 0;
          continue;
        }
        const after = lines.slice(index).find(({ event }) => event === 'Cargo');
        const sum = (tonnes.get('Ship') ?? 0) + (tonnes.get('SRV') ?? 0);
        expect(after).toMatchObject({ Vessel: 'Ship', Count: sum });
        expect(after).not.toHaveProperty('Inventory');
        if ((tonnes.get('SRV') ?? 0) > 0) brought++;
        tonnes.set('SRV', 0);
      }
    }
    expect(brought).toBeGreaterThan(0);
    expect(inNomad).toBe(0);
  });

  it('is in Cargo.json and the locker in ShipLocker.json, with the time of their last lines', async () => {
    const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-carried-'));
    try {
      const out = path.join(home, 'journals');
      const start = '2026-11-14T20:41:00Z';
      const words = ['--seed', '3', '--for', '3h', '--start', start, '--dialect', 'game', '--out', out];
      await shakedown('simulate', 'on-foot', ...words);
      const journal = readFileSync(path.join(out, 'Journal.2026-11-14T204100.01.log'), 'utf8').split('\r\n');
      for (const kind of ['Cargo', 'ShipLocker', 'Backpack']) {
        const last = JSON.parse(journal.findLast((line) => line.includes(`"event":"${kind}"`)) ?? '{}') as Line;
        const file = JSON.parse(readFileSync(path.join(out, `${kind}.json`), 'utf8')) as Line;
        expect(file).toMatchObject({ event: kind, timestamp: last.timestamp });
        expect(Object.keys(file).length).toBeGreaterThan(3);
      }
    } finally {
      rmSync(home, { recursive: true });
    }
  });
});
