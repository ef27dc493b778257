import type { EventOf, KindName } from '../interface/event-types.js';
import { isList, wrongArgument } from '../words/argument-error.js';

/** The minimum that an event needs to be written. */
export interface WritableEvent {
  readonly timestamp: string;
  readonly event: string;
}

/**
 * An event as it was read, of any kind, known or not. Integers beyond 2^53 are bigints. Nothing has been checked: even the
 * timestamp or the event name may be missing. Use `checkEvent` to find out.
 */
export interface JournalEvent extends WritableEvent {
  readonly [field: string]: unknown;
}

/**
 * Whether an event is of a kind; narrows its type, so that its fields are typed. Only the name is compared: the fields
 * themselves are not checked.
 */
export function isKind<Name extends KindName>(
  event: JournalEvent,
  name: Name,
): event is JournalEvent & EventOf<Name, 'game'> {
  return event.event === name;
}

/**
 * The event, typed as its kind, or `undefined` if it is of another kind. Like `isKind`, but the type has only the fields of
 * the kind, so that a misspelt field name is a compile error.
 */
export function ofKind<Name extends KindName>(event: WritableEvent, name: Name): EventOf<Name, 'game'> | undefined {
  return event.event === name ? (event as EventOf<Name, 'game'>) : undefined;
}

/** Throws a sentence unless it is an event that can be written. */
export function assertEvent(event: unknown): asserts event is WritableEvent {
  assertObject(event);
  const { timestamp, event: name } = event as Partial<Record<keyof WritableEvent, unknown>>;
  if (typeof timestamp !== 'string') throw wrongArgument('the timestamp of an event must be a string', timestamp);
  if (typeof name !== 'string') throw wrongArgument('the event name (its event property) must be a string', name);
}

/** Throws a sentence unless it is an object with members, be they those of an event or not. */
export function assertObject(event: unknown): asserts event is object {
  if (typeof event === 'object' && event !== null && !isList(event)) return;
  throw wrongArgument('an event must be an object with a timestamp and an event name', event);
}

/** Whether a value is an object with members, as every event is. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
