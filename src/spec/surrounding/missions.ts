import { boolean, id, integer, list, moment, optional, shape, text } from '../field.js';
import { kind } from '../kind.js';
import { amount, said } from '../summary/part.js';

const MissionEffect = shape('MissionEffect', 'what a mission brings about for a faction', {
  Effect: text('what happens, in internal form'),
  Effect_Localised: optional(text('what happens, as shown')),
  Trend: text('whether it is for the better, such as UpGood'),
});

const InfluenceEffect = shape('InfluenceEffect', 'how the influence of a faction changes in a system', {
  SystemAddress: id('address of the system'),
  Trend: text('whether it is for the better, such as UpGood'),
  Influence: text('how much, as plus signs'),
});

const FactionEffect = shape('FactionEffect', 'what a mission means for a faction', {
  Faction: text('name of the faction'),
  Effects: list(MissionEffect, 'what it brings about'),
  Influence: list(InfluenceEffect, 'how its influence changes'),
  ReputationTrend: text("whether the player's standing rises or falls, such as UpGood"),
  Reputation: text('how much, as plus signs'),
});

const CommodityReward = shape('CommodityReward', 'goods given as a reward', {
  Name: text('internal name of the commodity'),
  Name_Localised: optional(text('its name, as shown')),
  Count: integer('how many tonnes'),
});

const MaterialReward = shape('MaterialReward', 'a material given as a reward', {
  Name: text('internal name of the material'),
  Name_Localised: optional(text('its name, as shown')),
  Category: text('what sort of material it is, in internal form'),
  Category_Localised: optional(text('what sort of material it is, as shown')),
  Count: integer('how many'),
});

/** What a mission is about; which of these stand depends on its sort. */
const task = {
  Commodity: optional(text('internal name of the commodity')),
  Commodity_Localised: optional(text('the commodity, as shown')),
  Count: optional(integer('how many of it')),
  Target: optional(text('name of the target')),
  Target_Localised: optional(text('name of the target, as shown')),
  TargetType: optional(text('what sort of target it is, in internal form')),
  TargetType_Localised: optional(text('what sort of target it is, as shown')),
  TargetFaction: optional(text('the faction it is against, or goes to')),
  KillCount: optional(integer('how many of them')),
  DestinationSystem: optional(text('name of the system it leads to')),
  DestinationStation: optional(text('name of the station it leads to')),
  DestinationSettlement: optional(text('name of the settlement it leads to')),
};

export const MissionAccepted = kind(
  'MissionAccepted',
  'the player takes on a mission',
  {
    Faction: text('the faction that offers it'),
    Name: text('internal name of the mission'),
    LocalisedName: text('its name, as shown'),
    Donation: optional(text('credits to be given, as text')),
    ...task,
    Expiry: optional(moment('until when it can be done')),
    Wing: boolean('it can be shared with a wing'),
    Influence: text('how much the influence of the faction gains, as plus signs'),
    Reputation: text('how much the standing of the player gains, as plus signs'),
    Reward: optional(integer('credits to be earned')),
    PassengerCount: optional(integer('how many passengers')),
    PassengerVIPs: optional(boolean('they are persons of note')),
    PassengerWanted: optional(boolean('the law looks for them')),
    PassengerType: optional(text('what sort of people they are')),
    MissionID: id('identifies the mission'),
  },
  {
    tells: [
      said('LocalisedName'),
      said('DestinationStation', 'to #'),
      said('DestinationSystem'),
      amount('Reward', 'cr'),
      said('Faction', 'for #'),
      said('Expiry', 'until #'),
    ],
  },
);

export const MissionCompleted = kind(
  'MissionCompleted',
  'the player is paid for a mission',
  {
    Faction: text('the faction that offered it'),
    Name: text('internal name of the mission; ends in _name'),
    LocalisedName: text('its name, as shown'),
    MissionID: id('identifies the mission'),
    ...task,
    Reward: optional(integer('credits earned')),
    Donation: optional(text('credits asked for, as text')),
    Donated: optional(integer('credits given')),
    PermitsAwarded: optional(list(text('name of a system'), 'permits given as a reward')),
    CommodityReward: optional(list(CommodityReward, 'goods given as a reward')),
    MaterialsReward: optional(list(MaterialReward, 'materials given as a reward')),
    FactionEffects: list(FactionEffect, 'what it means for the factions concerned'),
  },
  {
    tells: [
      said('LocalisedName'),
      amount('Reward', 'cr'),
      amount('Donated', 'cr', '# given'),
      said('Faction', 'for #'),
    ],
  },
);

export const MissionFailed = kind(
  'MissionFailed',
  'a mission has failed',
  {
    Name: text('internal name of the mission; ends in _name'),
    LocalisedName: text('its name, as shown'),
    MissionID: id('identifies the mission'),
    Fine: optional(integer('credits to be paid for it')),
  },
  { tells: [said('LocalisedName'), amount('Fine', 'cr', 'fine of #', { alarm: true })] },
);
