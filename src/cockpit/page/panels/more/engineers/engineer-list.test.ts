import { expect, it } from 'vitest';
import { momentOf } from '../../../../../../test/support/moment-of.js';
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
    { name: 'C', progress: 'Unlocked', rank: 5, rankProgress: 0 },
    { name: 'A', progress: 'Unlocked', rank: 4, rankProgress: 0 },
    { name: 'B', progress: 'Invited' },
  ]);
});
