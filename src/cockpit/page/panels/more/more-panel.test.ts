import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../../../test/support/moment-of.js';
import { carrierAndSite } from './carrier.js';
import { engineerList } from './engineer-list.js';
import { goalList } from './goal-list.js';
import { missionList } from './mission-list.js';
import { modulePower } from './module-power.js';
import { moduleStorage } from './module-storage.js';
import { rankList } from './rank-list.js';
import { wornSuit } from './suit-loadout.js';
import { systemPolitics } from './system-politics.js';
import { thargoidWar } from './war-in-system.js';

describe('a journal with broken events', () => {
  const rubbish: readonly unknown[] = [
    null,
    0,
    -1,
    'x',
    '',
    true,
    [],
    [null],
    [{}],
    [[]],
    {},
    { Name: 3, State: [] },
    1e308,
  ];
  const kinds = [
    'Loadout',
    'ModuleInfo',
    'Missions',
    'CommunityGoal',
    'StoredModules',
    'SuitLoadout',
    'FSDJump',
    'CarrierStats',
  ];
  const fields = [
    'timestamp',
    'Modules',
    'Active',
    'CurrentGoals',
    'Items',
    'SuitMods',
    'SuitName',
    'Factions',
    'Conflicts',
    'Powers',
    'ThargoidWar',
    'SystemFaction',
    'PowerplayConflictProgress',
    'Engineers',
    'Engineer',
    'MissionID',
    'Name',
    'Population',
    'SystemEconomy',
  ];

  it('never makes a section throw', () => {
    for (const value of rubbish) {
      const broken = Object.fromEntries(fields.map((field) => [field, value]));
      const whole = momentOf({
        latest: kinds.map((event) => ({ ...broken, event })),
        missions: [
          { ...broken, event: 'MissionAccepted' },
          { ...broken, event: 'MissionRedirected' },
        ],
        engineers: [broken],
        modules: value,
      });
      const halves = { ...whole, latest: Object.fromEntries(kinds.map((kind) => [kind, { n: 0, text: '{"half' }])) };
      for (const each of [whole, halves]) {
        const sections = [
          carrierAndSite,
          modulePower,
          rankList,
          missionList,
          engineerList,
          goalList,
          moduleStorage,
          wornSuit,
          systemPolitics,
          thargoidWar,
        ];
        for (const section of sections) expect(() => section(each)).not.toThrow();
      }
    }
  });
});
