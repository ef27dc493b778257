import { commodityTable } from '../../game/commodity-table.js';
import { isObject } from '../../journal/journal-event.js';
import { nearestOrAll } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import { type Place, refuse } from '../../words/shape/door.js';
import { boundsSchema, inspectValue, readNumber, type SettingDoor, setting } from './setting-shape.js';

/** The fuel in the tank: tonnes, or a share of its capacity. */
export type FuelSetting = { readonly tonnes: number } | { readonly share: number };

const tonnesOfFuel = { least: 0, most: 1000, unit: 'tonnes' };
const share = { least: 0, most: 100, unit: 'per cent' };
const tonnesOfCargo = { least: 1, most: 10_000, whole: true, unit: 'tonnes' };

/** Tonnes, or a share of the tank such as `20%`. */
export const fuelLevel = setting<number | bigint | `${number}%`, FuelSetting>(
  (value, at) => {
    const percent = typeof value === 'string' && value.trim().endsWith('%') ? value.trim().slice(0, -1) : undefined;
    const number = readNumber(percent ?? value, at, percent === undefined ? tonnesOfFuel : share);
    if (number === undefined) return undefined;
    return percent === undefined ? { tonnes: number } : { share: number / 100 };
  },
  { type: 'text' },
  boundsSchema(tonnesOfFuel),
);

const commodityTypes: ReadonlyMap<string, string> = new Map(
  Object.values(commodityTable).flatMap((rows) =>
    rows.flatMap(([type, name]) => [[type, type] as const, [name.toLowerCase(), type] as const]),
  ),
);

/** Tonnes by commodity: `gold=20, drones=4`, or an object; `none` for an empty hold. */
export const cargoByType = setting<string | Readonly<Record<string, number | bigint>>, ReadonlyMap<string, number>>(
  (value, at) => {
    if (value === 'none') return new Map();
    const pairs = typeof value === 'string' ? value.split(',').map(pairIn) : isObject(value) && Object.entries(value);
    if (!pairs) return notCargo(at, value);
    const cargo = new Map<string, number>();
    for (const [name, count, more] of pairs) {
      if (more !== undefined || name.trim() === '') return notCargo(at, value);
      const type = commodityTypes.get(name.toLowerCase());
      if (type === undefined)
        return refuse(at, `there is no commodity ${quoted(name)}${nearestOrAll(name, commodityTypes.keys())}`);
      const tonnes = readNumber(count, { ...at, name: `cargo of ${type}` }, tonnesOfCargo);
      if (tonnes === undefined) return undefined;
      cargo.set(type, (cargo.get(type) ?? 0) + tonnes);
    }
    return cargo;
  },
  { type: 'text' },
  { type: ['string', 'object'], pattern: '\\S', additionalProperties: boundsSchema(tonnesOfCargo) },
);

function pairIn(text: string): readonly [string, unknown, unknown?] {
  const [name = '', count = '1', more] = text.split('=').map((part) => part.trim());
  return [name, count, more];
}

function notCargo(at: Place<SettingDoor>, value: unknown): undefined {
  return refuse(at, `write cargo as 'gold=20, drones=4', or 'none', not ${inspectValue(value)}`);
}
