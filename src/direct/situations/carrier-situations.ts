import { askBartender } from '../../simulate/activities/carrier/bartender.js';
import { buyCarrier } from '../../simulate/activities/carrier/buy-carrier.js';
import { awaitCarrierJump, cancelCarrierJump, sendCarrier } from '../../simulate/activities/carrier/carrier-jump.js';
import {
  atManagement,
  buyPack,
  type CarrierDeed,
  changeAccess,
  changeCrew,
  changeFinance,
  lookOnly,
  renameCarrier,
  scrapAndKeep,
  setTradeOrder,
  transferCredits,
} from '../../simulate/activities/carrier/carrier-management.js';
import { donateTritium } from '../../simulate/activities/carrier/donate-tritium.js';
import { populatedAround, visitSquadron } from '../../simulate/activities/outings.js';
import { disembark, embark } from '../../simulate/activities/surface/walking.js';
import { type Activity, wait } from '../../simulate/activity.js';
import { carrierTank } from '../../simulate/carrier/carrier-fields.js';
import type { World } from '../../simulate/world/world.js';
import { upTo } from './altered-lines.js';
import { fetchTritium, nearSquadronCarrier, onOwnCarrier, owningCarrier } from './carrier-provisions.js';
import { withHold } from './module-fitting.js';
import { aboardShip, assertOdyssey, docked } from './prerequisites.js';
import { ensureCredits } from './provisions.js';
import { inOrder } from './scenes.js';
import type { Staging } from './situation.js';
import type { Stagings } from './situation-names.js';

/** An action in carrier management. */
function management(deed: CarrierDeed): Staging {
  return { prepare: inOrder(aboardShip, owningCarrier), act: (world) => atManagement(world, deed(world)) };
}

/** Sends the carrier to a system nearby, with a full tank. */
function* request(world: World): Activity {
  const { carrier } = world.commander;
  carrier.fuel = carrierTank;
  if (carrier.at) carrier.at = { ...carrier.at, since: 0 };
  const there = carrier.at?.system.address;
  const to = populatedAround(world, 200).find(({ address }) => address !== there);
  if (to) yield* sendCarrier(world, to);
}

export const carrierSituations = {
  'carrier-stats': management(lookOnly),
  'carrier-bank-transfer': management((world) => {
    ensureCredits(world, 20_000_000);
    return transferCredits(world);
  }),
  'carrier-trade-order': management((world) => {
    const { carrier } = world.commander;
    carrier.balance = Math.max(carrier.balance, 1_000_000_000);
    carrier.orders.clear();
    return setTradeOrder(world);
  }),
  'carrier-crew': management(changeCrew),
  'carrier-finance': management(changeFinance),
  'carrier-docking-permission': management(changeAccess),
  'carrier-pack': management((world) => {
    const { carrier } = world.commander;
    carrier.balance = Math.max(carrier.balance, 1_000_000_000);
    return buyPack(world);
  }),
  'carrier-scrapped': management(scrapAndKeep),
  'carrier-name': management(renameCarrier),
  'carrier-jump-request': { prepare: inOrder(aboardShip, owningCarrier, cancelCarrierJump), act: request },
  'carrier-jump-cancelled': {
    *prepare(world) {
      yield* aboardShip(world);
      yield* owningCarrier(world);
      if (!world.commander.carrier.jump) yield* request(world);
    },
    act: cancelCarrierJump,
  },
  'carrier-jump': {
    prepare: inOrder(onOwnCarrier, cancelCarrierJump),
    act: inOrder(request, awaitCarrierJump),
    isReached: ({ commander }) => commander.carrier.jump !== undefined,
  },
  'carrier-jump-alone': {
    *prepare(world, settings) {
      yield* docked(world, settings, ({ type }) => type !== 'FleetCarrier');
      yield* owningCarrier(world);
      yield* cancelCarrierJump(world);
    },
    act: inOrder(request, awaitCarrierJump),
  },
  'carrier-jump-on-foot': {
    assertPossible: assertOdyssey,
    prepare: inOrder(onOwnCarrier, cancelCarrierJump, request, disembark),
    act: inOrder(awaitCarrierJump, embark),
  },
  'carrier-deposit-fuel': {
    prepare: inOrder(withHold, onOwnCarrier, fetchTritium),
    *act(world) {
      const { carrier } = world.commander;
      carrier.fuel = Math.min(carrier.fuel, carrierTank - 100);
      yield* donateTritium(world);
    },
  },
  'carrier-bought': {
    prepare: (world) => docked(world, {}, ({ type }) => type !== 'FleetCarrier'),
    *act(world) {
      const { carrier } = world.commander;
      // The refund for the last one is part of what pays for the next.
      if (carrier.isOwned) yield* atManagement(world, upTo(scrapAndKeep(world), 'CarrierDecommission'));
      ensureCredits(world, 5_500_000_000);
      carrier.isOwned = false;
      delete carrier.at;
      delete carrier.jump;
      yield* buyCarrier(world);
    },
    succeeded: ({ commander }) => commander.carrier.isOwned,
  },
  'squadron-bank': { prepare: nearSquadronCarrier, act: visitSquadron },
  'carrier-bartender': {
    assertPossible: assertOdyssey,
    *prepare(world) {
      const { carrier } = world.commander;
      if (!carrier.services.includes('bartender')) carrier.services = [...carrier.services, 'bartender'];
      yield* onOwnCarrier(world);
      yield* disembark(world);
      yield wait(2);
    },
    act: askBartender,
  },
} satisfies Stagings;
