import type { Rule } from './object-rule.js';

/** Half-pips in a full bank. */
const fullBank = 8;

/**
 * Rules that the scanner of the live game asks because it cannot check them by itself. They stand here, apart from the tables of their
 * kinds, because all tables take longer to load than a short journal takes to check.
 */
export const askedRules = {
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
