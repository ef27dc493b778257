import type { EventOf, KindName } from '../spec/events.js';
import { isList, wrongArgument } from './argument.js';

/** The least there is to an event: what can be written. */
export interface WritableEvent {
  readonly timestamp: string;
  readonly event: string;
}

/**
 * An event as it was read: of a kind we know or of any other. Integers beyond 2^53 are bigints. Nothing has been checked:
 * a line that lacks its timestamp or its name is read as well, and it is for the checker to say so.
 */
export interface JournalEvent extends WritableEvent {
  readonly [field: string]: unknown;
}

/**
 * Whether an event is of a kind, so that its fields are typed. It asks for the name alone: whether the fields
 * are as they should be is for the checker to say.
 */
export function isKind<Name extends KindName>(
  event: JournalEvent,
  name: Name,
): event is JournalEvent & EventOf<Name, 'game'> {
  return event.event === name;
}

/**
 * The event as one of its kind, or nothing if it is of another: as `isKind`, with the fields of the kind and no others, so
 * that a misspelt one is an error.
 */
export function ofKind<Name extends KindName>(event: WritableEvent, name: Name): EventOf<Name, 'game'> | undefined {
  return event.event === name ? (event as EventOf<Name, 'game'>) : undefined;
}

/** Throws a sentence unless it is an event that can be written. */
export function assertEvent(event: unknown): asserts event is WritableEvent {
  assertObject(event);
  const { timestamp, event: name } = event as Partial<Record<keyof WritableEvent, unknown>>;
  if (typeof timestamp !== 'string') throw wrongArgument('the timestamp of an event is a text', timestamp);
  if (typeof name !== 'string') throw wrongArgument('the name of an event, its member event, is a text', name);
}

/** Throws a sentence unless it is an object with members, be they those of an event or not. */
export function assertObject(event: unknown): asserts event is object {
  if (typeof event === 'object' && event !== null && !isList(event)) return;
  throw wrongArgument('an event is an object with a timestamp and the name of its kind', event);
}

/** Whether a value is an object with members, as every event is. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
