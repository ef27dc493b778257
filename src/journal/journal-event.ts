import type { DefaultDialect, Dialect } from '../interface/dialect/dialect-names.js';
import type { EventName, EventOf, UnknownEventName } from '../interface/event-types.js';
import { isList, wrongArgument } from '../words/argument-error.js';

/** The minimum that an event needs to be written. */
export interface WritableEvent {
  readonly timestamp: string;
  readonly event: string;
}

/** Fields beyond those of the table are kept. */
interface OpenFields {
  readonly [field: string]: unknown;
}

/** An event to be written: of a type of your own, or an object literal with any fields. */
export type EventToWrite = WritableEvent | (WritableEvent & OpenFields);

/** An event of a kind with a table, as it was read. */
export type KnownEvent<Name extends EventName = EventName, Spoken extends Dialect = DefaultDialect> = {
  [Each in Name]: EventOf<Each, Spoken> & OpenFields;
}[Name];

/** An event of any other kind, as it was read. */
export interface UnknownEvent extends OpenFields {
  readonly timestamp: string;
  readonly event: UnknownEventName;
}

/**
 * An event as it was read, of any kind; checking `event.event` narrows the type. Integers beyond 2^53 are
 * bigints. Nothing has been checked: even the timestamp or the event name may be missing. Use `checkEvent` to
 * find out.
 */
export type JournalEvent<Spoken extends Dialect = DefaultDialect> = KnownEvent<EventName, Spoken> | UnknownEvent;

/**
 * Whether an event is of a kind; narrows its type, so that its fields are typed. Only the name is compared:
 * the fields themselves are not checked.
 */
export function isKind<Name extends EventName>(event: WritableEvent, name: Name): event is EventOf<Name>;
export function isKind<Name extends string>(
  event: WritableEvent,
  // Only for names without a table that are unknown at compile time: a literal must be a kind with a table.
  name: string extends Name ? Name : never,
): event is UnknownEvent;
export function isKind(event: WritableEvent, name: string): boolean {
  return event.event === name;
}

/**
 * The event, typed as its kind, or `undefined` if it is of another kind. Like `isKind`, but the type has only
 * the fields of the kind, so that a misspelt field name is a compile error.
 */
export function ofKind<Name extends EventName>(event: WritableEvent, name: Name): EventOf<Name> | undefined {
  return event.event === name ? (event as EventOf<Name>) : undefined;
}

/** Throws a sentence unless it is a writable event. */
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
