import type { WritableEvent } from './journal-event.js';

/** Deep copy: changes to it affect neither the event nor lists that it shares with others. */
export function copyEvent<Event extends WritableEvent>(event: Event): Event {
  return copyMembers(event);
}

/** A spread copies all members at once, including one named `__proto__`. */
function copyMembers<Members extends object>(members: Members): Members {
  const copy = { ...members } as Record<string, unknown>;
  for (const name of Object.keys(copy)) {
    const value = copy[name];
    if (typeof value === 'object') copy[name] = copyNested(value);
  }
  return copy as Members;
}

/** Copies JSON lists and objects; other values, such as a Date, are kept. */
function copyNested(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyNested);
  if (typeof value !== 'object' || value === null) return value;
  return Object.getPrototypeOf(value) === Object.prototype ? copyMembers(value) : value;
}
