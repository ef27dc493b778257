import { LongNumber } from './exact-numbers.js';

/** A value as JSON, with all digits of its numbers. Objects may also be Maps. */
export function jsonText(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : JSON.stringify(value);
  if (value instanceof LongNumber) return value.digits;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  const members = value instanceof Map ? [...(value as Map<string, unknown>)] : Object.entries(value);
  return `{${members.map(([name, inner]) => `${JSON.stringify(name)}:${jsonText(inner)}`).join(',')}}`;
}
