import { describe, expect, it } from 'vitest';
import { stepped } from '../../../../test/support/stepped.js';
import type { UncheckedDraft } from '../../event-fields.js';
import { Random } from '../../random.js';
import { ammunitionIn } from '../../ship/ammunition.js';
import { fitOut } from '../../ship/make-ship.js';
import { makeWorld } from '../../world/make-world.js';
import type { World } from '../../world/world.js';
import { fight, fightFor, fightThargoids } from './battle.js';
import { interdiction } from './be-interdicted.js';
import { pirate } from './contacts.js';
import { duel } from './duel.js';
import { flyFighter } from './fighter.js';
import { hunt } from './hunt.js';
import { lockOn } from './targeting.js';

const now = Date.UTC(2026, 10, 14, 20, 41) / 1000;
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

function begun(seed: number, place?: World['place']): World {
  const world = makeWorld({ seed, now, dialect: 'game', startConditions: { ship: ['combat'] } });
  if (place) world.place = place;
  return world;
}

const eventsOf = (written: readonly UncheckedDraft[]) => written.map(({ event }) => event);
const all = (written: readonly UncheckedDraft[], kind: string) => written.filter(({ event }) => event === kind);

describe('a fighter', () => {
  it('flies only from a ship that has a bay for it, and comes back or is rebuilt', () => {
    const world = begun(1, { is: 'space' });
    world.ship = fitOut(new Random(1), 'cobramkv', 'combat');
    expect(stepped(world, flyFighter(world))).toEqual([]);
    const ends = new Set<string>();
    for (const seed of seeds) {
      const other = begun(seed, { is: 'space' });
      other.ship = fitOut(new Random(1), 'krait_mkii', 'combat');
      const rides = new Set<string>();
      const kinds = eventsOf(stepped(other, flyFighter(other, { isFlown: true }), ({ vehicle }) => rides.add(vehicle)));
      expect(kinds[0]).toBe('LaunchFighter');
      expect(kinds.includes('FighterDestroyed')).toBe(kinds.includes('FighterRebuilt'));
      expect(kinds.includes('DockFighter')).toBe(!kinds.includes('FighterDestroyed'));
      ends.add(kinds.includes('DockFighter') ? 'docked' : 'lost');
      expect(rides).toContain('fighter');
      expect(other.vehicle).toBe('ship');
    }
    expect(ends).toEqual(new Set(['docked', 'lost']));
  });
});

describe('a duel', () => {
  it('is lost only after the hull was nearly gone', () => {
    let deaths = 0;
    for (const seed of seeds) {
      const world = begun(seed, { is: 'space' });
      Object.assign(world.ship, { health: 0.3, shield: 0, hasShields: false });
      world.commander.credits = 1e9;
      const written = stepped(world, duel(world, pirate(world)));
      const died = written.findIndex(({ event }) => event === 'Died');
      if (died < 0) continue;
      deaths++;
      const hull = all(written.slice(0, died), 'HullDamage').at(-1);
      expect(hull?.Health).toBeLessThan(0.2);
    }
    expect(deaths).toBeGreaterThan(0);
  });

  it('scans first, reports the damage to both ships, and ends with the bounty shown', () => {
    let lost = 0;
    for (const seed of seeds) {
      const world = begun(seed, { is: 'space' });
      if (world.system.security === 'anarchy') continue;
      const foe = pirate(world);
      const scan = all(stepped(world, lockOn(world, foe)), 'ShipTargeted').map((each) => each.ScanStage);
      expect(scan).toEqual([0, 1, 2, 3]);
      let isDown = false;
      const written = stepped(world, duel(world, foe), ({ ship }) => {
        isDown ||= !ship.hasShields;
        const rounds = ship.modules.flatMap((module) => Object.values(ammunitionIn(module) ?? {}));
        expect(Math.min(ship.shield, ...rounds)).toBeGreaterThanOrEqual(0);
      });
      expect(all(written, 'ShieldState').map(({ ShieldsUp }) => ShieldsUp)).toEqual(isDown ? [false, true] : []);
      expect(world.ship.hasShields).toBe(true);
      expect(world.cockpit.flags.size).toBe(0);
      const health = all(written, 'HullDamage').map(({ Health }) => Health as number);
      expect(health).toEqual([...health].sort((a, b) => b - a));
      const rewards = all(written, 'Bounty').map(({ Rewards, TotalReward }) => ({ Rewards, TotalReward }));
      if (rewards.length === 0) lost++;
      const paid = rewards.flatMap(({ Rewards }) => (Rewards as { Reward: number }[]).map(({ Reward }) => Reward));
      const owed = [...world.commander.vouchers.bounties.values()];
      const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
      expect(total(paid)).toBe(total(rewards.map(({ TotalReward }) => Number(TotalReward))));
      expect(total(owed)).toBe(total(paid));
      expect(written.at(-1)).not.toMatchObject({ TargetLocked: true });
    }
    expect(lost).toBeLessThan(8);
  });
});

