/** Engineers, by progress. */
import type { Engineer } from '../../../../../state/journal-state.js';
import { visible } from '../../../../../words/printable.js';
import type { Moment } from '../../../../protocol.js';

export function engineerList({ state }: Moment): readonly Engineer[] {
  return Object.values(state.engineers ?? {})
    .map((engineer) => ({ ...engineer, name: visible(engineer.name) }))
    .sort((a, b) => standing(a) - standing(b) || rankOf(b) - rankOf(a) || (a.name < b.name ? -1 : 1));
}

const order = ['Unlocked', 'Invited', 'Known'];

function standing({ progress = '' }: Engineer): number {
  const index = order.indexOf(progress);
  return index < 0 ? order.length : index;
}

function rankOf({ rank = -1, rankProgress = 0 }: Engineer): number {
  return rank + rankProgress / 1000;
}
