import { observed } from '../../evidence.js';
import { list } from '../../field.js';
import { kind } from '../../kind.js';
import { CarriedItem } from '../../shapes/CarriedItem.js';

export const BackPackMaterials = kind(
  'BackPackMaterials',
  'the content of the backpack is listed, in early versions of Odyssey; the game now writes Backpack',
  () => ({
    Items: list(CarriedItem, 'goods and assets'),
    Components: list(CarriedItem, 'components'),
    Consumables: list(CarriedItem, 'consumables'),
    Data: list(CarriedItem, 'data'),
  }),
  { evidence: observed(2) },
);
