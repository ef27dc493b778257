import { shipSymbols } from './ship-name-table.js';

/** The internal names as in LoadGame, with capitalised words. */
const symbols: ReadonlyMap<string, string> = new Map(shipSymbols.map((symbol) => [symbol.toLowerCase(), symbol]));

/** The internal name of a ship or SRV as in LoadGame: `Krait_MkII`. */
export function shipSymbol(hull: string): string {
  return symbols.get(hull) ?? hull;
}
