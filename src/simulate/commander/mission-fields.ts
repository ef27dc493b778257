import { commodityName } from '../../game/commodity-table.js';
import { localisedField } from '../../game/localised.js';
import { type MissionTask, missionEffects, missionTargets } from '../../game/mission-table.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { EventFields } from '../event-fields.js';
import { sixDecimals } from '../round.js';
import { timestampOf } from '../session-time.js';
import { type Mission, missionIdIn } from './taken-missions.js';

/** What a mission asks for; the same in MissionAccepted and MissionCompleted. */
type MissionTaskFields = Pick<
  EventFields<'MissionAccepted'> & EventFields<'MissionCompleted'>,
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

function missionTaskFields({ task, goods, target, destination }: Mission): MissionTaskFields {
  const tag = missionTargets[task];
  const isKill = target?.kills !== undefined || target?.person !== undefined;
  return {
    ...(goods && {
      Commodity: `$${camelCase(commodityName(goods.type))}_Name;`,
      Commodity_Localised: commodityName(goods.type),
      Count: goods.count,
    }),
    ...(tag && isKill && { TargetType: tag[0], TargetType_Localised: tag[1] }),
    ...(target && { TargetFaction: target.faction }),
    ...(target?.kills !== undefined && { KillCount: target.kills }),
    ...(destination && { DestinationSystem: destination.system, ...stationOrSettlement(destination) }),
    ...(target?.person !== undefined && { Target: target.person }),
  };
}

function stationOrSettlement({ station, settlement }: NonNullable<Mission['destination']>) {
  if (settlement !== undefined) return { DestinationSettlement: settlement };
  return station === '' ? {} : { DestinationStation: station };
}

/** A name as shown, its words joined: what missions call goods and materials. */
function camelCase(shown: string): string {
  return shown.replaceAll(/[^A-Za-z]+(\w)?/g, (_, letter: string | undefined) => (letter ?? '').toUpperCase());
}

/** The fields of MissionAccepted; its name lacks the suffix that later events have. */
export function missionAcceptedFields(mission: Mission, dialect: Dialect): EventFields<'MissionAccepted'> {
  const { faction, name, title, expires, reward, donation, passengers } = mission;
  return {
    Faction: faction,
    Name: bareName(name),
    LocalisedName: title,
    ...missionTaskFields(mission),
    ...(donation !== undefined && { Donation: String(donation) }),
    ...(expires !== undefined && { Expiry: timestampOf(expires) }),
    Wing: /Wing|Assassinate/.test(name),
    Influence: mission.influence,
    Reputation: mission.reputation,
    ...(donation === undefined && { Reward: reward }),
    ...(passengers && {
      PassengerCount: passengers.count,
      PassengerVIPs: true,
      PassengerWanted: passengers.wanted,
      PassengerType: passengers.type,
    }),
    MissionID: missionIdIn(mission, dialect),
  };
}

function bareName(name: string): string {
  return name.replace(/_name$/, '');
}

/** What a commander has chosen as the reward of a mission. */
export interface ChosenReward {
  readonly credits: number;
  readonly influence: string;
  readonly reputation: string;
  /** A material, by its name as shown, and how many. */
  readonly material?: { readonly shown: string; readonly count: number };
}

/** The fields of MissionCompleted. */
export function missionCompletedFields(
  mission: Mission,
  chosen: ChosenReward,
  dialect: Dialect,
): EventFields<'MissionCompleted'> {
  const { faction, name, title, donation } = mission;
  const { credits, material } = chosen;
  return {
    Faction: faction,
    Name: name,
    LocalisedName: title,
    MissionID: missionIdIn(mission, dialect),
    ...missionTaskFields(mission),
    ...(donation === undefined ? { Reward: credits } : { Donation: String(donation), Donated: donation }),
    ...(material && { MaterialsReward: [materialRewardFields(material)] }),
    FactionEffects: factionEffects(mission, chosen),
  };
}

function materialRewardFields({ shown, count }: NonNullable<ChosenReward['material']>) {
  const Name = camelCase(shown);
  return {
    Name,
    ...localisedField('Name', Name, shown),
    Category: '$MICRORESOURCE_CATEGORY_Manufactured;',
    Category_Localised: 'Manufactured',
    Count: count,
  } as const;
}

