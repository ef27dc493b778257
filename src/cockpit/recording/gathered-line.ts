import type { StateLine } from '../protocol.js';
import { type Gathered, type GatheredName, gatheredKinds } from './state-kinds.js';

/** A line as it stands in a list that adds up: whole, or only the fields that matter there. `parsed` is its event, if known. */
export function gatheredLine(name: GatheredName, line: StateLine, parsed?: object): StateLine {
  const { fields }: Gathered = gatheredKinds[name];
  if (!fields) return line;
  const event = (parsed ?? JSON.parse(line.text)) as Readonly<Record<string, unknown>>;
  const kept = fields.flatMap((field) => (field in event ? [[field, event[field]] as const] : []));
  return { n: line.n, text: JSON.stringify(Object.fromEntries(kept), asJsonParses) };
}

/** An event that was read to the letter may hold integers that no number has room for. */
function asJsonParses(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value;
}
