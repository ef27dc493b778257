import { declaredKind } from '../../evidence.js';
import { id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { packSummary } from './CarrierModulePack.js';

export const CarrierShipPack = kind(
  'CarrierShipPack',
  "the player buys, restocks or sells a pack of ships for the carrier's shipyard",
  () => ({
    CarrierID: id('ID of the carrier, which is also that of its market'),
    CarrierType: since('4.2.0.0', optional(text("type of carrier: a player's own or a squadron's"))),
    Operation: optional(text('what is done with the pack')),
    PackTheme: text('theme of the pack'),
    PackTier: integer('tier of the pack'),
    Refund: optional(integer('credits returned for a pack sold')),
    Cost: optional(integer('credits paid for a pack bought or restocked')),
  }),
  {
    evidence: declaredKind({ since: '3.7' }),
    summary: packSummary,
  },
);
