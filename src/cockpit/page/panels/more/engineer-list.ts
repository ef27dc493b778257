/** Progress with each engineer, the best first. */
import type { Engineer } from '../../../../state/journal-state.js';
import { visible } from '../../../../words/printable.js';
import type { Moment } from '../../../protocol.js';
import type { Block } from './block.js';

const topRank = 5;

const order = ['Unlocked', 'Invited', 'Known'];

export function engineerList({ state }: Moment): Block[] | undefined {
  const list = Object.values(state.engineers ?? {}).sort(
    (a, b) => placeOf(a) - placeOf(b) || reached(b) - reached(a) || (a.name < b.name ? -1 : 1),
  );
  if (list.length === 0) return undefined;
  const unlocked = list.filter(({ progress }) => progress === 'Unlocked').length;
  const bars = list.map((engineer) => ({
    name: visible(engineer.name),
    value: standing(engineer),
    share: reached(engineer) / topRank,
  }));
  return [{ text: `${unlocked} of ${list.length} unlocked.`, bars }];
}

function placeOf({ progress = '' }: Engineer): number {
  const index = order.indexOf(progress);
  return index < 0 ? order.length : index;
}

function standing({ progress, rank, rankProgress = 0 }: Engineer): string | undefined {
  if (rank === undefined) return progress && visible(progress);
  return rank >= topRank ? `rank ${rank}` : `rank ${rank}, ${rankProgress} % to the next`;
}

function reached({ rank = 0, rankProgress = 0 }: Engineer): number {
  return rank + (rank < topRank ? rankProgress / 100 : 0);
}
