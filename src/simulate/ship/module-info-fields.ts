import type { Dialect } from '../../interface/dialect/dialects.js';
import type { FittedModule, Ship } from './ship.js';

type Fields = Record<string, unknown>;

/** The live game names no power for reinforcements; the specification wants one for every module. */
const powers: Readonly<Record<Dialect, (power: number | undefined) => Fields>> = {
  spec: (power = 0) => ({ Power: power }),
  game: (power) => (power === undefined ? {} : { Power: power }),
};

/** What the modules panel shows, in its order. */
export function moduleInfoFields(ship: Pick<Ship, 'modules'>, dialect: Dialect): Fields {
  return { Modules: ship.modules.map((module) => row(module, dialect)) };
}

function row({ slot, item, power, priority }: FittedModule, dialect: Dialect): Fields {
  return { Slot: slot, Item: item, ...powers[dialect](power), ...(priority !== undefined && { Priority: priority }) };
}
