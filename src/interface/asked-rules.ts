import type { Members, Rule } from './object-rule.js';

/** Half-pips in a full bank. */
const fullBank = 8;

const several = [
  { Name: '$economy_Industrial;', Proportion: 0.8 },
  { Name: '$economy_Refinery;', Proportion: 0.2 },
];

const hasSeveral = ({ StationEconomies }: Members) => Array.isArray(StationEconomies) && StationEconomies.length > 1;

function singleEconomy(ruleId: string, about: string, value: string): Rule {
  return {
    id: ruleId,
    severity: 'warning',
    about,
    says: `${about} is written only for a station with one economy`,
    reason: 'A station with several economies lists them all in StationEconomies; naming just one would be misleading.',
    holds: (docked) => docked[about] === undefined || !hasSeveral(docked),
    presenceOnly: [about],
    lengthOnly: ['StationEconomies'],
    good: { [about]: value, StationEconomies: undefined },
    bad: { [about]: value, StationEconomies: several },
  };
}

/**
 * Rules that the scanners delegate because they cannot check them themselves. Kept apart from the tables of
 * their kinds: loading all tables takes longer than checking a short journal.
 */
export const askedRules = {
  'docked/station-economy': singleEconomy('docked/station-economy', 'StationEconomy', '$economy_Industrial;'),
  'docked/station-economy-localised': singleEconomy(
    'docked/station-economy-localised',
    'StationEconomy_Localised',
    'Industrial',
  ),
  'docked/station-economies': {
    id: 'docked/station-economies',
    severity: 'warning',
    about: 'StationEconomies',
    says: 'StationEconomies is written only for a station with several economies',
    reason: 'A station with a single economy names it in StationEconomy.',
    holds: (docked) => docked.StationEconomies === undefined || hasSeveral(docked),
    presenceOnly: ['StationEconomy', 'StationEconomy_Localised'],
    lengthOnly: ['StationEconomies'],
    good: { StationEconomies: several, StationEconomy: undefined, StationEconomy_Localised: undefined },
    bad: { StationEconomies: several.slice(0, 1), StationEconomy: undefined, StationEconomy_Localised: undefined },
  },
  'fsd-jump/conflict-progress': {
    id: 'fsd-jump/conflict-progress',
    severity: 'warning',
    about: 'PowerplayConflictProgress',
    says: 'PowerplayConflictProgress is written only while the system is unoccupied',
    reason: 'Powers contend only for a system that none of them controls.',
    holds: ({ PowerplayConflictProgress, PowerplayState }) =>
      PowerplayConflictProgress === undefined || PowerplayState === undefined || PowerplayState === 'Unoccupied',
    presenceOnly: ['PowerplayConflictProgress'],
    good: {
      PowerplayState: 'Unoccupied',
      PowerplayConflictProgress: [{ Power: 'Aisling Duval', ConflictProgress: 0.5 }],
    },
    bad: {
      PowerplayState: 'Fortified',
      PowerplayConflictProgress: [{ Power: 'Aisling Duval', ConflictProgress: 0.5 }],
    },
  },
  'status/half-pips': {
    id: 'status/half-pips',
    severity: 'note',
    about: 'Pips',
    says: `each of the Pips is between 0 and ${fullBank} half-pips`,
    reason: `A bank holds at most four pips, which are ${fullBank} half-pips.`,
    holds: ({ Pips }) => !Array.isArray(Pips) || Pips.every((half) => half >= 0 && half <= fullBank),
    good: { Pips: [4, 8, 0] },
    bad: { Pips: [4, 9, 0] },
  },
} satisfies Readonly<Record<string, Rule>>;

/** Such a rule by its id. */
export function askedRule(id: string): Rule | undefined {
  return Object.hasOwn(askedRules, id) ? askedRules[id as keyof typeof askedRules] : undefined;
}
