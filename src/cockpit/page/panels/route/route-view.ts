/** What the panel shows of the shown moment. */
import { signal } from '@preact/signals';
import { momentPart } from '../../moment/moment-part.js';
import { routePlan } from './route-plan.js';

export const plan = momentPart(
  ({ latest, companions }) => [
    companions['NavRoute'],
    ...['NavRoute', 'NavRouteClear', 'Location', 'FSDJump', 'CarrierJump'].map((kind) => latest[kind]),
  ],
  routePlan,
);

/** Index of the stop hovered in the list or on the map. */
export const pointedStop = signal<number | undefined>(undefined);