type FactionEffects = NonNullable<EventFields<'MissionCompleted'>['FactionEffects']>;

/** What a task does for whom gave it, and to whom it is for or against. */
const effectsOf: Partial<
  Record<MissionTask, { readonly giver: keyof typeof missionEffects; readonly target?: keyof typeof missionEffects }>
> = {
  donate: { giver: 'richer' },
  courier: { giver: 'richer', target: 'richer' },
  deliver: { giver: 'richer', target: 'richer' },
  collect: { giver: 'richer' },
  mine: { giver: 'richer' },
  massacre: { giver: 'safer', target: 'poorer' },
  war: { giver: 'safer', target: 'weaker' },
  assassinate: { giver: 'richer', target: 'poorer' },
  sightsee: { giver: 'richer' },
};

function factionEffects(mission: Mission, { influence, reputation }: ChosenReward): FactionEffects {
  const { task, faction, source, target, destination } = mission;
  const { giver, target: other } = effectsOf[task] ?? {};
  const own = effectFields(faction, source.address, giver, 'UpGood', influence, reputation);
  if (!target || other === undefined || !destination || target.faction === faction) return [own];
  const isHurt = other === 'poorer' || other === 'weaker';
  const trend = isHurt ? 'DownBad' : 'UpGood';
  const theirs = effectFields(target.faction, destination.address, other, trend, '+', '+');
  return isHurt ? [theirs, own] : [own, theirs];
}

function effectFields(
  faction: string,
  address: number,
  effect: keyof typeof missionEffects | undefined,
  trend: 'UpGood' | 'DownBad',
  influence: string,
  reputation: string,
): FactionEffects[number] {
  const [Effect, Effect_Localised, Trend] = effect ? missionEffects[effect] : [];
  return {
    Faction: faction,
    Effects: Effect === undefined ? [] : [{ Effect, Effect_Localised, Trend }],
    Influence: influence === 'None' ? [] : [{ SystemAddress: address, Trend: trend, Influence: influence }],
    ReputationTrend: reputation === 'None' ? 'None' : trend,
    Reputation: reputation,
  };
}

/** The fields of MissionFailed and MissionAbandoned. */
export function missionFailedFields(mission: Mission, dialect: Dialect): EventFields<'MissionFailed'> {
  return { Name: mission.name, LocalisedName: mission.title, MissionID: missionIdIn(mission, dialect) };
}

/** The fields of MissionRedirected: what there was to do is done, and it is handed in where it was taken. */
export function missionRedirectedFields(mission: Mission, dialect: Dialect): EventFields<'MissionRedirected'> {
  const { name, title, source, destination } = mission;
  return {
    MissionID: missionIdIn(mission, dialect),
    Name: bareName(name),
    LocalisedName: title,
    NewDestinationStation: source.station,
    NewDestinationSystem: source.system,
    OldDestinationStation: '',
    OldDestinationSystem: destination?.system ?? source.system,
  };
}

/** The fields of CargoDepot, when the goods of a mission are taken on board or handed over, all at once. */
export function cargoDepotFields(
  mission: Mission,
  update: 'Collect' | 'Deliver',
  dialect: Dialect,
): EventFields<'CargoDepot'> {
  const { goods = { type: '', count: 0 }, task, source, destination = source } = mission;
  const isCarried = task === 'deliver';
  const type = camelCase(commodityName(goods.type));
  return {
    MissionID: missionIdIn(mission, dialect),
    UpdateType: update,
    CargoType: type,
    ...localisedField('CargoType', type, commodityName(goods.type)),
    Count: goods.count,
    StartMarketID: isCarried ? source.marketId : 0,
    EndMarketID: destination.marketId,
    ItemsCollected: isCarried ? goods.count : 0,
    ItemsDelivered: update === 'Deliver' ? goods.count : 0,
    TotalItemsToDeliver: goods.count,
    Progress: sixDecimals(update === 'Collect' ? 1 : 0),
  };
}
