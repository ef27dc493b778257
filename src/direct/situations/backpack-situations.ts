/** Belongings of a commander on foot: found, used, bought, sold. */

import {
  buyConsumables,
  buyOutfit,
  sellToBartender,
  tradeWithBartender,
} from '../../simulate/activities/station/shops-on-foot.js';
import {
  downloadData,
  dropSomething,
  grenade,
  pickUp,
  throwGrenade,
  useConsumable,
} from '../../simulate/activities/surface/use-backpack.js';
import { wait, write } from '../../simulate/activity.js';
import { changeBackpack } from '../../simulate/commander/locker.js';
import { suitLoadoutFields } from '../../simulate/commander/suit-loadouts.js';
import { StageError } from '../stage-error.js';
import { aboardShip, assertOdyssey, onFootOnPlanet } from './prerequisites.js';
import { ensureCredits } from './provisions.js';
import { onGround, situationsIn, withOdyssey } from './scenes.js';
import type { Stagings } from './situation-names.js';
import { onFootAtShops } from './station-situations.js';

/** With the backpack, on a planet. */
const outside = situationsIn(withOdyssey(onGround(onFootOnPlanet)));

/** In the shops or at the bar of a station. */
export const inShops = situationsIn(withOdyssey({ prepare: onFootAtShops }));

/** More than anything in the shops costs, in credits. */
const enough = 20_000_000;

export const backpackSituations = {
  'pick-up': outside((world) => pickUp(world, { name: 'graphene', owner: 0, count: 1 })),
  'pick-up-from-others': outside(function* (world) {
    for (const owner of [0, 1_402_117, 2_650_338]) {
      yield* pickUp(world, { name: 'compressionliquefiedgas', owner, count: 1 }, owner > 0);
      yield wait(5);
    }
  }),
  'throw-grenade': outside(function* (world) {
    yield* pickUp(world, { name: grenade, owner: 0, count: 1 });
    yield wait(world.random.integer(5, 15));
    yield* throwGrenade(world);
  }),
  'drop-item': outside(function* (world) {
    changeBackpack(world.commander, { name: 'graphene', owner: 0, count: 1 });
    yield* dropSomething(world);
  }),
  'copy-data': outside(downloadData),
  'use-medkit': outside(function* (world) {
    changeBackpack(world.commander, { name: 'healthpack', owner: 0, count: 1 });
    yield* useConsumable(world, 'healthpack');
    world.person.health = 1;
  }),
  'buy-consumables': inShops(function* (world) {
    ensureCredits(world, enough);
    world.commander.microResources.delete('healthpack');
    // Purchases are random.
    while (!world.commander.microResources.has('healthpack')) yield* buyConsumables(world);
  }),
  'sell-to-bartender': inShops(function* (world) {
    world.commander.microResources.set('suitschematic', 8);
    yield* sellToBartender(world);
  }),
  'trade-with-bartender': inShops(function* (world) {
    world.commander.microResources.set('graphene', 30);
    yield* tradeWithBartender(world);
  }),
  'buy-suit': inShops(function* (world) {
    ensureCredits(world, enough);
    yield* buyOutfit(world);
  }),
  'switch-suit': {
    assertPossible(world) {
      assertOdyssey(world);
      if (world.commander.loadouts.length < 2) throw new StageError(`${world.commander.name} has only one suit`);
    },
    prepare: aboardShip,
    *act({ commander, dialect, random }) {
      commander.loadout = random.pick(commander.loadouts.filter((each) => each !== commander.loadout));
      yield write('SwitchSuitLoadout', suitLoadoutFields(commander.loadout, dialect));
      yield wait(2);
    },
  },
} satisfies Stagings;
