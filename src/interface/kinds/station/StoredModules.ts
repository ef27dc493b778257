import { specifiedSince } from '../../evidence.js';
import { boolean, id, integer, internal, list, number, optional, shape, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { onlyWhenTrue, together } from '../../object-rule.js';
import { count, mention } from '../../summary/summary-part.js';

export const StoredModule = shape(
  'StoredModule',
  'a module in storage',
  () => ({
    Name: internal('$X;', 'internal name of the module'),
    Name_Localised: optional(text('name of the module, as shown in game')),
    StorageSlot: integer('its storage slot'),
    InTransit: optional(boolean('it is being transferred; omitted if not')),
    StarSystem: optional(text('the system it is stored in')),
    MarketID: optional(id('market ID of the station it is stored at')),
    TransferCost: optional(integer('cost of transferring it here, in credits')),
    TransferTime: optional(integer('time to transfer it here, in seconds')),
    BuyPrice: since('3.0', integer('purchase price, in credits')),
    Hot: since('3.0', boolean('it is marked as hot (stolen)')),
    EngineerModifications: optional(text('the blueprint applied; only for an engineered module')),
    Level: since('3.0', optional(integer('grade of the blueprint; only for an engineered module'))),
    Quality: since('3.0', optional(number('progress within the grade; only for an engineered module'))),
  }),
  [
    together(
      { EngineerModifications: 'FSD_LongRange', Level: 5, Quality: 1 },
      {
        id: 'stored-module/engineering',
        reason: 'The three describe one modification: a module has all of them or none.',
      },
    ),
    onlyWhenTrue('InTransit', {
      id: 'stored-module/in-transit',
      reason:
        'The field is written only while the module is in transit; many readers only check whether it is present.',
    }),
  ],
);

export const StoredModules = kind(
  'StoredModules',
  'the player first opens outfitting, and again when the stored modules have changed',
  () => ({
    MarketID: id('market ID of the station the player is at'),
    StationName: text('name of that station'),
    StarSystem: text('name of its system'),
    Items: list(StoredModule, 'the modules in storage, wherever they are'),
  }),
  {
    evidence: specifiedSince('3.0'),
    summary: [
      count('Items', 'stored module'),
      count('Items', 'in transit', 'in transit', { where: 'InTransit', ifAny: true }),
      mention('StationName', 'at #'),
      mention('StarSystem'),
    ],
  },
);
