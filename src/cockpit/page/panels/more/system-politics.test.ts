import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../../../test/support/moment-of.js';
import { emptyMoment } from '../../../recording/advance-moment.js';
import { systemPolitics } from './system-politics.js';
import { thargoidWar } from './war-in-system.js';

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
    const [system, influence, conflicts, powers] = systemPolitics(momentOf({ latest: [event] })) ?? [];
    expect(influence?.bars?.map(({ name, tags, value, about }) => [name, tags, value, about])).toEqual([
      ['B', ['in control'], '70.0 %', 'public holiday · happy · reputation -5'],
      ['A', [], '20.0 %', 'Anarchy, Independent · boom · civil war (recovering)'],
      ['Faction without a name', [], undefined, undefined],
    ]);
    expect(system?.facts).toEqual([
      ['In control', 'B'],
      ['Population', '0'],
    ]);
    expect(conflicts?.cards?.[0]).toEqual({
      title: 'Civil war',
      tags: ['over'],
      lines: ['A: 2 days won, stakes Camp', 'Faction without a name: days won unknown'],
    });
    expect(powers).toMatchObject({
      facts: [
        ['State', 'Unoccupied'],
        ['Controlled by', undefined],
        ['Powers', 'X, Y'],
      ],
      bars: [{ name: 'Y', value: '120.0 % of what control takes' }, { name: 'X' }],
    });
  });

  it('reads the form of old journals', () => {
    const politics = systemPolitics(
      momentOf({ latest: [{ event: 'FSDJump', StarSystem: 'Sol', SystemFaction: 'Old' }] }),
    );
    expect(politics).toEqual([
      { heading: 'Sol', facts: [['In control', 'Old']] },
      { heading: 'Influence', text: 'There are no factions here.', bars: [] },
    ]);
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
    expect(thargoidWar(momentOf({ latest: [{ ...event, ThargoidWar }] }))).toEqual([
      {
        heading: 'Sol',
        facts: [
          ['State', 'Invasion'],
          ['Defended', 'not yet'],
          ['If it succeeds', 'Recovery'],
          ['If it fails', undefined],
          ['Ports under attack', 3],
          ['Time left', '2 Days'],
        ],
        bars: [{ name: 'Progress', value: '25.0 %', share: 0.25 }],
      },
    ]);
    expect(thargoidWar(momentOf({ latest: [event] }))).toEqual([{ text: 'There is no Thargoid war in this system.' }]);
    expect(thargoidWar(emptyMoment)).toBeUndefined();
  });
});
