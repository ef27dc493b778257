import { observed } from '../../evidence.js';
import { list } from '../../field.js';
import { kind } from '../../kind.js';
import { CarriedItem } from '../../shapes/CarriedItem.js';
import { count } from '../../summary/summary-part.js';

export const Backpack = kind(
  'Backpack',
  'the player starts the game on foot or disembarks',
  () => ({
    Items: list(CarriedItem, 'goods and other assets'),
    Components: list(CarriedItem, 'components for engineering'),
    Consumables: list(CarriedItem, 'consumables, such as grenades and medkits'),
    Data: list(CarriedItem, 'data'),
  }),
  {
    evidence: observed(9_275, { since: '4.0' }),
    companion: {
      file: 'Backpack.json',
      content: 'what the player carries on foot',
      copies: 5,
      lists: ['Items', 'Components', 'Consumables', 'Data'],
    },
    summary: [
      count('Items', 'item', 'items', { ifAny: true }),
      count('Components', 'component', 'components', { ifAny: true }),
      count('Consumables', 'consumable', 'consumables', { ifAny: true }),
      count('Data', 'data', 'data', { ifAny: true }),
    ],
  },
);
