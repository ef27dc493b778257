import type { Random } from '../random.js';

/** With whom a commander plays: everybody, no one else, or a private group. */
export const gameModes = { Open: 6, Solo: 3, Group: 0.4 } as const;

export type GameMode = keyof typeof gameModes;

const groups = ['Deep Dark', 'Sunday Pilots', 'Night Shift', 'Slow Boats'];

/** The player may choose another mode whenever they enter the game. */
export function changeMode(commander: { gameMode: GameMode }, random: Random): void {
  commander.gameMode = random.weighted(gameModes);
}

/** The fields of LoadGame about the mode. */
export function gameModeFields({ gameMode, id }: { readonly gameMode: GameMode; readonly id: string }) {
  const group = groups[Number(id.slice(1)) % groups.length] as string;
  return { GameMode: gameMode, ...(gameMode === 'Group' && { Group: group }) };
}
