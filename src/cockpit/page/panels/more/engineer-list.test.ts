import { expect, it } from 'vitest';
import { momentOf } from '../../../../../test/support/moment-of.js';
import { engineerList } from './engineer-list.js';

it('engineers are those at start-up, as later updates have them, the best first', () => {
  const list = {
    Engineers: [
      { Engineer: 'B', EngineerID: 2, Progress: 'Known' },
      { Engineer: 'A', EngineerID: 1, Progress: 'Unlocked', Rank: 3, RankProgress: 40 },
      { Engineer: 'C', EngineerID: 3, Progress: 'Unlocked', Rank: 5, RankProgress: 0 },
      {},
    ],
  };
  const updates = [
    { Engineer: 'B', EngineerID: 2, Progress: 'Invited' },
    { Engineer: 'A', EngineerID: 1, Progress: 'Unlocked', Rank: 4 },
  ];
  expect(engineerList(momentOf({ engineers: [list, ...updates] }))).toEqual([
    {
      text: '2 of 3 unlocked.',
      bars: [
        { name: 'C', value: 'rank 5', share: 1 },
        { name: 'A', value: 'rank 4, 0 % to the next', share: 0.8 },
        { name: 'B', value: 'Invited', share: 0 },
      ],
    },
  ]);
});
