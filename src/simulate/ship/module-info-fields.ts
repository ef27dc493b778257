import type { Dialect } from '../../interface/dialect/dialects.js';
import type { EventFields } from '../event-fields.js';
import type { FittedModule, Ship } from './ship.js';

type ModuleRow = NonNullable<EventFields<'ModuleInfo'>['Modules']>[number];

/** The live game writes no power for reinforcements; the specification requires one for every module. */
const powers: Readonly<Record<Dialect, (power: number | undefined) => Pick<ModuleRow, 'Power'>>> = {
  spec: (power = 0) => ({ Power: power }),
  game: (power) => (power === undefined ? {} : { Power: power }),
};

/** The content of the modules panel, in its order. */
export function moduleInfoFields(ship: Pick<Ship, 'modules'>, dialect: Dialect): EventFields<'ModuleInfo'> {
  return { Modules: ship.modules.map((module) => row(module, dialect)) };
}

function row({ slot, item, power, priority }: FittedModule, dialect: Dialect): ModuleRow {
  return { Slot: slot, Item: item, ...powers[dialect](power), ...(priority !== undefined && { Priority: priority }) };
}
