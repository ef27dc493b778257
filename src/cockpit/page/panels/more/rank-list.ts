/** The rank in each career, and the reputation with the superpowers. */
import { careers, highestRanks } from '../../../../game/rank-and-permit-table.js';
import { rankNameTable } from '../../../../game/rank-name-table.js';
import type { Moment } from '../../../protocol.js';
import { numberIn } from '../../moment/loose-fields.js';
import { newestEvent } from '../../moment/moment-events.js';
import type { Block } from './block.js';

export function rankList(moment: Moment): Block[] | undefined {
  const progress = newestEvent(moment, 'Progress') ?? {};
  const { ranks, reputation = {} } = moment.state;
  const bars = careers.flatMap((career) => {
    const [rank, highest, percent] = [ranks?.[career], highestRanks[career], numberIn(progress, career)];
    if (rank === undefined) return [];
    const note = percent === undefined || rank >= highest ? undefined : `, ${percent} % to the next at start-up`;
    return [{ name: career, value: rankNameTable[career][rank] ?? `rank ${rank}`, note, share: rank / highest }];
  });
  const powers = Object.entries(reputation).map(([name, value]) => ({
    name,
    value: String(Math.round(value)),
    share: (value + 100) / 200,
    mark: 0.5,
  }));
  if (bars.length === 0) return undefined;
  return [{ bars }, ...(powers.length === 0 ? [] : [{ heading: 'Reputation', bars: powers }])];
}
