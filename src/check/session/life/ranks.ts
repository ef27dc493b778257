/** The ranks of the commander, which never fall. */
import { numberFrom } from '../field-readers.js';
import type { KindUpdate } from '../state-update.js';

/** The navies that give ranks. */
const navies = ['Empire', 'Federation'] as const;

export const rankUpdates: readonly KindUpdate[] = [
  [
    'Rank',
    {
      reads: navies,
      update: ({ life }, event) => {
        const Empire = numberFrom(event.Empire);
        const Federation = numberFrom(event.Federation);
        life.ranks = Empire === undefined || Federation === undefined ? undefined : { Empire, Federation };
      },
    },
  ],
  [
    'Promotion',
    {
      reads: navies,
      update: ({ life }, event) => {
        for (const navy of navies) {
          const rank = numberFrom(event[navy]);
          if (rank !== undefined && life.ranks) life.ranks = { ...life.ranks, [navy]: rank };
        }
      },
    },
  ],
];
