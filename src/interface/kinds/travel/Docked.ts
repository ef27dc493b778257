import { askedRules } from '../../asked-rules.js';
import { boolean, from, id, internal, list, number, object, optional, shape, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { onlyWhenTrue } from '../../object-rule.js';
import { ControllingFaction } from '../../shapes/Faction.js';
import { LandingPads } from '../../shapes/LandingPads.js';
import { stationServices, stationStateList, stationTypeList } from '../../specified-values.js';
import { alarm, amount, mention, when } from '../../summary/summary-part.js';

export const EconomyShare = shape('EconomyShare', 'one of several economies of a station', () => ({
  Name: text('internal name of the economy'),
  Name_Localised: optional(text('economy, as shown in game')),
  Proportion: number('its share'),
}));

export const Docked = kind(
  'Docked',
  'the ship lands on a pad of a station, an outpost or a surface settlement',
  () => ({
    StationName: text('name of the station'),
    StationName_Localised: optional(text('name of the station, as shown in game')),
    StationType: since('2.2 (Beta 5)', from(stationTypeList, 'type of station')),
    Taxi: since('4.0', optional(boolean('the player arrived in a taxi')), [10_810, 1_743]),
    Multicrew: since('4.0', optional(boolean("the player arrived in another player's ship")), [10_810, 1_743]),
    StationState: since('4.0.0.1500', optional(from(stationStateList, 'state of the station, such as damaged'))),
    StarSystem: optional(text('name of the system')),
    SystemAddress: since('3.0', optional(id('address of the system'))),
    MarketID: since('3.0', optional(id("ID of the station's market"))),
    StationFaction: since('2.2.02', optional(object(ControllingFaction, 'the faction that runs the station'))),
    StationGovernment: since('2.2.02', optional(internal('$government_X;', 'internal name of the government'))),
    StationGovernment_Localised: optional(text('government, as shown in game')),
    StationAllegiance: since('2.2.02', optional(text('superpower the station is aligned with'))),
    StationServices: since('2.4', optional(list(from(stationServices, 'a service'), 'what the station offers')), [
      undefined,
      463,
    ]),
    StationEconomy: since('2.2.02', optional(text('internal name of the economy, if the station has only one'))),
    StationEconomy_Localised: optional(text('economy, as shown in game, if the station has only one')),
    StationEconomies: since('3.0.3', optional(list(EconomyShare, 'the economies, if the station has several'))),
    DistFromStarLS: since('2.3', number('distance from the arrival star, in light-seconds'), [undefined, 185]),
    Wanted: since('3.0', optional(boolean('the player is wanted here; omitted if not'))),
    ActiveFine: since('3.3', optional(boolean('the player has an unpaid fine; omitted if not'))),
    CockpitBreach: optional(boolean('the ship landed with a breached cockpit; omitted if not')),
    LandingPads: since('4.0', optional(object(LandingPads))),
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
      askedRules['docked/station-economy'],
      askedRules['docked/station-economy-localised'],
      askedRules['docked/station-economies'],
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
