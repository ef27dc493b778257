import { counted } from '../../words/counted.js';
import { type GameEvidence, unknownGame } from '../evidence-format.js';
import type { Change } from './drift-change.js';

/** The changes that one version of the game shows first. */
export interface GameChanges {
  readonly game: string;
  readonly sure: readonly Change[];
  /** Those that may be chance. */
  readonly perhaps: readonly Change[];
}

/** Changes by version, in their order. */
export function groupByGame(changes: readonly Change[]): GameChanges[] {
  return [...new Set(changes.map(({ game }) => game))].map((game) => {
    const own = changes.filter((change) => change.game === game);
    return { game, sure: own.filter(({ sure }) => sure), perhaps: own.filter(({ sure }) => !sure) };
  });
}

/** A version, how much of it was seen, and when it was played. */
export function gameTitle(game: string, evidence: GameEvidence | undefined): string {
  const name = game === unknownGame ? 'Unknown version' : `Game ${game}`;
  if (!evidence) return name;
  const { lines, first, last } = evidence;
  const months = first === undefined ? [] : [first === last ? first : `${first} to ${last ?? first}`];
  return [name, counted(lines, 'line'), ...months].join(' · ');
}
