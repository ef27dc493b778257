import { describe, expect, it } from 'vitest';
import { playOf } from '../../../../test/support/acted.js';
import { stepped } from '../../../../test/support/stepped.js';
import { rebuyCost } from '../../ship/ship-prices.js';
import type { World } from '../../world/world.js';
import { canDie, die } from './death.js';

function doomed(): World {
  const world = playOf();
  world.place = { is: 'space' };
  world.commander.credits = 1e9;
  return world;
}

describe('a death', () => {
  it('costs the ship, its cargo, all vouchers and all unsold data', () => {
    const world = doomed();
    const { commander, ship } = world;
    ship.cargo.set('gold', 3);
    ship.srvCargo.set('gold', 1);
    commander.averagePricePaid.set('gold', 47_000);
    commander.vouchers.bounties.set('Sol Workers', 1000);
    commander.vouchers.bonds.set('Sol Workers', 2000);
    const cost = rebuyCost(ship);
    const lines = stepped(world, die(world));
    expect(lines[0]?.event).toBe('Died');
    expect(lines.find(({ event }) => event === 'Resurrect')).toMatchObject({ Option: 'rebuy', Cost: cost });
    expect(commander.credits).toBe(1e9 - cost);
    const left = [ship.cargo, ship.srvCargo, commander.averagePricePaid, ...Object.values(commander.vouchers)];
    expect(left.map(({ size }) => size)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(commander.exploration.takePage()).toEqual([]);
  });

  it('leads to a repaired ship with a full tank, docked', () => {
    const world = doomed();
    const { ship } = world;
    Object.assign(ship, { health: 0.1, shield: 0, hasShields: false, isCanopyBroken: true });
    Object.assign(ship.fuel, { main: 1, reservoir: 0 });
    for (const module of ship.modules) module.health = 0.5;
    stepped(world, die(world));
    expect(ship).toMatchObject({ health: 1, shield: 1, hasShields: true, isCanopyBroken: false });
    expect(ship.fuel).toEqual({ main: ship.tank, reservoir: ship.reservoirSize });
    expect(ship.modules.filter(({ health }) => health !== undefined)).toEqual([]);
    expect(world).toMatchObject({ place: { is: 'docked' }, isInMenu: false, isUninterruptible: false });
  });

  it('ends only the missions whose cargo is lost', () => {
    const world = doomed();
    const { commander } = world;
    const mission = {
      id: 1,
      name: 'Mission_Delivery',
      title: 'Deliver gold',
      task: 'delivery',
      faction: 'Sol Workers',
      source: { system: 'Sol', address: 10477373803, station: 'Galileo' },
      reward: 1000,
      isForWing: false,
      influence: '+',
      reputation: '+',
      state: 'active',
      kills: 0,
      isRedirected: false,
    } as const;
    commander.missions = [
      { ...mission, cargo: { type: 'gold', count: 3 } },
      { ...mission, id: 2 },
    ];
    const failed = stepped(world, die(world)).filter(({ event }) => event === 'MissionFailed');
    expect(failed.map(({ MissionID }) => MissionID)).toEqual([1]);
    expect(commander.missions.map(({ id }) => id)).toEqual([2]);
  });

  it('does not happen to a commander who cannot pay the rebuy', () => {
    const world = doomed();
    const cost = rebuyCost(world.ship);
    world.commander.ships.length = 0;
    world.commander.credits = cost;
    expect(canDie(world)).toBe(true);
    world.commander.credits = cost - 1;
    expect(canDie(world)).toBe(false);
    expect(stepped(world, die(world))).toEqual([]);
  });

  it('is paid with the price of a stored ship, if there are too few credits', () => {
    const world = doomed();
    const { commander, ship } = world;
    commander.ships.push({ ship: { ...ship, id: 77 }, where: { system: 'Sol', marketId: 1, position: [0, 0, 0] } });
    commander.credits = rebuyCost(ship) - 1;
    const lines = stepped(world, die(world));
    const sale = lines.find(({ event }) => event === 'SellShipOnRebuy');
    expect(commander.credits).toBe(Number(sale?.ShipPrice) - 1);
    expect(commander.ships.map((owned) => owned.ship.id)).not.toContain(sale?.SellShipId);
  });
});
