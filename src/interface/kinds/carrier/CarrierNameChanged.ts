import { declaredKind } from '../../evidence.js';
import { kind } from '../../kind.js';

export const CarrierNameChanged = kind(
  'CarrierNameChanged',
  'the player renames the carrier, according to the manual; the game itself writes CarrierNameChange',
  {},
  { evidence: declaredKind({ since: '3.7' }) },
);
