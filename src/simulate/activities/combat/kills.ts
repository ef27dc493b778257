import { thargoidBondFactions } from '../../../game/combat-table.js';
import { localisedField } from '../../../game/localised.js';
import { shipNames } from '../../../game/ship-name-table.js';
import { type Activity, write } from '../../activity.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { hasLaw } from '../../commander/legal-standing.js';
import { addVoucher } from '../../commander/vouchers.js';
import { pilotName } from '../../person-names.js';
import { bountyOn, type Contact } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';
import { advanceCareer } from '../advance-career.js';
import { countKill } from '../missions/mission-progress.js';
import { namedPilot, pilotsFederation } from './contacts.js';
import { enemiesOnFoot } from './fight-table.js';
import { earnMeritsForKill } from './merits.js';

/**
 * Credits a kill: bounties and bonds are due, and missions make progress. `side` is the faction fought for.
 */
export function* claimKill(world: World, victim: Contact, side?: string): Activity {
  const { contacts } = world.scanner;
  const index = contacts.indexOf(victim);
  if (index >= 0) contacts.splice(index, 1);
  victim.hullHealth = 0;
  if (victim.role === 'thargoid') yield* claimThargoid(world, victim);
  else if (victim.legalStatus === 'Enemy' && side !== undefined) yield* claimBond(world, victim, side);
  else if (victim.legalStatus === 'Wanted') yield* claimBounty(world, victim);
  yield* advanceCareer(world, 'Combat', bountyOn(victim) || bondForSize * victim.size);
  yield* countKill(world, victim);
}

function* claimBounty(world: World, victim: Contact): Activity {
  const { commander } = world;
  const { hull, pilot, faction, bounties } = victim;
  for (const { faction: payer, reward } of bounties) addVoucher(commander.vouchers.bounties, payer, reward);
  addToStatistic(commander.statistics, 'Combat Bounties_Claimed');
  addToStatistic(commander.statistics, 'Combat Bounty_Hunting_Profit', bountyOn(victim));
  yield write('Bounty', {
    Rewards: bounties.map(({ faction: payer, reward }) => ({ Faction: payer, Reward: reward })),
    PilotName: pilot.internal,
    ...localisedField('PilotName', pilot.internal, pilot.shown),
    Target: hull,
    ...localisedField('Target', hull, shipNames[hull] ?? hull),
    TotalReward: bountyOn(victim),
    VictimFaction: faction,
  });
  yield* earnMeritsForKill(world, bountyOn(victim));
}

/** Credits a kill on foot, paid by the controlling faction. */
export function* claimKillOnFoot({ commander, random, system }: World, faction: string): Activity {
  const [target, shown] = random.pick(enemiesOnFoot);
  const { internal, shown: name } = namedPilot(pilotName(random));
  const reward = 50 * random.integer(100, 500);
  const payer = hasLaw(system) ? system.faction : pilotsFederation;
  addVoucher(commander.vouchers.bounties, payer, reward);
  yield write('Bounty', {
    Rewards: [{ Faction: payer, Reward: reward }],
    PilotName: internal,
    PilotName_Localised: name,
    Target: target,
    Target_Localised: shown,
    TotalReward: reward,
    VictimFaction: faction,
  });
}

/** The combat bond for a ship of size 1, in credits. */
const bondForSize = 16_500;

function* claimBond(world: World, { size, faction }: Contact, side: string): Activity {
  const { commander } = world;
  const reward = Math.round(bondForSize * size);
  addVoucher(commander.vouchers.bonds, side, reward);
  addToStatistic(commander.statistics, 'Combat Combat_Bonds');
  addToStatistic(commander.statistics, 'Combat Combat_Bond_Profits', reward);
  yield write('FactionKillBond', { Reward: reward, AwardingFaction: side, VictimFaction: faction });
}

function* claimThargoid({ commander }: World, victim: Contact): Activity {
  const { awarding, victim: species } = thargoidBondFactions;
  const reward = bountyOn(victim);
  addVoucher(commander.vouchers.bonds, awarding[1], reward);
  yield write('FactionKillBond', {
    Reward: reward,
    AwardingFaction: awarding[0],
    AwardingFaction_Localised: awarding[1],
    VictimFaction: species[0],
    VictimFaction_Localised: species[1],
  });
}
