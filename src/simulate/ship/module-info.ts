import type { Dialect } from '../../spec/dialect.js';
import type { FittedModule, Ship } from './ship.js';

type Members = Record<string, unknown>;

/** The live game names no power for reinforcements; the specification wants one for every module. */
const powers: Readonly<Record<Dialect, (power: number | undefined) => Members>> = {
  spec: (power = 0) => ({ Power: power }),
  game: (power) => (power === undefined ? {} : { Power: power }),
};

/** What the modules panel shows, in its order. */
export function moduleInfo(ship: Pick<Ship, 'modules'>, dialect: Dialect): Members {
  return { Modules: ship.modules.map((module) => row(module, dialect)) };
}

function row({ slot, item, power, priority }: FittedModule, dialect: Dialect): Members {
  return { Slot: slot, Item: item, ...powers[dialect](power), ...(priority !== undefined && { Priority: priority }) };
}
