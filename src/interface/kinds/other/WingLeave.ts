import { observed } from '../../evidence.js';
import { kind } from '../../kind.js';

export const WingLeave = kind('WingLeave', 'the player leaves the wing', {}, { evidence: observed(85) });
