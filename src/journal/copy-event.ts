import type { WritableEvent } from './journal-event.js';

/** A copy of all of it: what is done with it changes neither the event nor the lists that others share with it. */
export function copyEvent<Event extends WritableEvent>(event: Event): Event {
  return copyMembers(event);
}

/** A spread copies all members in one go, also one that is named `__proto__`. */
function copyMembers<Members extends object>(members: Members): Members {
  const copy = { ...members } as Record<string, unknown>;
  for (const name of Object.keys(copy)) {
    const value = copy[name];
    if (typeof value === 'object') copy[name] = copyNested(value);
  }
  return copy as Members;
}

/** Lists and objects as JSON has them; whatever else was put into an event, such as a Date, stays what it is. */
function copyNested(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyNested);
  if (typeof value !== 'object' || value === null) return value;
  return Object.getPrototypeOf(value) === Object.prototype ? copyMembers(value) : value;
}
