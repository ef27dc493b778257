import { describe, expect, it } from 'vitest';
import { openSession } from '../../src/simulate/simulate.js';
import { corpusOf, type Line } from '../support/corpus.js';

const start = new Date('2026-11-14T20:41:00Z');
const sessions = corpusOf('bounty-hunt', 'war', 'trade', 'powerplay', 'tour').map(({ lines }) => lines);

const all = (lines: readonly Line[], kind: string) => lines.filter(({ event }) => event === kind);
const sum = (numbers: readonly unknown[]) => numbers.reduce<number>((total, each) => total + Number(each), 0);

describe('a mission', () => {
  it('is paid where it was taken or leads to, and only after all its kills', () => {
    let kills = 0;
    let paid = 0;
    for (const lines of sessions) {
      let station: unknown;
      const taken = new Map<unknown, Line & { readonly at: unknown; readonly index: number }>();
      lines.forEach((line, index) => {
        if (line.event === 'Docked' || line.event === 'Location') station = line.StationName;
        if (line.event === 'MissionAccepted') taken.set(line.MissionID, { ...line, at: station, index });
        const mission = line.event === 'MissionCompleted' ? taken.get(line.MissionID) : undefined;
        if (!mission) return;
        paid++;
        expect([mission.at, mission.DestinationStation, mission.DestinationSettlement]).toContain(station);
        expect(line.timestamp <= ((mission.Expiry as string | undefined) ?? '9')).toBe(true);
        if (mission.TargetType === undefined) return;
        kills++;
        const dead = lines
          .slice(mission.index, index)
          .filter(
            ({ event, VictimFaction }) =>
              /^(Bounty|FactionKillBond)$/.test(event) && VictimFaction === mission.TargetFaction,
          );
        expect(dead.length).toBeGreaterThanOrEqual(Number(mission.KillCount ?? 1));
        expect(lines.slice(mission.index, index)).toContainEqual(
          expect.objectContaining({
            event: 'MissionRedirected',
            MissionID: line.MissionID,
            NewDestinationStation: station,
          }),
        );
      });
    }
    expect(paid).toBeGreaterThan(20);
    expect(kills).toBeGreaterThan(0);
  });

  it('is mostly done: few fail, and few are left over', () => {
    const count = (kind: string) =>
      sessions.flatMap((lines) => all(lines, kind)).filter(({ Donation }) => Donation === undefined).length;
    expect(count('MissionCompleted')).toBeGreaterThan(0.7 * count('MissionAccepted'));
    expect(count('MissionFailed')).toBeLessThan(0.2 * count('MissionAccepted'));
    const gifts = sessions.flatMap((lines) => all(lines, 'MissionAccepted')).filter(({ Donation }) => Donation);
    expect(gifts.length).toBeLessThan(0.3 * count('MissionAccepted'));
  });

  it('pays about what it pays in the game', () => {
    const rewards = (name: RegExp) =>
      sessions
        .flatMap((lines) => all(lines, 'MissionAccepted'))
        .filter(({ Name }) => name.test(String(Name)))
        .map(({ Reward }) => Number(Reward))
        .sort((a, b) => a - b);
    const median = (numbers: readonly number[]) => numbers[Math.floor(numbers.length / 2)] ?? 0;
    expect(median(rewards(/Courier/))).toBeGreaterThan(15_000);
    expect(median(rewards(/Courier/))).toBeLessThan(40_000);
    expect(median(rewards(/Massacre/))).toBeGreaterThan(8_000_000);
    expect(median(rewards(/Massacre/))).toBeLessThan(30_000_000);
    expect(median(rewards(/Assassinate/))).toBeGreaterThan(350_000);
    expect(median(rewards(/Assassinate/))).toBeLessThan(5_000_000);
  });
});

describe('bounties and bonds', () => {
  it('are sums of their parts, and no more is paid than was earned', () => {
    let redeemed = 0;
    for (const lines of sessions) {
      const earned = all(lines, 'Bounty');
      for (const { Rewards, TotalReward } of earned)
        expect(sum((Rewards as { Reward: number }[]).map(({ Reward }) => Reward))).toBe(TotalReward);
      const vouchers = all(lines, 'RedeemVoucher');
      const paidFor = (type: string) => sum(vouchers.filter(({ Type }) => Type === type).map(({ Amount }) => Amount));
      expect(paidFor('bounty')).toBeLessThanOrEqual(sum(earned.map(({ TotalReward }) => TotalReward)));
      expect(paidFor('CombatBond')).toBeLessThanOrEqual(sum(all(lines, 'FactionKillBond').map(({ Reward }) => Reward)));
      for (const { Amount, Factions } of vouchers.filter(({ Type }) => Type === 'bounty'))
        expect(sum((Factions as { Amount: number }[]).map((each) => each.Amount))).toBe(Amount);
      redeemed += vouchers.length;
    }
    expect(redeemed).toBeGreaterThan(5);
  });
});

describe('the law', () => {
  it('wants commanders only for a crime, fined or hunted, of this session or before it', () => {
    let crimes = 0;
    let wanted = 0;
    const wrong: Line[] = [];
    for (const { plan, seed, writes } of corpusOf('trade', 'war', 'bounty-hunt')) {
      const { commander } = openSession({ plan, seed, dialect: 'game', start }).world;
      const guilty = new Set([...commander.offences].flatMap(([name, { bounty }]) => (bounty > 0 ? [name] : [])));
      for (const line of writes) {
        if (line.event === 'CommitCrime') {
          crimes++;
          if (line.Bounty !== undefined) guilty.add(line.Faction as string);
          if ((line.Fine === undefined) === (line.Bounty === undefined)) wrong.push(line);
        }
        const isWanted = line.LegalState === 'Wanted' || line.Wanted === true;
        if (isWanted) wanted++;
        if (isWanted && guilty.size === 0) wrong.push(line);
      }
    }
    expect(wrong).toEqual([]);
    expect(crimes).toBeGreaterThan(0);
    expect(wanted).toBeGreaterThan(0);
  });
});

describe('the ship', () => {
  it('loses hull only step by step, and shields go down and up in turn', () => {
    for (const lines of sessions) {
      let up = true;
      for (const { event, ShieldsUp } of lines) {
        if (event !== 'ShieldState') continue;
        expect(ShieldsUp).toBe(!up);
        up = !up;
      }
    }
  });

  it('never has less than no ammunition', () => {
    const modules = sessions
      .flatMap((lines) => all(lines, 'Loadout'))
      .flatMap(({ Modules }) => Modules as { AmmoInClip?: number; AmmoInHopper?: number }[]);
    expect(modules.filter(({ AmmoInClip = 0, AmmoInHopper = 0 }) => AmmoInClip < 0 || AmmoInHopper < 0)).toEqual([]);
  });
});
