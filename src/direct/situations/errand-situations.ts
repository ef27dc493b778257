import { localisedField } from '../../game/localised.js';
import { materialCategory, materialNameOf } from '../../game/material-grades.js';
import { reboot, repairHull, repairModules } from '../../simulate/activities/cockpit/repair-in-flight.js';
import { buyData } from '../../simulate/activities/station/buy-data.js';
import { changeWeapon, renameLoadout, sellOutfit } from '../../simulate/activities/station/change-loadouts.js';
import { type CrewMatter, visitCrewLounge } from '../../simulate/activities/station/crew-lounge.js';
import { buyLimpets } from '../../simulate/activities/station/limpets.js';
import { loseVehicle, restockVehicles } from '../../simulate/activities/station/restock-vehicles.js';
import { visitBroker } from '../../simulate/activities/station/technology-broker.js';
import { brokerOffers } from '../../simulate/activities/station/technology-broker-table.js';
import { type Activity, wait, write } from '../../simulate/activity.js';
import { pilotOf } from '../../simulate/commander/hired-pilot.js';
import { addMaterial, materialCount, useMaterial } from '../../simulate/commander/material-stock.js';
import { makeLoadouts } from '../../simulate/commander/suit-loadouts.js';
import type { World } from '../../simulate/world/world.js';
import { inShops } from './backpack-situations.js';
import { aboardShip, docked, inNormalSpace } from './prerequisites.js';
import { ensureCredits, stockMaterials } from './provisions.js';
import { requiredModules } from './required-module-table.js';
import { inOrder, inShip } from './scenes.js';
import type { Staging } from './situation.js';
import type { Stagings } from './situation-names.js';
import { atStationOffering } from './station-situations.js';
import { atLimpetShop } from './trade-situations.js';

/** More than any of this costs, in credits. */
const enough = 20_000_000;

/** An errand at a station, one with a service if that is given. */
function errand(act: (world: World) => Activity, service?: string): Staging {
  return {
    prepare: service === undefined ? docked : atStationOffering(service),
    act(world) {
      ensureCredits(world, enough);
      return act(world);
    },
  };
}

function crew(matter: CrewMatter) {
  return errand((world) => visitCrewLounge(world, matter), 'Contacts');
}

/** On foot at a shop for suits, with a loadout to spare. */
function loadoutSituation(act: (world: World) => Activity): Staging {
  return inShops(function* (world) {
    const { commander, now, random } = world;
    const id = 1 + Math.max(...commander.loadouts.map((each) => each.id));
    // No two loadouts at a time have the same weapons.
    const [, spare] = makeLoadouts(random.stream(`${id} spare`), now, 'settled');
    if (spare) commander.loadouts = [...commander.loadouts, { ...spare, id }];
    yield* act(world);
  });
}

function* giveAway(world: World, kind: 'MaterialDiscarded' | 'ScientificResearch'): Activity {
  const { commander, place, random } = world;
  stockMaterials(world);
  const Name = random.pick([...commander.materials.keys()]);
  yield wait(random.integer(3, 12));
  const Count = random.integer(1, 10);
  useMaterial(commander, Name, Count);
  const Category = materialCategory(Name) ?? 'Raw';
  const material = { Category, Name, ...localisedField('Name', Name, materialNameOf(Name)), Count };
  yield kind === 'MaterialDiscarded'
    ? write(kind, material)
    : write(kind, { ...(place.is === 'docked' && { MarketID: place.station.marketId }), ...material });
}

/** Damages what is to be repaired. */
function wear({ ship }: World, health: number): void {
  for (const module of ship.modules.filter(({ power = 0 }) => power > 0).slice(0, 2)) module.health = health;
}

/** Small matters at stations and aboard. */
export const errandSituations = {
  'modules-repaired': {
    ...inShip(requiredModules.repairer, { prepare: inNormalSpace }),
    *act(world) {
      wear(world, 0.8);
      yield* repairModules(world);
    },
  },
  rebooted: {
    prepare: inNormalSpace,
    *act(world) {
      wear(world, 0);
      yield* reboot(world);
    },
  },
  'hull-repaired': {
    ...inShip(requiredModules.repairLimpets, {
      prepare: inOrder(atLimpetShop, (world) => buyLimpets(world, 1), inNormalSpace),
    }),
    *act(world) {
      world.ship.health = Math.min(world.ship.health, 0.7);
      yield* repairHull(world);
    },
  },
  'vehicle-restocked': errand((world) => {
    loseVehicle(world, 'independent_fighter');
    return restockVehicles(world);
  }, 'Rearm'),
  'exploration-data-bought': errand((world) => buyData(world, 'BuyExplorationData')),
  'trade-data-bought': errand((world) => buyData(world, 'BuyTradeData')),
  'crew-hired': crew('hire'),
  'crew-assigned': crew('assign'),
  'crew-fired': crew('fire'),
  'crew-promoted': {
    prepare: aboardShip,
    *act({ commander, random }) {
      if (commander.shareAfterCrew === 1) commander.shareAfterCrew = 0.93;
      const { Name: NpcCrewName, CrewID: NpcCrewId } = pilotOf(commander);
      yield wait(random.integer(2, 10));
      yield write('NpcCrewRank', { NpcCrewName, NpcCrewId, RankCombat: random.integer(1, 4) });
    },
  },
  'technology-unlocked': errand((world) => {
    for (const { materials } of brokerOffers)
      for (const [name, count] of Object.entries(materials))
        addMaterial(world.commander, name, count - materialCount(world.commander, name));
    return visitBroker(world);
  }, 'techBroker'),
  'research-supported': errand((world) => giveAway(world, 'ScientificResearch')),
  'materials-discarded': { prepare: aboardShip, act: (world) => giveAway(world, 'MaterialDiscarded') },
  'outfit-sold': loadoutSituation(sellOutfit),
  'weapon-changed': loadoutSituation((world) => changeWeapon(world, true)),
  'loadout-renamed': loadoutSituation(renameLoadout),
} satisfies Stagings;
