import { observed } from '../../evidence.js';
import { from, id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { shipTypesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';

export const FetchRemoteModule = kind(
  'FetchRemoteModule',
  'the player has a stored module brought from another station',
  () => ({
    StorageSlot: integer('storage slot of the module'),
    StoredItem: text('internal name of the module'),
    StoredItem_Localised: optional(text('the module, as shown in game'), 1),
    ServerId: id('ID of the module'),
    TransferCost: integer('transfer cost, in credits'),
    TransferTime: since('2.4', integer('transfer time, in seconds')),
    Ship: from(shipTypesList, 'internal name of the ship the player is in'),
    ShipID: id("ID of that ship among the player's own"),
  }),
  {
    evidence: observed(200),
    summary: [mention('StoredItem'), amount('TransferCost', 'cr', 'for #'), amount('TransferTime', 'minutes', 'in #')],
  },
);
