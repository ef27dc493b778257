import { boolean, from, id, internal, list, number, object, optional, shape, text } from '../../field.js';
import { kind } from '../../kind.js';
import { type Members, onlyWhenTrue, type Rule } from '../../object-rule.js';
import { ControllingFaction } from '../../shapes/Faction.js';
import { LandingPads } from '../../shapes/LandingPads.js';
import { stationServices, stationStateList, stationTypeList } from '../../specified-values.js';
import { alarm, amount, mention, when } from '../../summary/summary-part.js';

export const EconomyShare = shape('EconomyShare', 'one of several economies of a station', () => ({
  Name: text('internal name of the economy'),
  Name_Localised: optional(text('economy, as shown in game')),
  Proportion: number('its share'),
}));

const several = [
  { Name: '$economy_Industrial;', Proportion: 0.8 },
  { Name: '$economy_Refinery;', Proportion: 0.2 },
];

const hasSeveral = ({ StationEconomies }: Members) => Array.isArray(StationEconomies) && StationEconomies.length > 1;

function singleEconomy(ruleId: string, about: string, value: string): Rule {
  return {
    id: ruleId,
    severity: 'warning',
    about,
    says: `${about} is written only for a station with one economy`,
    reason: 'A station with several economies lists them all in StationEconomies; naming just one would be misleading.',
    holds: (docked) => docked[about] === undefined || !hasSeveral(docked),
    presenceOnly: [about],
    lengthOnly: ['StationEconomies'],
    good: { [about]: value, StationEconomies: undefined },
    bad: { [about]: value, StationEconomies: several },
  };
}

export const Docked = kind(
  'Docked',
  'the ship lands on a pad of a station, an outpost or a surface settlement',
  () => ({
    StationName: text('name of the station'),
    StationName_Localised: optional(text('name of the station, as shown in game')),
    StationType: from(stationTypeList, 'type of station'),
    Taxi: optional(boolean('the player arrived in a taxi')),
    Multicrew: optional(boolean("the player arrived in another player's ship")),
    StationState: optional(from(stationStateList, 'state of the station, such as damaged')),
    StarSystem: optional(text('name of the system')),
    SystemAddress: optional(id('address of the system')),
    MarketID: optional(id("ID of the station's market")),
    StationFaction: optional(object(ControllingFaction, 'the faction that runs the station')),
    StationGovernment: optional(internal('$government_X;', 'internal name of the government')),
    StationGovernment_Localised: optional(text('government, as shown in game')),
    StationAllegiance: optional(text('superpower the station is aligned with')),
    StationServices: optional(list(from(stationServices, 'a service'), 'what the station offers')),
    StationEconomy: optional(text('internal name of the economy, if the station has only one')),
    StationEconomy_Localised: optional(text('economy, as shown in game, if the station has only one')),
    StationEconomies: optional(list(EconomyShare, 'the economies, if the station has several')),
    DistFromStarLS: number('distance from the arrival star, in light-seconds'),
    Wanted: optional(boolean('the player is wanted here; omitted if not')),
    ActiveFine: optional(boolean('the player has an unpaid fine; omitted if not')),
    CockpitBreach: optional(boolean('the ship landed with a breached cockpit; omitted if not')),
    LandingPads: optional(object(LandingPads)),
  }),
  {
    summary: [
      mention('StationName'),
      alarm('Wanted', 'wanted'),
      alarm('ActiveFine', 'unpaid fine'),
      alarm('CockpitBreach', 'cockpit breached'),
      mention('StationState', '#', { alarm: true }),
      mention('StarSystem'),
      amount('DistFromStarLS', 'ls'),
      when('Taxi', 'by taxi'),
    ],
    rules: [
      singleEconomy('docked/station-economy', 'StationEconomy', '$economy_Industrial;'),
      singleEconomy('docked/station-economy-localised', 'StationEconomy_Localised', 'Industrial'),
      {
        id: 'docked/station-economies',
        severity: 'warning',
        about: 'StationEconomies',
        says: 'StationEconomies is written only for a station with several economies',
        reason: 'A station with a single economy names it in StationEconomy.',
        holds: (docked) => docked.StationEconomies === undefined || hasSeveral(docked),
        presenceOnly: ['StationEconomy', 'StationEconomy_Localised'],
        lengthOnly: ['StationEconomies'],
        good: { StationEconomies: several, StationEconomy: undefined, StationEconomy_Localised: undefined },
        bad: { StationEconomies: several.slice(0, 1), StationEconomy: undefined, StationEconomy_Localised: undefined },
      },
      onlyWhenTrue('Wanted', {
        id: 'docked/wanted',
        reason:
          'The field is written only if the player is wanted locally when docking; many readers only check whether it is present.',
      }),
      onlyWhenTrue('ActiveFine', {
        id: 'docked/active-fine',
        reason: 'The field is written only while a fine is active; many readers only check whether it is present.',
      }),
      onlyWhenTrue('CockpitBreach', {
        id: 'docked/cockpit-breach',
        reason:
          'The field is written only if the cockpit was breached on landing; many readers only check whether it is present.',
      }),
    ],
  },
);
