import { observed } from '../../evidence.js';
import { declared, id } from '../../field.js';
import { kind } from '../../kind.js';

export const HeatDamage = kind(
  'HeatDamage',
  'the ship takes damage from overheating',
  () => ({
    ID: declared(id('ID of the vehicle that takes the damage')),
  }),
  { evidence: observed(172) },
);
