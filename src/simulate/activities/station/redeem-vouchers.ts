import { brokerPercentage, thargoidBondFactions } from '../../../game/combat-table.js';
import type { Station } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { takeVouchers } from '../../commander/vouchers.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { pilotsFederation } from '../combat/contacts.js';
import { dockedStationWith } from './docked-station.js';

/** Redeems bounties and bonds: with the factions of this system, and with a broker for the others. */
export function* redeemVouchers(world: World): Activity {
  const station = dockedStationWith(world, 'Contacts');
  const { bounties, bonds, data } = world.commander.vouchers;
  if (!station || station.type === 'FleetCarrier' || bounties.size + bonds.size + data.size === 0) return;
  yield* atScreen(world, 'StationServices', redeem(world, station));
}

function* redeem(world: World, station: Station): Activity {
  const { commander, politics, system, now, random } = world;
  const { bounties, bonds, data } = commander.vouchers;
  const local = new Set(politics.society(system, now).factions.map(({ resident }) => resident.name));
  const isLocal = (faction: string) =>
    local.has(faction) || faction === pilotsFederation || faction === thargoidBondFactions.awarding[1];
  yield wait(random.integer(4, 15));
  yield* redeemBounties(world, takeVouchers(bounties, isLocal));
  for (const [Faction, Amount] of takeVouchers(bonds, isLocal)) {
    yield wait(random.integer(1, 4));
    commander.credits += Amount;
    yield write('RedeemVoucher', { Type: 'CombatBond', Amount, Faction });
  }
  for (const [, Amount] of takeVouchers(data, isLocal)) {
    yield wait(random.integer(1, 4));
    commander.credits += Amount;
    yield write('RedeemVoucher', { Type: 'settlement', Amount });
  }
  if (hasBroker(world, station))
    yield* redeemBounties(
      world,
      takeVouchers(bounties, () => true),
      brokerPercentage,
    );
}

/** All bounties at once; a broker keeps a share. */
function* redeemBounties(
  { commander, random }: World,
  owed: readonly (readonly [faction: string, credits: number])[],
  percentage?: number,
): Activity {
  if (owed.length === 0) return;
  const paid = owed.map(([Faction, credits]) => ({
    Faction,
    Amount: Math.floor((credits * (100 - (percentage ?? 0))) / 100),
  }));
  const Amount = paid.reduce((sum, each) => sum + each.Amount, 0);
  yield wait(random.integer(1, 4));
  commander.credits += Amount;
  yield write('RedeemVoucher', {
    Type: 'bounty',
    Amount,
    Factions: paid,
    ...(percentage !== undefined && { BrokerPercentage: percentage }),
  });
}

/** Whether a station has interstellar factors, who deal with the factions of other systems. */
export function hasBroker({ politics, system, now }: World, station: Station): boolean {
  return politics.services(station, 'game', politics.stationState(system, station, now)).includes('facilitator');
}
