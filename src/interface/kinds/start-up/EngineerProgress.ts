import { from, id, integer, list, optional, shape, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { engineerAccessList } from '../../specified-values.js';
import { amount, count, mention } from '../../summary/summary-part.js';

const access = {
  Engineer: optional(text('name of the engineer')),
  EngineerID: optional(id('ID of the engineer')),
  Progress: optional(from(engineerAccessList, "the player's access to the engineer")),
  RankProgress: optional(integer('progress to the next rank, in percent; possibly never written in single updates')),
  Rank: optional(integer('rank reached with the engineer')),
};

export const KnownEngineer = shape(
  'KnownEngineer',
  'an engineer the player knows of; all fields may be omitted for an on-foot engineer in the base game',
  access,
);

const single = Object.keys(access);
const none = Object.fromEntries(single.map((name) => [name, undefined]));

export const EngineerProgress = kind(
  'EngineerProgress',
  'the player makes progress with an engineer; at start-up it lists all engineers',
  () => ({ Engineers: since('3.3', optional(list(KnownEngineer, 'all engineers; only at start-up'))), ...access }),
  {
    summary: [
      mention('Engineer'),
      mention('Progress'),
      amount('Rank', 'number', 'rank #'),
      amount('RankProgress', '%', '# to the next rank'),
      count('Engineers', 'engineer'),
    ],
    rules: [
      {
        id: 'engineer-progress/form',
        severity: 'warning',
        about: 'Engineers',
        says: 'Engineers is never written together with the fields of a single engineer',
        reason:
          'The event is either the summary at start-up or an update about one engineer; readers expect one of the two.',
        holds: (event) => event.Engineers === undefined || single.every((name) => event[name] === undefined),
        presenceOnly: ['Engineers', ...single],
        good: { Engineers: [{ Engineer: 'Felicity Farseer', EngineerID: 300100, Progress: 'Invited' }], ...none },
        bad: {
          Engineers: [{ Engineer: 'Felicity Farseer', EngineerID: 300100, Progress: 'Invited' }],
          Engineer: 'Felicity Farseer',
        },
      },
    ],
  },
);
