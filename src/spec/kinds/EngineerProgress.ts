import { from, id, integer, list, optional, shape, text } from '../field.js';
import { kind } from '../kind.js';
import { engineerAccess } from '../states.js';
import { amount, count, said } from '../summary/part.js';

const access = {
  Engineer: optional(text('name of the engineer')),
  EngineerID: optional(id('identifies the engineer')),
  Progress: optional(from(engineerAccess, 'how far the player has come with the engineer')),
  RankProgress: optional(integer('per cent of the way to the next rank; uncertain in single updates')),
  Rank: optional(integer('rank reached with the engineer')),
};

const KnownEngineer = shape(
  'KnownEngineer',
  'an engineer the player knows of; all is left out for one of the on-foot expansion while the base game runs',
  access,
);

const single = Object.keys(access);
const none = Object.fromEntries(single.map((name) => [name, undefined]));

export const EngineerProgress = kind(
  'EngineerProgress',
  'the player gains access to an engineer, and at start-up with all engineers at once',
  { Engineers: optional(list(KnownEngineer, 'all engineers, at start-up')), ...access },
  {
    tells: [
      said('Engineer'),
      said('Progress'),
      amount('Rank', 'number', 'rank #'),
      amount('RankProgress', '%', '# to the next'),
      count('Engineers', 'engineer'),
    ],
    rules: [
      {
        id: 'engineer-progress/form',
        severity: 'warning',
        about: 'Engineers',
        says: 'Engineers never stands beside the update of a single engineer',
        reason:
          'The event is the summary at start-up or the news of one engineer; a reader takes it for one of the two.',
        holds: (event) => event.Engineers === undefined || single.every((name) => event[name] === undefined),
        good: { Engineers: [{ Engineer: 'Felicity Farseer', EngineerID: 300100, Progress: 'Invited' }], ...none },
        bad: {
          Engineers: [{ Engineer: 'Felicity Farseer', EngineerID: 300100, Progress: 'Invited' }],
          Engineer: 'Felicity Farseer',
        },
      },
    ],
  },
);
