/** What the panel shows of the shown moment. */
import { signal } from '@preact/signals';
import type { Moment } from '../../../protocol.js';
import { flownJumps } from '../../moment/current-place.js';
import { momentPart } from '../../moment/moment-part.js';
import { routePlan } from './route-plan.js';

/** Changes whenever a jump is added. */
export const jumpLines = ({ jumps }: Moment) => [jumps.length, jumps[0], jumps.at(-1)];

export const flown = momentPart(jumpLines, flownJumps);

export const plan = momentPart(
  ({ latest, companions }) => [
    companions['NavRoute'],
    ...['NavRoute', 'NavRouteClear', 'Location', 'FSDJump', 'CarrierJump'].map((kind) => latest[kind]),
  ],
  routePlan,
);

/** Index of the stop hovered in the list or on the map. */
export const pointedStop = signal<number | undefined>(undefined);
