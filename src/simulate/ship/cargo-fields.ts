import { commodityName } from '../../game/commodities.js';
import { localisedField } from '../../game/localised.js';
import type { CargoItem } from '../../interface/types/game-events.js';
import type { EventFields } from '../event-fields.js';
import { type Ship, tonnesIn } from './ship.js';

/** The amount of a commodity on board that is for a mission. */
export interface MissionCargo {
  readonly type: string;
  readonly count: number;
  readonly mission: number | bigint;
}

/** The fields of Cargo for the ship; mission cargo has rows of its own. */
export function shipCargoFields({ cargo }: Ship, entrusted: readonly MissionCargo[]): EventFields<'Cargo'> {
  const left = new Map(cargo);
  const rows = entrusted.flatMap(({ type, count, mission }) => {
    const there = Math.min(count, left.get(type) ?? 0);
    left.set(type, (left.get(type) ?? 0) - there);
    return there > 0 ? [{ MissionID: mission, ...cargoItemFields(type, there) }] : [];
  });
  const own = [...left].flatMap(([type, count]) => (count > 0 ? [cargoItemFields(type, count)] : []));
  return { Vessel: 'Ship', Count: tonnesIn(cargo), Inventory: [...rows, ...own] };
}

export function srvCargoFields({ srvCargo }: Ship): EventFields<'Cargo'> {
  return {
    Vessel: 'SRV',
    Count: tonnesIn(srvCargo),
    Inventory: [...srvCargo].map(([type, count]) => cargoItemFields(type, count)),
  };
}

function cargoItemFields(type: string, count: number): CargoItem {
  return { Name: type, ...localisedField('Name', type, commodityName(type)), Count: count, Stolen: 0 };
}
