import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../../../../test/support/moment-of.js';
import { emptyMoment } from '../../../../recording/advance-moment.js';
import { thargoidWar } from '../war/war-in-system.js';
import { systemPolitics } from './system-politics.js';

describe('politics of the system', () => {
  const event = {
    event: 'FSDJump',
    StarSystem: 'Sol',
    SystemFaction: { Name: 'B' },
    SystemEconomy: '$economy_None;',
    SystemEconomy_Localised: 'None',
    Population: 0,
    Factions: [
      {
        Name: 'A',
        Influence: 0.2,
        FactionState: 'Boom',
        Government: 'Anarchy',
        Allegiance: 'Independent',
        Happiness: '',
        RecoveringStates: [{ State: 'CivilWar' }],
      },
      {
        Name: 'B',
        Influence: 0.7,
        FactionState: 'None',
        ActiveStates: [{ State: 'PublicHoliday' }],
        Happiness_Localised: 'Happy',
        MyReputation: -5,
      },
      { Influence: 'much' },
    ],
    Conflicts: [
      { WarType: 'civilwar', Status: '', Faction1: { Name: 'A', Stake: 'Camp', WonDays: 2 }, Faction2: 'none' },
    ],
    PowerplayState: 'Unoccupied',
    Powers: ['X', 'Y'],
    PowerplayConflictProgress: [
      { Power: 'X', ConflictProgress: 0.1 },
      { Power: 'Y', ConflictProgress: 1.2 },
    ],
  };

  it('has the most influential faction first, and says which is in control', () => {
    const politics = systemPolitics(momentOf({ latest: [event] }));
    expect(politics?.factions.map(({ name, isInControl, states }) => [name, isInControl, states])).toEqual([
      ['B', true, ['public holiday']],
      ['A', false, ['boom', 'civil war (recovering)']],
      ['Faction without a name', false, []],
    ]);
    expect(politics?.facts).toEqual([
      ['In control', 'B'],
      ['Population', 0],
    ]);
    expect(politics?.conflicts[0]).toEqual({
      type: 'Civil war',
      status: 'over',
      sides: [{ name: 'A', stake: 'Camp', wonDays: 2 }, { name: 'Faction without a name' }],
    });
    expect(politics?.power).toMatchObject({ state: 'Unoccupied', contenders: [{ name: 'Y' }, { name: 'X' }] });
  });

  it('reads the form of old journals', () => {
    const politics = systemPolitics(
      momentOf({ latest: [{ event: 'FSDJump', StarSystem: 'Sol', SystemFaction: 'Old' }] }),
    );
    expect(politics).toMatchObject({ facts: [['In control', 'Old']], factions: [], conflicts: [] });
    expect(politics?.power).toBeUndefined();
  });

  it('shows the Thargoid war, or that there is none', () => {
    const ThargoidWar = {
      CurrentState: 'Thargoid_Harvest',
      NextStateSuccess: 'Thargoid_Recovery',
      NextStateFailure: '',
      SuccessStateReached: false,
      WarProgress: 0.25,
      RemainingPorts: 3,
      EstimatedRemainingTime: '2 Days',
    };
    expect(thargoidWar(momentOf({ latest: [{ ...event, ThargoidWar }] }))).toEqual({
      system: 'Sol',
      state: 'Invasion',
      afterSuccess: 'Recovery',
      hasSucceeded: false,
      progress: 0.25,
      remainingPorts: 3,
      remainingTime: '2 Days',
    });
    expect(thargoidWar(momentOf({ latest: [event] }))).toBeNull();
    expect(thargoidWar(emptyMoment)).toBeUndefined();
  });
});
