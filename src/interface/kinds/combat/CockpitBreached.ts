import { observed } from '../../evidence.js';
import { kind } from '../../kind.js';

export const CockpitBreached = kind('CockpitBreached', 'the canopy of the ship breaks', {}, { evidence: observed(6) });
