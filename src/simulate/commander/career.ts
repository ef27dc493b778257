import type { EventFields } from '../event-fields.js';
import type { Ship } from '../ship/ship.js';
import { hullValue, modulesValue } from '../ship/ship-prices.js';
import { statisticsFields } from './career-statistics.js';
import type { Commander } from './commander.js';

/** What Statistics tells of a commander now: what was counted, and what follows from what they have. */
export function careerStatisticsFields(commander: Commander, ship: Ship, now: number): EventFields<'Statistics'> {
  const { statistics, memory, loadouts, engineers, credits } = commander;
  const played = (statistics.get('Exploration Time_Played') ?? 0) + Math.max(0, Math.floor(now - memory.began));
  const fields = statisticsFields(statistics, {
    'Bank_Account Current_Wealth': credits + hullValue(ship) + modulesValue(ship),
    'Bank_Account Suits_Owned': loadouts.length,
    'Bank_Account Weapons_Owned': loadouts.reduce((sum, { weapons }) => sum + weapons.length, 0),
    'Crafting Count_Of_Used_Engineers': engineers.filter(({ access }) => access === 'Unlocked').length,
    'Exploration Time_Played': played,
    'TG_ENCOUNTERS TG_ENCOUNTER_TOTAL_LAST_SYSTEM': 'HIP 22460',
    'TG_ENCOUNTERS TG_ENCOUNTER_TOTAL_LAST_TIMESTAMP': '3308-12-01 20:10',
    'TG_ENCOUNTERS TG_ENCOUNTER_TOTAL_LAST_SHIP': ship.name,
  });
  if (commander.experience !== 'new') return fields;
  const { TG_ENCOUNTERS: _, ...withoutThargoids } = fields;
  return withoutThargoids;
}
