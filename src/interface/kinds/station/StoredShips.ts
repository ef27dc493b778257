import { observed } from '../../evidence.js';
import { boolean, from, id, integer, list, optional, shape, text } from '../../field.js';
import { kind } from '../../kind.js';
import { shipTypesList } from '../../observed-values.js';
import { personal } from '../../personal-mark.js';
import { count, mention } from '../../summary/summary-part.js';

export const StoredShip = shape('StoredShip', 'a ship stored at this station', () => ({
  ShipID: id("ID of the ship among the player's own"),
  ShipType: from(shipTypesList, 'internal name of the ship'),
  ShipType_Localised: optional(text('the ship, as shown in game'), 0.711),
  Name: optional(personal('ship-name', text('name the player gave the ship; may be empty or missing')), 0.685),
  Value: integer('value of the ship, in credits'),
  Hot: boolean('it is marked as hot'),
}));

export const RemoteShip = shape('RemoteShip', 'a ship stored elsewhere or on its way', () => ({
  ShipID: id("ID of the ship among the player's own"),
  ShipType: text('internal name of the ship'),
  ShipType_Localised: optional(text('the ship, as shown in game'), 0.627),
  Name: optional(personal('ship-name', text('name the player gave the ship; may be empty or missing')), 0.992),
  StarSystem: optional(text('the system it is stored in'), 0.984),
  ShipMarketID: optional(id('market ID of the station it is stored at'), 0.984),
  TransferPrice: optional(integer('cost of transferring it here, in credits'), 0.984),
  TransferTime: optional(integer('time to transfer it here, in seconds'), 0.984),
  InTransit: optional(boolean('it is being transferred; omitted if not'), 0.016),
  Value: integer('value of the ship, in credits'),
  Hot: boolean('it is marked as hot'),
}));

export const StoredShips = kind(
  'StoredShips',
  'the player opens a shipyard',
  () => ({
    StationName: text('name of the station the player is at'),
    MarketID: id('market ID of that station'),
    StarSystem: text('name of its system'),
    ShipsHere: list(StoredShip, 'the ships stored at this station'),
    ShipsRemote: list(RemoteShip, 'the ships stored elsewhere'),
  }),
  {
    evidence: observed(729, { since: '3.0' }),
    summary: [
      count('ShipsHere', 'ship here', 'ships here'),
      count('ShipsRemote', 'elsewhere', 'elsewhere', { ifAny: true }),
      mention('StationName', 'at #'),
      mention('StarSystem'),
    ],
  },
);
