import { boolean, id, integer, internal, list, number, optional, shape, text } from '../field.js';
import { kind } from '../kind.js';
import { onlyWhenTrue, together } from '../rule.js';
import { count, said } from '../summary/part.js';

const StoredModule = shape(
  'StoredModule',
  'a module in storage',
  {
    Name: internal('$X;', 'name of the module, in internal form'),
    Name_Localised: optional(text('name of the module, as shown')),
    StorageSlot: integer('its place in storage'),
    InTransit: optional(boolean('it is being transferred; left out if not')),
    StarSystem: optional(text('the system it is stored in')),
    MarketID: optional(id('the station it is stored at')),
    TransferCost: optional(integer('credits to bring it here')),
    TransferTime: optional(integer('seconds to bring it here')),
    BuyPrice: integer('credits paid for it'),
    Hot: boolean('it is stolen goods'),
    EngineerModifications: optional(text('the blueprint applied; for an engineered module')),
    Level: optional(integer('grade of the blueprint; for an engineered module')),
    Quality: optional(number('how far the grade is filled; for an engineered module')),
  },
  [
    together(
      { EngineerModifications: 'FSD_LongRange', Level: 5, Quality: 1 },
      {
        id: 'stored-module/engineering',
        reason: 'The three describe one piece of engineering: a module has all of it or none.',
      },
    ),
    onlyWhenTrue('InTransit', {
      id: 'stored-module/in-transit',
      reason: 'The member itself is the message: it stands while the module is on its way, and only then.',
    }),
  ],
);

export const StoredModules = kind(
  'StoredModules',
  'outfitting is visited for the first time, and when the stored modules have changed',
  {
    MarketID: id('the station the player is at'),
    StationName: text('name of that station'),
    StarSystem: text('name of its system'),
    Items: list(StoredModule, 'the modules in storage, wherever they are'),
  },
  {
    tells: [
      count('Items', 'stored module'),
      count('Items', 'in transit', 'in transit', { where: 'InTransit', ifAny: true }),
      said('StationName', 'seen at #'),
      said('StarSystem'),
    ],
  },
);
