import { boolean, id, integer, list, optional, shape, text, utcTime } from '../field.js';
import { kind } from '../kind.js';
import { amount, mention } from '../summary/summary-part.js';

const MissionEffect = shape('MissionEffect', 'an effect of a mission on a faction', {
  Effect: text('internal name of the effect'),
  Effect_Localised: optional(text('effect, as shown in game')),
  Trend: text('direction of the change and whether it is good, such as UpGood'),
});

const InfluenceEffect = shape('InfluenceEffect', "change in a faction's influence in a system", {
  SystemAddress: id('address of the system'),
  Trend: text('direction of the change and whether it is good, such as UpGood'),
  Influence: text('size of the change, as plus signs'),
});

const FactionEffect = shape('FactionEffect', 'effects of a mission on a faction', {
  Faction: text('name of the faction'),
  Effects: list(MissionEffect, 'effects on the faction'),
  Influence: list(InfluenceEffect, 'changes in its influence'),
  ReputationTrend: text("direction of the change in the player's reputation, such as UpGood"),
  Reputation: text('size of the change, as plus signs'),
});

const CommodityReward = shape('CommodityReward', 'a commodity given as a reward', {
  Name: text('internal name of the commodity'),
  Name_Localised: optional(text('name, as shown in game')),
  Count: integer('number of tonnes'),
});

const MaterialReward = shape('MaterialReward', 'a material given as a reward', {
  Name: text('internal name of the material'),
  Name_Localised: optional(text('name, as shown in game')),
  Category: text('internal name of the material category'),
  Category_Localised: optional(text('material category, as shown in game')),
  Count: integer('how many'),
});

/** The task of a mission; which of these fields are written depends on the type of mission. */
const task = {
  Commodity: optional(text('internal name of the commodity')),
  Commodity_Localised: optional(text('name of the commodity, as shown in game')),
  Count: optional(integer('number of tonnes or items')),
  Target: optional(text('name of the target')),
  Target_Localised: optional(text('name of the target, as shown in game')),
  TargetType: optional(text('internal name of the type of target')),
  TargetType_Localised: optional(text('type of target, as shown in game')),
  TargetFaction: optional(text('the faction the mission is against or delivers to')),
  KillCount: optional(integer('number of targets to kill')),
  DestinationSystem: optional(text('name of the destination system')),
  DestinationStation: optional(text('name of the destination station')),
  DestinationSettlement: optional(text('name of the destination settlement')),
};

export const MissionAccepted = kind(
  'MissionAccepted',
  'the player accepts a mission',
  {
    Faction: text('the faction that offers the mission'),
    Name: text('internal name of the mission'),
    LocalisedName: text('name, as shown in game'),
    Donation: optional(text('credits to donate, as text')),
    ...task,
    Expiry: optional(utcTime('when the mission expires')),
    Wing: boolean('it can be shared with a wing'),
    Influence: text("effect on the faction's influence, as plus signs"),
    Reputation: text("effect on the player's reputation, as plus signs"),
    Reward: optional(integer('reward, in credits')),
    PassengerCount: optional(integer('number of passengers')),
    PassengerVIPs: optional(boolean('the passengers are VIPs')),
    PassengerWanted: optional(boolean('the passengers are wanted')),
    PassengerType: optional(text('type of passengers')),
    MissionID: id('ID of the mission'),
  },
  {
    summary: [
      mention('LocalisedName'),
      mention('DestinationStation', 'to #'),
      mention('DestinationSystem'),
      amount('Reward', 'cr'),
      mention('Faction', 'for #'),
      mention('Expiry', 'until #'),
    ],
  },
);

export const MissionCompleted = kind(
  'MissionCompleted',
  'the player completes a mission',
  {
    Faction: text('the faction that offered the mission'),
    Name: text('internal name of the mission; ends in _name'),
    LocalisedName: text('name, as shown in game'),
    MissionID: id('ID of the mission'),
    ...task,
    Reward: optional(integer('reward, in credits')),
    Donation: optional(text('credits requested as a donation, as text')),
    Donated: optional(integer('credits donated')),
    PermitsAwarded: optional(list(text('name of a system'), 'system permits given as a reward')),
    CommodityReward: optional(list(CommodityReward, 'commodities given as a reward')),
    MaterialsReward: optional(list(MaterialReward, 'materials given as a reward')),
    FactionEffects: list(FactionEffect, 'effects on the factions involved'),
  },
  {
    summary: [
      mention('LocalisedName'),
      amount('Reward', 'cr'),
      amount('Donated', 'cr', '# donated'),
      mention('Faction', 'for #'),
    ],
  },
);

export const MissionFailed = kind(
  'MissionFailed',
  'a mission fails',
  {
    Name: text('internal name of the mission; ends in _name'),
    LocalisedName: text('name, as shown in game'),
    MissionID: id('ID of the mission'),
    Fine: optional(integer('fine for failing, in credits')),
  },
  { summary: [mention('LocalisedName'), amount('Fine', 'cr', 'fine of #', { alarm: true })] },
);
