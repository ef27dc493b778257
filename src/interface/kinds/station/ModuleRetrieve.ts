import { observed } from '../../evidence.js';
import { boolean, declared, from, id, integer, number, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { blueprintsList, shipTypesList } from '../../observed-values.js';
import { mention, when } from '../../summary/summary-part.js';

export const ModuleRetrieve = kind(
  'ModuleRetrieve',
  'the player takes a module out of storage and has it fitted',
  () => ({
    MarketID: since('3.0', id('market ID of the station')),
    Slot: text('the slot it is fitted in'),
    RetrievedItem: text('internal name of the module taken out'),
    RetrievedItem_Localised: optional(text('the module taken out, as shown in game'), 1),
    Ship: from(shipTypesList, 'internal name of the ship the player is in'),
    ShipID: id("ID of that ship among the player's own"),
    Hot: since('3.0', boolean('the module is marked as hot (stolen)')),
    EngineerModifications: optional(
      from(blueprintsList, 'internal name of the blueprint applied; only for an engineered module'),
      0.279,
    ),
    Level: optional(integer('grade of that blueprint, from 1 to 5'), 0.279),
    Quality: optional(number('progress within the grade, from 0 to 1'), 0.279),
    SwapOutItem: optional(
      text('internal name of the module put into storage instead; omitted if the slot was empty'),
      0.301,
    ),
    SwapOutItem_Localised: optional(text('the module put into storage instead, as shown in game'), 0.301),
    Cost: declared(integer('cost, in credits')),
  }),
  {
    evidence: observed(272),
    summary: [mention('RetrievedItem'), mention('SwapOutItem', 'instead of #'), when('Hot', 'hot')],
  },
);
