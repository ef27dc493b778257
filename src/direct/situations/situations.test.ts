import { describe, expect, it } from 'vitest';
import { oneIn } from '../../../test/thorough.js';
import { dialectNames } from '../../interface/dialect/dialects.js';
import { canFire, useRounds, weaponsOf } from '../../simulate/ship/ammunition.js';
import { openSession } from '../../simulate/simulate.js';
import type { World } from '../../simulate/world/world.js';
import { smallWeapons } from './module-fitting.js';
import { kindsInDialect } from './run-situation.js';
import { situationCatalogue } from './situation-catalogue.js';
import { situationCommand } from './situation-command.js';
import { situationNames } from './situation-names.js';
import { situations } from './situations.js';

describe('the situations', () => {
  it('are many, each with a short description', () => {
    expect(situationNames.length).toBeGreaterThanOrEqual(45);
    for (const { name, about } of situationCatalogue) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(about).toMatch(/^[a-z].*[^.]$/);
    }
  });
});

describe('to a commander who never owns anything', () => {
  // The ship of a new commander does not get everywhere.
  const names = [...situationNames.filter((name) => name !== 'new-commander'), 'new-commander' as const];
  const { play, happen, goOn } = begin('game');

  it.each(names)('%s happens after all before it, writes its kinds, and later those that follow', (name) => {
    const { writes, later = [], isReached } = situations[name];
    play.commander.credits = 0;
    play.commander.materials.clear();
    play.commander.data.clear();
    play.ship.cargo.clear();
    expect(happen(name, {})).toEqual(expect.arrayContaining([...writes]));
    expect(isReached?.(play, {}) ?? true).toBe(true);
    expect(goOn(later.length > 0 ? hours : 0)).toEqual(expect.arrayContaining([...later]));
  });
});

describe.each(dialectNames)('in the dialect %s', (dialect) => {
  it.each(oneIn(24, situationNames))('%s happens, writes its kinds, and later those that follow', (name) => {
    const { writes, later = [], isReached } = situations[name];
    const { play: world, happen, goOn } = begin(dialect);
    const written = happen(name, {});
    expect(isReached?.(world, {}) ?? true).toBe(true);
    expect(written).toEqual(expect.arrayContaining([...kindsInDialect(writes, dialect)]));
    expect(goOn(later.length > 0 ? hours : 0)).toEqual(expect.arrayContaining([...kindsInDialect(later, dialect)]));
  });
});

describe('from an unusual state', () => {
  it('a ship that is out of ammunition is armed to fight a player', () => {
    const { play, happen } = begin('game');
    happen('player-killed', {});
    for (const weapon of weaponsOf(play.ship)) useRounds(Object.assign(weapon, smallWeapons.cannon), Infinity);
    expect(canFire(play.ship)).toBe(false);
    expect(happen('player-killed', {})).toContain('PVPKill');
  });

  it('a ship that has to refuel first leaves for the menu in hyperspace, and charges nothing after that', () => {
    const { play, happen } = begin('game');
    play.ship.fuel.main = play.ship.tank * 0.4;
    happen('supercruise', {});
    play.ship.fuel.main = play.ship.tank * 0.4;
    const before = play.system;
    happen('boot-in-hyperspace', {});
    expect(play.system).not.toBe(before);
    expect([...play.cockpit.flags]).toEqual([]);
  });

  it('a commander on foot where a taxi went comes back there, and rides to the ship', () => {
    const { happen } = begin('game');
    happen('taxi-ride', {});
    expect(happen('log-in-concourse', {})).toContain('BookTaxi');
  });

  it.each(['war-ended', 'election', 'thargoid-invasion'])(
    'a new commander, whose ship gets to no inhabited system, reads a sentence that says so: %s',
    (name) => {
      const { happen } = begin('game');
      happen('new-commander', {});
      expect(() => happen(name, {})).toThrow(/^this Sidewinder does not get from /);
    },
  );

  it('an owner of a carrier has it scrapped before the next is bought', () => {
    const { happen } = begin('game');
    happen('carrier-bought', {});
    expect(happen('carrier-bought', {})).toEqual(expect.arrayContaining(['CarrierDecommission', 'CarrierBuy']));
  });

  it('a route that no line of the specification ends is replaced at the next jump', () => {
    const { play, happen } = begin('spec');
    happen('misjump', {});
    play.hasOpenNavRoute = true;
    happen('boot-in-hyperspace', {});
    expect(happen('jump', {})).toContain('NavRoute');
    play.hasOpenNavRoute = true;
    expect(happen('hyperdicted', {})).toContain('NavRoute');
    expect(play.hasOpenNavRoute).toBe(false);
  });
});

/** Seconds until all later kinds are written. */
const hours = 2 * 60 * 60;

interface Stage {
  readonly play: World;
  /** Triggers a situation and returns the kinds that are written; the running activity ends first. */
  readonly happen: (name: string, settings: Readonly<Record<string, unknown>>) => string[];
  /** Lets seconds pass, and returns the kinds that are written. */
  readonly goOn: (seconds: number) => string[];
}

function begin(dialect: World['dialect'], seed = 1): Stage {
  const session = openSession({ seed, dialect, plan: 'stay', seconds: Infinity });
  const { world } = session;
  while (!session.hasStartedUp) session.advance();
  return {
    play: world,
    happen(name, settings) {
      const done: string[] = [];
      const kinds: string[] = [];
      session.interrupt(situationCommand(name, settings, world), () => void done.push(name));
      while (done.length === 0) for (const { event } of session.advance()) if (event) kinds.push(event.event);
      return kinds;
    },
    goOn(seconds) {
      const kinds: string[] = [];
      const until = world.now + seconds;
      while (world.now < until) for (const { event } of session.advance()) if (event) kinds.push(event.event);
      return kinds;
    },
  };
}
