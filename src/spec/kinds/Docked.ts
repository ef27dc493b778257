import { boolean, from, id, internal, list, number, object, optional, shape, text } from '../field.js';
import { kind } from '../kind.js';
import { type Members, onlyWhenTrue, type Rule } from '../rule.js';
import { stationServices } from '../services.js';
import { ControllingFaction } from '../shapes/Faction.js';
import { LandingPads } from '../shapes/LandingPads.js';
import { stationStates, stationTypes } from '../states.js';
import { alarm, amount, said, when } from '../summary/part.js';

const EconomyShare = shape('EconomyShare', 'one of several economies of a station', {
  Name: text('internal name of the economy'),
  Name_Localised: optional(text('economy, as shown')),
  Proportion: number('its share'),
});

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
    says: `${about} stands only at a station with one economy`,
    reason: 'A station with several economies lists them all in StationEconomies; one of them alone misleads.',
    holds: (docked) => docked[about] === undefined || !hasSeveral(docked),
    good: { [about]: value, StationEconomies: undefined },
    bad: { [about]: value, StationEconomies: several },
  };
}

export const Docked = kind(
  'Docked',
  'the ship lands on a pad of a station, an outpost or a surface settlement',
  {
    StationName: text('name of the station'),
    StationName_Localised: optional(text('name of the station, as shown')),
    StationType: from(stationTypes, 'what the station is built like'),
    Taxi: optional(boolean('the player came in a taxi')),
    Multicrew: optional(boolean("the player came in another player's ship")),
    StationState: optional(from(stationStates, 'what has befallen the station')),
    StarSystem: optional(text('name of the system')),
    SystemAddress: optional(id('address of the system')),
    MarketID: optional(id('identifies the market of the station')),
    StationFaction: optional(object(ControllingFaction, 'the faction that runs the station')),
    StationGovernment: optional(internal('$government_X;', 'government, in internal form')),
    StationGovernment_Localised: optional(text('government, as shown')),
    StationAllegiance: optional(text('the superpower the station follows')),
    StationServices: optional(list(from(stationServices, 'a service'), 'what the station offers')),
    StationEconomy: optional(text('internal name of the economy, if the station has just one')),
    StationEconomy_Localised: optional(text('the economy as shown, if the station has just one')),
    StationEconomies: optional(list(EconomyShare, 'the economies, if the station has several')),
    DistFromStarLS: number('distance from the arrival star, in light-seconds'),
    Wanted: optional(boolean('the player is wanted here; left out if not')),
    ActiveFine: optional(boolean('the player has a fine to pay; left out if not')),
    CockpitBreach: optional(boolean('the ship landed with a breached cockpit; left out if not')),
    LandingPads: optional(object(LandingPads)),
  },
  {
    tells: [
      said('StationName'),
      alarm('Wanted', 'wanted'),
      alarm('ActiveFine', 'fine to pay'),
      alarm('CockpitBreach', 'cockpit breached'),
      said('StationState', '#', { alarm: true }),
      said('StarSystem'),
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
        says: 'StationEconomies stands only at a station with several economies',
        reason: 'A station with a single economy names it in StationEconomy.',
        holds: (docked) => docked.StationEconomies === undefined || hasSeveral(docked),
        good: { StationEconomies: several, StationEconomy: undefined, StationEconomy_Localised: undefined },
        bad: { StationEconomies: several.slice(0, 1), StationEconomy: undefined, StationEconomy_Localised: undefined },
      },
      onlyWhenTrue('Wanted', {
        id: 'docked/wanted',
        reason: 'The member itself is the message: it stands when docking while wanted locally, and only then.',
      }),
      onlyWhenTrue('ActiveFine', {
        id: 'docked/active-fine',
        reason: 'The member itself is the message: it stands while any fine is active, and only then.',
      }),
      onlyWhenTrue('CockpitBreach', {
        id: 'docked/cockpit-breach',
        reason: 'The member itself is the message: it stands when the cockpit was breached on landing, and only then.',
      }),
    ],
  },
);
