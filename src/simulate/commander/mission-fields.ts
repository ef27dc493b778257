import { capitalisedCommodity, commodityName } from '../../game/commodities.js';
import { localisedField } from '../../game/localised.js';
import { missionEffects } from '../../game/mission-texts-table.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { EventFields } from '../event-fields.js';
import { unitOf } from '../random.js';
import { timestampOf } from '../session-time.js';
import type { Commander } from './simulated-commander.js';
import { type Mission, missionIdIn, placeOfPayment } from './taken-missions.js';

/** The task of a mission; the same in MissionAccepted and MissionCompleted. */
type MissionTaskFields = Pick<
  EventFields<'MissionAccepted'>,
  | 'Commodity'
  | 'Commodity_Localised'
  | 'Count'
  | 'TargetType'
  | 'TargetType_Localised'
  | 'TargetFaction'
  | 'KillCount'
  | 'DestinationSystem'
  | 'DestinationStation'
  | 'DestinationSettlement'
  | 'Target'
>;

function missionTaskFields({ goods, destination, target }: Mission): MissionTaskFields {
  const commodity = goods && `$${capitalisedCommodity(goods.type)}_Name;`;
  return {
    ...(goods &&
      commodity !== undefined && {
        Commodity: commodity,
        ...localisedField('Commodity', commodity, commodityName(goods.type)),
        Count: goods.count,
      }),
    ...(target?.type && { TargetType: target.type[0], TargetType_Localised: target.type[1] }),
    ...(target && { TargetFaction: target.faction }),
    ...(target?.kills !== undefined && { KillCount: target.kills }),
    ...(destination && { DestinationSystem: destination.system }),
    ...(destination &&
      (destination.isSettlement
        ? { DestinationSettlement: destination.station }
        : { DestinationStation: destination.station })),
    ...(target?.pilot !== undefined && { Target: target.pilot }),
  };
}

/** The fields of MissionAccepted; its name lacks the suffix that later events have. */
export function missionAcceptedFields(mission: Mission, dialect: Dialect): EventFields<'MissionAccepted'> {
  const { faction, name, title, expires, reward, donation, passengers, isForWing, influence, reputation } = mission;
  return {
    Faction: faction,
    Name: name.replace(/_name$/, ''),
    LocalisedName: title,
    ...missionTaskFields(mission),
    ...(donation !== undefined && { Donation: String(donation) }),
    ...(expires !== undefined && { Expiry: timestampOf(expires) }),
    Wing: isForWing,
    Influence: influence,
    Reputation: reputation,
    ...(donation === undefined && { Reward: reward }),
    ...(passengers && {
      PassengerCount: passengers.count,
      PassengerVIPs: false,
      PassengerWanted: passengers.areWanted,
      PassengerType: passengers.type,
    }),
    MissionID: missionIdIn(mission, dialect),
  };
}

/** The rewards of a mission besides credits. */
export type MissionMaterials = EventFields<'MissionCompleted'>['MaterialsReward'];

export function missionCompletedFields(
  mission: Mission,
  dialect: Dialect,
  commander: Pick<Commander, 'id'>,
  materials?: MissionMaterials,
): EventFields<'MissionCompleted'> {
  const { faction, name, title, reward, donation } = mission;
  return {
    Faction: faction,
    Name: name,
    LocalisedName: title,
    MissionID: missionIdIn(mission, dialect),
    ...missionTaskFields(mission),
    ...(donation === undefined ? { Reward: reward } : { Donation: String(donation), Donated: donation }),
    ...(materials && { MaterialsReward: materials }),
    FactionEffects: factionEffects(mission, commander),
  };
}

type FactionEffects = NonNullable<EventFields<'MissionCompleted'>['FactionEffects']>;

type EffectName = keyof typeof missionEffects;

/** The effect for the faction that gave the mission. */
function gainOf({ name, task }: Mission): EffectName {
  if (name.includes('Outbreak')) return 'Outbreak_down';
  return task === 'assassination' || task === 'settlement-fight' ? 'SP_up' : 'EP_up';
}

/** The faction that gave the mission and its beneficiary gain; the target loses. */
function factionEffects(mission: Mission, { id }: Pick<Commander, 'id'>): FactionEffects {
  const { faction, source, destination, target, influence, reputation } = mission;
  const { address } = destination ?? source;
  const gain = gainOf(mission);
  const on = (
    who: string,
    where: number,
    effect: EffectName,
    Influence: Mission['influence'],
    Reputation = influence,
  ) => effectOn({ who, where, effect, Influence, Reputation, version: unitOf(`words for ${id}`) });
  return [
    on(faction, source.address, gain, influence, reputation),
    ...(target && target.faction !== faction
      ? [
          target.type === undefined
            ? on(target.faction, address, gain, influence, '+')
            : on(target.faction, address, gain === 'SP_up' ? 'SP_down' : 'EP_down', '+', '+'),
        ]
      : []),
    ...(unitOf(`unnamed effect of ${mission.id}`) < 0.15 ? [unnamedEffect] : []),
  ];
}

/** The game writes an effect on a faction that it does not name. */
const unnamedEffect: FactionEffects[number] = {
  Faction: '',
  Effects: [],
  Influence: [],
  ReputationTrend: 'UpGood',
  Reputation: '+',
};

interface EffectOn {
  readonly who: string;
  readonly where: number;
  readonly effect: EffectName;
  readonly Influence: Mission['influence'];
  readonly Reputation: Mission['reputation'];
  /** Which of the texts the commander reads, from 0 to 1. */
  readonly version: number;
}

function effectOn({ who, where, effect, Influence, Reputation, version }: EffectOn): FactionEffects[number] {
  const [Trend, texts] = missionEffects[effect];
  const trend = Trend === 'DownBad' ? 'DownBad' : 'UpGood';
  return {
    Faction: who,
    Effects: [
      {
        Effect: `$MISSIONUTIL_Interaction_Summary_${effect};`,
        Effect_Localised: texts[Math.floor(version * texts.length)] as string,
        Trend,
      },
    ],
    Influence: Influence === 'None' ? [] : [{ SystemAddress: where, Trend: trend, Influence }],
    ReputationTrend: trend,
    Reputation,
  };
}

/** The fields of MissionFailed and MissionAbandoned. */
export function missionFailedFields(mission: Mission, dialect: Dialect): EventFields<'MissionFailed'> {
  return { Name: mission.name, LocalisedName: mission.title, MissionID: missionIdIn(mission, dialect) };
}

/** The fields of MissionRedirected: the task is done, and is reported where it was given. */
export function missionRedirectedFields(mission: Mission, dialect: Dialect): EventFields<'MissionRedirected'> {
  const { name, title, destination, source } = mission;
  const { station, system } = placeOfPayment(mission);
  const before = destination ?? source;
  return {
    MissionID: missionIdIn(mission, dialect),
    Name: name.replace(/_name$/, ''),
    LocalisedName: title,
    NewDestinationStation: station,
    NewDestinationSystem: system,
    OldDestinationStation: before.station,
    OldDestinationSystem: before.system,
  };
}
