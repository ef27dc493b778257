import { observed } from '../../evidence.js';
import { declared, either, from, id, integer, list, optional, shape, since, text, until } from '../../field.js';
import { kind } from '../../kind.js';
import { missionEffectSizesList, missionTargetTypes, missionTrendsList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const materialRewardCategories = open('MaterialRewardCategory', 'category of a material given as a reward', [
  '$MICRORESOURCE_CATEGORY_Manufactured;',
  '$MICRORESOURCE_CATEGORY_Data;',
  '$MICRORESOURCE_CATEGORY_Encoded;',
  '$MICRORESOURCE_CATEGORY_Item;',
  '$MICRORESOURCE_CATEGORY_Component;',
  '$MICRORESOURCE_CATEGORY_Elements;',
]);

const missionEffectNames = open('MissionEffectName', 'what a mission does to a faction or its system', [
  '$MISSIONUTIL_Interaction_Summary_EP_up;',
  '$MISSIONUTIL_Interaction_Summary_EP_down;',
  '$MISSIONUTIL_Interaction_Summary_SP_up;',
  '$MISSIONUTIL_Interaction_Summary_Outbreak_down;',
  '$MISSIONUTIL_Interaction_Summary_SP_down;',
  '$MISSIONUTIL_Interaction_Summary_Outbreak_up;',
]);

export const CommodityReward = shape('CommodityReward', 'a commodity given as a reward', () => ({
  Name: text('internal name of the commodity'),
  Name_Localised: optional(text('the commodity, as shown in game'), 0.5),
  Count: integer('number of tonnes'),
}));

export const MaterialReward = shape('MaterialReward', 'a material given as a reward', () => ({
  Name: text('internal name of the material'),
  Name_Localised: optional(text('the material, as shown in game'), 0.991),
  Category: since('3.0', from(materialRewardCategories, 'internal name of the material category')),
  Category_Localised: optional(text('the material category, as shown in game'), 1),
  Count: integer('how many'),
}));

export const MissionEffect = shape('MissionEffect', 'an effect of a mission on a faction', () => ({
  Effect: from(missionEffectNames, 'internal name of the effect'),
  Effect_Localised: optional(text('the effect, as shown in game'), 1),
  Trend: from(missionTrendsList, 'direction of the change and whether it is good, such as UpGood'),
}));

export const InfluenceEffect = shape('InfluenceEffect', "change in a faction's influence in a system", () => ({
  SystemAddress: id('address of the system'),
  Trend: from(missionTrendsList, 'direction of the change and whether it is good, such as UpGood'),
  Influence: from(missionEffectSizesList, 'size of the change, as plus signs'),
}));

export const FactionEffect = shape('FactionEffect', 'effects of a mission on a faction', () => ({
  Faction: text('name of the faction'),
  Effects: list(MissionEffect, 'effects on the faction'),
  Influence: list(InfluenceEffect, 'changes in its influence'),
  ReputationTrend: from(missionTrendsList, "direction of the change in the player's reputation, such as UpGood"),
  Reputation: from(missionEffectSizesList, 'size of the change, as plus signs'),
}));

export const MissionCompleted = kind(
  'MissionCompleted',
  'the player completes a mission',
  () => ({
    Faction: text('the faction that offered the mission'),
    Name: text('internal name of the mission; ends in _name'),
    LocalisedName: since('4.0.0.1600', optional(text('name, as shown in game'), 0.845), [1_257, 349]),
    MissionID: id('ID of the mission'),
    Commodity: optional(text('internal name of the commodity'), 0.208),
    Commodity_Localised: optional(text('the commodity, as shown in game'), 0.208),
    Count: optional(integer('number of tonnes or items'), 0.208),
    TargetType: optional(from(missionTargetTypes, 'internal name of the type of target'), 0.353),
    TargetType_Localised: optional(text('the type of target, as shown in game'), 0.353),
    TargetFaction: optional(text('the faction the mission is against or delivers to'), 0.407),
    NewDestinationSystem: until('4.0.0.700', optional(text('the system the mission has been redirected to'), 0.006)),
    KillCount: optional(integer('number of targets to kill'), 0.343),
    DestinationSystem: optional(text('name of the destination system'), 0.569),
    NewDestinationStation: until('4.0.0.700', optional(text('the station the mission has been redirected to'), 0.005)),
    DestinationStation: optional(text('name of the destination station'), 0.443),
    DestinationSettlement: optional(text('name of the destination settlement'), 0.053),
    Target: optional(text('name of the target'), 0.032),
    Target_Localised: optional(text('the target, as shown in game'), 0.004),
    Reward: optional(integer('reward, in credits'), 0.621),
    PermitsAwarded: declared(list(text(), 'names of the systems the player may now enter')),
    CommodityReward: optional(list(CommodityReward, 'commodities given as a reward'), 0.001),
    Donation: optional(
      either(text('credits requested as a donation, as text'), integer('before 2021: as a number')),
      0.379,
    ),
    Donated: optional(integer('credits donated'), 0.379),
    MaterialsReward: optional(list(MaterialReward, 'materials given as a reward'), 0.165),
    FactionEffects: since('3.0', optional(list(FactionEffect, 'effects on the factions involved'), 1)),
  }),
  {
    evidence: observed(1_361),
    summary: [
      mention('LocalisedName'),
      amount('Reward', 'cr'),
      amount('Donated', 'cr', '# donated'),
      mention('Faction', 'for #'),
    ],
  },
);
