import { companionFiles, companionLists } from '../../companion-names.js';
import { observed } from '../../evidence.js';
import { list, optional } from '../../field.js';
import { kind } from '../../kind.js';
import { CarriedItem } from '../../shapes/CarriedItem.js';
import { count } from '../../summary/summary-part.js';

export const Backpack = kind(
  'Backpack',
  'the player starts the game on foot or disembarks',
  () => ({
    Items: optional(list(CarriedItem, 'goods and other assets'), 1),
    Components: optional(list(CarriedItem, 'components for engineering'), 1),
    Consumables: optional(list(CarriedItem, 'consumables, such as grenades and medkits'), 1),
    Data: optional(list(CarriedItem, 'data'), 1),
  }),
  {
    evidence: observed(9_275, { since: '4.0' }),
    companion: {
      file: companionFiles.Backpack,
      content: 'what the player carries on foot',
      copies: 5,
      lists: companionLists.Backpack,
    },
    summary: [
      count('Items', 'item', 'items', { ifAny: true }),
      count('Components', 'component', 'components', { ifAny: true }),
      count('Consumables', 'consumable', 'consumables', { ifAny: true }),
      count('Data', 'data', 'data', { ifAny: true }),
    ],
  },
);
