import type { BodySignals } from '../../../game/celestial-body.js';

export const noSignals: BodySignals = { geological: 0, human: 0, guardian: 0, thargoid: 0, other: 0, life: [] };
