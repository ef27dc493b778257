import type { DefaultDialect, Dialect } from '../interface/dialect/dialect-names.js';
import type { AnyEvent, EventName, EventOf, UnknownEventName } from '../interface/event-types.js';
import type { Members } from '../interface/object-rule.js';
import { isList, wrongArgument } from '../words/argument-error.js';

/** The minimum that an event needs to be written. */
export interface WritableEvent {
  readonly timestamp: string;
  readonly event: string;
}

/** An event to be written: of a type of your own, or an object literal with any fields. */
export type EventToWrite = WritableEvent | (WritableEvent & Members);

/** An event of any kind without a table, as it was read: `fieldOf` gives its fields. */
export interface UnknownEvent {
  readonly timestamp: string;
  readonly event: UnknownEventName;
}

/**
 * An event as it was read, of any kind; checking `event.event` narrows the type to the fields of its table,
 * and `fieldOf` gives any other field. Integers beyond 2^53 are bigints. Nothing has been checked: even the
 * timestamp or the event name may be missing. Use `checkEvent` to find out.
 */
export type JournalEvent<Spoken extends Dialect = DefaultDialect> = AnyEvent<Spoken> | UnknownEvent;

/**
 * Whether an event is of a kind; narrows its type, so that its fields are typed. Only the name is compared:
 * the fields themselves are not checked.
 */
export function isKind<Name extends EventName>(event: WritableEvent, name: Name): event is EventOf<Name>;
export function isKind<Name extends string>(
  event: WritableEvent,
  // A literal must be the name of a table; any other kind is a `string`.
  name: string extends Name ? Name : never,
): boolean;
export function isKind(event: WritableEvent, name: string): boolean {
  return event.event === name;
}

/** The event, typed as its kind, or `undefined` if it is of another kind. */
export function ofKind<Name extends EventName>(event: WritableEvent, name: Name): EventOf<Name> | undefined {
  return event.event === name ? (event as EventOf<Name>) : undefined;
}

/**
 * The value of a field that the type of an event does not have: of a kind without a table, or newer than its
 * table. `undefined` if the event has no such field.
 */
export function fieldOf(event: object, name: string): unknown {
  return Object.hasOwn(event, name) ? membersOf(event)[name] : undefined;
}

/** All fields of an event by name, untyped. */
export function membersOf(event: object): Members {
  return event as Members;
}

/** Throws a sentence unless it is an event that can be written. */
export function assertEvent(event: unknown): asserts event is WritableEvent {
  assertObject(event);
  const { timestamp, event: name } = event as Partial<Record<keyof WritableEvent, unknown>>;
  if (typeof timestamp !== 'string') throw wrongArgument('the timestamp of an event must be a string', timestamp);
  if (typeof name !== 'string') throw wrongArgument('the event name (its event property) must be a string', name);
}

/** Throws a sentence unless it is an object with members. */
export function assertObject(event: unknown): asserts event is object {
  if (typeof event === 'object' && event !== null && !isList(event)) return;
  throw wrongArgument('an event must be an object with a timestamp and an event name', event);
}

/** Whether a value is an object with members, as every event is. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
