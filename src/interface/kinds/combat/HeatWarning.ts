import { observed } from '../../evidence.js';
import { kind } from '../../kind.js';

export const HeatWarning = kind('HeatWarning', 'the ship is overheating', {}, { evidence: observed(961) });
