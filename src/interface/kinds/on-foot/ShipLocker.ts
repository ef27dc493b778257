import { companionFiles, companionLists } from '../../companion-names.js';
import { observed } from '../../evidence.js';
import { list, optional } from '../../field.js';
import { kind } from '../../kind.js';
import { CarriedItem } from '../../shapes/CarriedItem.js';
import { count } from '../../summary/summary-part.js';

export const ShipLocker = kind(
  'ShipLocker',
  "the game starts up, and whenever the content of the ship's locker may have changed",
  () => ({
    Items: optional(list(CarriedItem, 'goods and other assets'), 0.676),
    Components: optional(list(CarriedItem, 'components for engineering'), 0.676),
    Consumables: optional(list(CarriedItem, 'consumables, such as grenades and medkits'), 0.676),
    Data: optional(list(CarriedItem, 'data'), 0.676),
  }),
  {
    evidence: observed(81_677, { since: '4.0' }),
    companion: {
      file: companionFiles.ShipLocker,
      content: 'what lies in the locker of the ship',
      copies: 5,
      lists: companionLists.ShipLocker,
    },
    summary: [
      count('Items', 'item', 'items', { ifAny: true }),
      count('Components', 'component', 'components', { ifAny: true }),
      count('Consumables', 'consumable', 'consumables', { ifAny: true }),
      count('Data', 'data', 'data', { ifAny: true }),
    ],
  },
);
