import type { EventFields } from '../event-fields.js';
import type { Random } from '../random.js';

export interface Squadron {
  readonly name: string;
  /** 0 is the leader, 4 the lowest. */
  readonly rank: number;
  /** The title of the rank; older servers send none. */
  readonly title?: string;
  /** The displayed title, where `title` is an internal name. */
  readonly localised?: string;
  readonly id?: number;
}

const ranks = ['Squadron Leader', 'Senior Officer', 'Officer', 'Agent', 'Rookie'] as const;

const firsts = ['DEEP', 'IRON', 'SILENT', 'OUTER RIM', 'PALE', 'LONG NIGHT', 'THIRD', 'NORTHERN', 'BROKEN', 'LUCKY'];
const lasts = ['COURIERS', 'PROSPECTORS', 'LANCERS', 'SURVEY', 'TRADE LEAGUE', 'WARDENS', 'DRIFTERS', 'RESCUE'];

export function makeSquadron(random: Random): Squadron {
  const rank = random.weightedIndex([1, 1, 2, 3, 5]);
  const name = `${random.pick(firsts)} ${random.pick(lasts)}`;
  const rankName = ranks[rank] as string;
  const titles = random.weighted([
    [{}, 2],
    [{ title: rankName }, 3],
    [{ title: `$SquadronRank_${rankName.replace(' ', '')};`, localised: rankName }, 2],
  ] as const);
  return { name, rank, ...titles, ...(random.chance(0.7) && { id: random.integer(1000, 99_999) }) };
}

/** Its four letters, which are also the callsign of its carrier. */
export function squadronTag(name: string): string {
  return name
    .replaceAll(/[^A-Z0-9]/gi, '')
    .slice(0, 4)
    .toUpperCase()
    .padEnd(4, 'X');
}

export function squadronFields({ name, rank, title, localised, id }: Squadron): EventFields<'SquadronStartup'> {
  return {
    SquadronName: name,
    CurrentRank: rank,
    ...(title !== undefined && { CurrentRankName: title }),
    ...(localised !== undefined && { CurrentRankName_Localised: localised }),
    ...(id !== undefined && { SquadronID: id }),
  };
}
