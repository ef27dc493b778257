import { declaredKind } from '../../evidence.js';
import { list } from '../../field.js';
import { kind } from '../../kind.js';
import { CarriedItem } from '../../shapes/CarriedItem.js';

export const ShipLockerMaterials = kind(
  'ShipLockerMaterials',
  "the content of the ship's locker is listed, in early versions of Odyssey; the game now writes ShipLocker",
  () => ({
    Items: list(CarriedItem, 'goods and other assets'),
    Components: list(CarriedItem, 'components for engineering'),
    Consumables: list(CarriedItem, 'consumables, such as grenades and medkits'),
    Data: list(CarriedItem, 'data'),
  }),
  { evidence: declaredKind({ since: '4.0' }) },
);
