import { observed } from '../../evidence.js';
import { kind } from '../../kind.js';
import { landingFields, landingSummary } from './Touchdown.js';

export const Liftoff = kind('Liftoff', 'the ship takes off from a planet', () => landingFields(1, 0.051, 0.021), {
  evidence: observed(6_088),
  summary: landingSummary,
});
