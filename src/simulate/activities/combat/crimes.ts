import { type Crime, type CrimeRow, crimeTable } from '../../../game/crime-table.js';
import { localisedField } from '../../../game/localised.js';
import { type Activity, write } from '../../activity.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { addOffence, hasLaw } from '../../commander/legal-standing.js';
import { pilotName } from '../../person-names.js';
import type { Contact } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';
import { namedPilot } from './contacts.js';

/** Commits a crime where there is law: the commander gets a fine or a bounty. */
export function* commitCrime(world: World, crime: Crime, victim?: Contact['pilot']): Activity {
  const { commander, random, system } = world;
  if (!hasLaw(system)) return;
  const { fine, bounty, victim: hasVictim }: CrimeRow = crimeTable[crime];
  const cost = { fine: fine ? random.integer(...fine) : 0, bounty: bounty ? random.integer(...bounty) : 0 };
  const who = hasVictim && (victim ?? namedPilot(pilotName(random)));
  addOffence(commander, system, cost);
  if (cost.bounty > 0) addToStatistic(commander.statistics, 'Crime Bounties_Received');
  else addToStatistic(commander.statistics, 'Crime Fines');
  yield write('CommitCrime', {
    CrimeType: crime,
    Faction: system.faction,
    ...(who && { Victim: nameOf(who), ...localisedField('Victim', nameOf(who), who.shown) }),
    ...(cost.bounty > 0 ? { Bounty: cost.bounty } : { Fine: cost.fine }),
  });
}

/** Another ship attacks the commander, which is a crime where there is law. */
export function* sufferCrime({ random, system }: World, { pilot }: Contact): Activity {
  if (!hasLaw(system)) return;
  const Bounty = 100 * random.integer(1, 10);
  yield write('CrimeVictim', { Offender: nameOf(pilot), CrimeType: 'assault', Bounty });
}

/** Crime records have only the displayed name of named pilots. */
function nameOf({ internal, shown }: Contact['pilot']): string {
  return internal.startsWith('$npc_name_decorate') ? shown : internal;
}
