import { describe, expect, it } from 'vitest';
import { momentOf, momentTime } from '../../../../../../test/support/moment-of.js';
import { emptyMoment } from '../../../../recording/advance-moment.js';
import { missionList } from './mission-list.js';

describe('missions', () => {
  const Missions = {
    event: 'Missions',
    Active: [
      { MissionID: 1, Name: 'Mission_Courier_Elections_name', Expires: 7200 },
      { MissionID: 2, Name: '$Mission_X;', Name_Localised: 'Build a port', Expires: 0 },
    ],
    Failed: [{ MissionID: 9 }],
    Complete: [],
  };

  it('are those at start-up, with what was taken on and brought to an end since', () => {
    const missions = [
      {
        event: 'MissionAccepted',
        MissionID: 3,
        LocalisedName: 'Carry gold',
        Expiry: '2026-11-15T20:00:00Z',
        Reward: 5000,
        DestinationSystem: 'Sol',
        DestinationStation: 'Galileo',
        Commodity: '$Gold_Name;',
        Commodity_Localised: 'Gold',
        Count: 12,
        Faction: 'Us',
      },
      { event: 'MissionAccepted', MissionID: 4, LocalisedName: 'Fail' },
      { event: 'MissionAccepted', MissionID: 5, LocalisedName: 'Give up' },
      { event: 'MissionFailed', MissionID: 4 },
      { event: 'MissionAbandoned', MissionID: 5 },
      { event: 'MissionRedirected', MissionID: 3, NewDestinationSystem: 'Lave', NewDestinationStation: 'Lave Station' },
    ];
    const { open, failed } = missionList(momentOf({ latest: [Missions], missions }));
    expect(open.map(({ name, expiry }) => [name, expiry && (expiry - Date.parse(momentTime)) / 3_600_000])).toEqual([
      ['Carry gold', 1],
      ['Courier elections', 2],
      ['Build a port', undefined],
    ]);
    expect(open[0]).toMatchObject({
      reward: 5000,
      destination: 'Lave Station, Lave',
      task: '12 × Gold',
      faction: 'Us',
    });
    expect(failed).toBe(1);
    const done = missionList(momentOf({ latest: [Missions], missions: [{ event: 'MissionCompleted', MissionID: 1 }] }));
    expect(done.open.map(({ id }) => id)).toEqual(['2']);
  });

  it('are unknown before the journal mentions any', () => {
    expect(missionList(emptyMoment)).toEqual({ isKnown: false, open: [], failed: 0, complete: 0 });
  });
});
