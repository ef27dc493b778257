import { commodityName } from '../../game/commodity-table.js';
import { localisedField } from '../../game/localised.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { EventFields } from '../event-fields.js';
import { timestampOf } from '../session-time.js';
import { type Mission, missionIdIn } from './taken-missions.js';

/** The title of a mission, by a part of its internal name. */
const titles: readonly (readonly [start: RegExp, title: string])[] = [
  [/Courier/, 'Carry data'],
  [/Delivery/, 'Deliver goods'],
  [/Massacre|Onslaught/, 'Destroy pirates'],
  [/Assassinat/, 'Hunt down a pirate lord'],
  [/Sightseeing/, 'Show passengers around'],
  [/Mining/, 'Mine and bring minerals'],
  [/Altruism/, 'Give to the cause'],
  [/Salvage|Rescue/, 'Recover what was lost'],
  [/Collect/, 'Find and bring goods'],
  [/Hack|Heist/, 'Obtain data unseen'],
  [/Reboot/, 'Restore power to a settlement'],
  [/Defence/, 'Protect a settlement'],
];

function titleOf({ name, localised: shown, cargo }: Mission): string {
  if (shown !== undefined) return shown;
  if (cargo) return `Deliver ${cargo.count} units of ${commodityName(cargo.type)}`;
  return titles.find(([start]) => start.test(name))?.[1] ?? 'Do a favour';
}

/** What a mission asks for; the same in MissionAccepted and MissionCompleted. */
type MissionTaskFields = Pick<
  EventFields<'MissionAccepted'>,
  'Commodity' | 'Commodity_Localised' | 'Count' | 'DestinationSystem' | 'DestinationStation'
>;

function missionTaskFields({ cargo, destination }: Mission): MissionTaskFields {
  const commodity = cargo && `$${cargo.type}_Name;`;
  return {
    ...(cargo &&
      commodity !== undefined && {
        Commodity: commodity,
        ...localisedField('Commodity', commodity, commodityName(cargo.type)),
        Count: cargo.count,
      }),
    ...(destination && { DestinationSystem: destination.system, DestinationStation: destination.station }),
  };
}

/** The fields of MissionAccepted; its name lacks the suffix that later events have. */
export function missionAcceptedFields(mission: Mission, dialect: Dialect): EventFields<'MissionAccepted'> {
  const { faction, name, expires, reward } = mission;
  return {
    Faction: faction,
    Name: name.replace(/_name$/, ''),
    LocalisedName: titleOf(mission),
    ...missionTaskFields(mission),
    ...(expires !== undefined && { Expiry: timestampOf(expires) }),
    Wing: /Wing/.test(name),
    Influence: '++',
    Reputation: '++',
    Reward: reward,
    ...(mission.passengers && {
      PassengerCount: 2,
      PassengerVIPs: true,
      PassengerWanted: false,
      PassengerType: 'Tourist',
    }),
    MissionID: missionIdIn(mission, dialect),
  };
}

/** The fields of MissionCompleted; `address` is that of the system where the mission is handed in. */
export function missionCompletedFields(
  mission: Mission,
  address: number,
  dialect: Dialect,
): EventFields<'MissionCompleted'> {
  const { faction, name, reward } = mission;
  return {
    Faction: faction,
    Name: name,
    LocalisedName: titleOf(mission),
    MissionID: missionIdIn(mission, dialect),
    ...missionTaskFields(mission),
    Reward: reward,
    FactionEffects: [
      {
        Faction: faction,
        Effects: [],
        Influence: [{ SystemAddress: address, Trend: 'UpGood', Influence: '++' }],
        ReputationTrend: 'UpGood',
        Reputation: '++',
      },
    ],
  };
}

/** The fields of MissionFailed. */
export function missionFailedFields(mission: Mission, dialect: Dialect): EventFields<'MissionFailed'> {
  return { Name: mission.name, LocalisedName: titleOf(mission), MissionID: missionIdIn(mission, dialect) };
}
