import type { JumpLine } from '../protocol.js';
import { jumpFields } from './moment-kinds.js';

/** An arrival reduced to the fields used, with numbers as `JSON.parse` gives them. */
export function jumpLine(n: number, event: object): JumpLine {
  const members = event as Readonly<Record<string, unknown>>;
  const kept = jumpFields.flatMap((field) => (field in members ? [[field, plain(members[field])] as const] : []));
  return { n, event: Object.fromEntries(kept) };
}

/** Losslessly parsed events may hold bigints. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'bigint' ? Number(value) : value;
}
