import { allegianceNames, economyTokens, governmentTokens } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, id, list, number, object, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { ControllingFaction } from '../../shapes/Faction.js';
import { stationServices } from '../../specified-values.js';
import { mention } from '../../summary/summary-part.js';
import { EconomyShare } from './Docked.js';

export const ApproachSettlement = kind(
  'ApproachSettlement',
  'the ship approaches a settlement or another place on a planet',
  () => ({
    Name: text('name of the settlement; may be an internal one'),
    Name_Localised: optional(text('the settlement, as shown in game'), 0.138),
    MarketID: optional(id("ID of the settlement's market"), 0.859),
    StationFaction: since(
      '4.0.0.1700',
      optional(object(ControllingFaction, 'the faction that runs the settlement'), 0.42),
    ),
    StationGovernment: since('4.0.0.1700', optional(from(governmentTokens, 'internal name of the government'), 0.42)),
    StationGovernment_Localised: optional(text('the government, as shown in game'), 0.42),
    StationAllegiance: since(
      '4.0.0.1700',
      optional(from(allegianceNames, 'superpower the settlement is aligned with; omitted if there is none'), 0.202),
    ),
    StationServices: since('4.0.0.1700', optional(list(from(stationServices, ''), 'what the settlement offers'), 0.42)),
    StationEconomy: optional(from(economyTokens, 'internal name of the main economy'), 0.42),
    StationEconomy_Localised: optional(text('the main economy, as shown in game'), 0.42),
    StationEconomies: since('4.0.0.1700', optional(list(EconomyShare, 'the economies of the settlement'), 0.42)),
    SystemAddress: since('3.4', id('address of the system')),
    BodyID: since('3.4', id('ID of the body within the system')),
    BodyName: since('3.4', text('name of the body the settlement is on')),
    Latitude: since('3.3', optional(number('latitude of the settlement, in degrees'), 0.997)),
    Longitude: since('3.3', optional(number('longitude of the settlement, in degrees'), 0.997)),
  }),
  { evidence: observed(629), summary: [mention('Name'), mention('BodyName', 'on #'), mention('StationFaction.Name')] },
);
