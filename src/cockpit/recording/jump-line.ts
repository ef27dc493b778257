import type { StateLine } from '../protocol.js';
import { jumpFields } from './moment-kinds.js';

/** A jump reduced to the fields used. `parsed`: its event, if known. */
export function jumpLine(line: StateLine, parsed?: object): StateLine {
  const event = (parsed ?? JSON.parse(line.text)) as Readonly<Record<string, unknown>>;
  const kept = jumpFields.flatMap((field) => (field in event ? [[field, event[field]] as const] : []));
  return { n: line.n, text: JSON.stringify(Object.fromEntries(kept), asJsonParses) };
}

/** Losslessly parsed events may hold bigints. */
function asJsonParses(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value;
}