describe('a fight', () => {
  it('takes place at the chosen target, far from any station, and leaves no contact on the scanner', () => {
    for (const seed of seeds.slice(0, 10)) {
      const world = begun(seed);
      stepped(world, fight(world), ({ cockpit, place }) => {
        if (!cockpit.flags.has('HardpointsDeployed') || world.vehicle !== 'ship') return;
        expect(cockpit.target?.name).toMatch(/Warzone|SCENARIO/);
        expect(place).toEqual({ is: 'space' });
      });
      expect(world.commander.passingLegalState).toBeUndefined();
      expect(world.scanner).toEqual({ contacts: [], target: undefined });
    }
  });

  it('brings shields down now and then, and damages the hull only then', () => {
    let down = 0;
    for (const seed of seeds) {
      const world = begun(seed);
      world.ship.health = 1;
      const written = stepped(world, hunt(world, { kills: 14 }));
      const isDown = eventsOf(written).includes('ShieldState');
      if (isDown) down++;
      const isHurt = all(written, 'HullDamage').some(({ Fighter }) => Fighter !== true);
      expect(isDown || !isHurt).toBe(true);
      expect(world.ship.hasShields).toBe(true);
    }
    expect(down).toBeGreaterThan(5);
  });

  it('pays bonds of the chosen side', () => {
    const world = begun(3);
    const written = stepped(world, fightFor(world, { own: 'A', enemy: 'B' }, 4));
    const bonds = all(written, 'FactionKillBond');
    expect(bonds.length).toBeGreaterThan(1);
    for (const bond of bonds) expect(bond).toMatchObject({ AwardingFaction: 'A', VictimFaction: 'B' });
    const sum = bonds.reduce((total, { Reward }) => total + (Reward as number), 0);
    expect(world.commander.vouchers.bonds).toEqual(new Map([['A', sum]]));
    const other = begun(3);
    const thargoids = stepped(other, fightThargoids(other, 1));
    expect(thargoids.length).toBeGreaterThan(0);
  });
});

describe('an interdiction', () => {
  it('is a danger, ends in supercruise, and names the faction of the attacker', () => {
    const ends = new Set<string>();
    for (const seed of seeds) {
      const world = begun(seed, { is: 'supercruise' });
      const written = stepped(world, interdiction(world), ({ cockpit }) => {
        expect(!cockpit.flags.has('BeingInterdicted') || cockpit.flags.has('IsInDanger')).toBe(true);
        expect(cockpit.target).toBeUndefined();
      });
      ends.add(eventsOf(written)[0] ?? '');
      for (const event of all(written, 'Interdicted')) {
        expect(event.Faction).not.toBe('');
        expect(event).not.toHaveProperty('Interdictor_Localised');
      }
      expect(world.place.is).toBe('supercruise');
      expect(world.cockpit.flags.size).toBe(0);
    }
    expect(ends).toEqual(new Set(['EscapeInterdiction', 'Interdicted']));
  });
});
