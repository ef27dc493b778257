import { observed } from '../../evidence.js';
import { id, optional } from '../../field.js';
import { kind } from '../../kind.js';
import { boardedVehicle, boardingPlace, boardingSummary } from './Embark.js';

export const Disembark = kind(
  'Disembark',
  'the player gets out of a ship or SRV',
  () => ({
    ...boardedVehicle(),
    ID: optional(id("ID of the vehicle, if it is the player's own"), 0.997),
    ...boardingPlace(),
  }),
  {
    evidence: observed(9_078, { since: '4.0' }),
    summary: boardingSummary,
  },
);
