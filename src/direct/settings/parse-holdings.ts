import { commodityTable } from '../../game/commodity-table.js';
import { StageError } from '../stage-error.js';
import { inspectValue, nearestOrAll, parseNumber, parseText, type SettingParser } from './parse-setting-value.js';

/** The fuel in the tank: tonnes, or a share of its capacity. */
export type FuelSetting = { readonly tonnes: number } | { readonly share: number };

/** Tonnes, or a share of the tank such as `20%`. */
export const parseFuel: SettingParser<number | bigint | `${number}%`, FuelSetting> = (raw) => {
  if (typeof raw === 'string' && raw.trim().endsWith('%')) {
    const share = parseNumber('fuel', raw.trim().slice(0, -1), { least: 0, most: 100, unit: 'per cent' });
    return { share: share / 100 };
  }
  return { tonnes: parseNumber('fuel', raw, { least: 0, most: 1000, unit: 'tonnes' }) };
};

const commodityTypes: ReadonlyMap<string, string> = new Map(
  Object.values(commodityTable).flatMap((rows) =>
    rows.flatMap(([type, name]) => [[type, type] as const, [name.toLowerCase(), type] as const]),
  ),
);

/** Tonnes by commodity: `gold=20, drones=4`, or an object; `none` for an empty hold. */
export const parseCargo: SettingParser<
  string | Readonly<Record<string, number | bigint>>,
  ReadonlyMap<string, number>
> = (raw) => {
  if (raw === 'none') return new Map();
  const pairs: readonly (readonly [string, unknown])[] =
    typeof raw === 'string' ? raw.split(',').map(parsePair) : isRecord(raw) ? Object.entries(raw) : notCargo(raw);
  const cargo = new Map<string, number>();
  for (const [name, count] of pairs) {
    const type = parseCommodity(name);
    const tonnes = parseNumber(`cargo of ${type}`, count, { least: 1, most: 10_000, whole: true, unit: 'tonnes' });
    cargo.set(type, (cargo.get(type) ?? 0) + tonnes);
  }
  return cargo;
};

function parsePair(text: string): readonly [string, string] {
  const [name = '', count = '1', more] = text.split('=').map((part) => part.trim());
  return name === '' || more !== undefined ? notCargo(text) : [name, count];
}

function parseCommodity(raw: string): string {
  const name = parseText('cargo', raw);
  const type = commodityTypes.get(name.toLowerCase());
  if (type !== undefined) return type;
  throw new StageError(`there is no commodity '${name}'${nearestOrAll(name, commodityTypes.keys())}`);
}

function notCargo(raw: unknown): never {
  throw new StageError(`write cargo as 'gold=20, drones=4', or 'none', not ${inspectValue(raw)}`);
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
