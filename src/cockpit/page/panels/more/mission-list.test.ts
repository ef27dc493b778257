import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../../../test/support/moment-of.js';
import { emptyMoment } from '../../../recording/advance-moment.js';
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
    const [block] = missionList(momentOf({ latest: [Missions], missions })) ?? [];
    expect(block?.text).toBe('3 missions under way. At start-up 1 failed were listed, too.');
    expect(block?.cards?.map(({ title, facts }) => [title, facts?.[0]?.[1]])).toEqual([
      ['Carry gold', '2026-11-15 20:00'],
      ['Courier elections', '2026-11-15 21:00'],
      ['Build a port', undefined],
    ]);
    expect(block?.cards?.[0]?.facts?.slice(1)).toEqual([
      ['Reward', '5,000 Cr'],
      ['Where', 'Lave Station, Lave'],
      ['Task', '12 × Gold'],
      ['For', 'Us'],
    ]);
    const done = missionList(momentOf({ latest: [Missions], missions: [{ event: 'MissionCompleted', MissionID: 1 }] }));
    expect(done?.[0]?.cards?.map(({ title }) => title)).toEqual(['Build a port']);
  });

  it('are unknown before the journal mentions any', () => {
    expect(missionList(emptyMoment)).toBeUndefined();
  });
});
