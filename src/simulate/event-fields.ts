import type { EventName } from '../interface/event-types.js';
import type { Kinds } from '../interface/types/game-events.js';

/**
 * The fields of a kind of event, without its name and its time: `EventFields<'Docked'>`. The kinds of the
 * live game allow everything the specification allows, and more, so both dialects are written with them.
 */
export type EventFields<Name extends EventName> = FieldsOf<Kinds[Name]>;

type FieldsOf<Kind> = {
  readonly [Field in keyof Kind as Exclude<Field, 'timestamp' | 'event'>]: DeepReadonly<Kind[Field]>;
};

/** Lists and objects in an event may belong to the world and must not be changed. */
type DeepReadonly<Value> = Value extends string | number | bigint | boolean
  ? Value
  : { readonly [Field in keyof Value]: DeepReadonly<Value[Field]> };

/**
 * The given fields, if the kind has them all; a field it does not have, even from a spread, has the type
 * `never`.
 */
export type NoOtherFields<Given, Name extends EventName> = Given & {
  readonly [Other in Exclude<keyof Given, keyof EventFields<Name>>]: never;
};

/** An event as an activity writes it: its kind and its fields, without the time. */
export type EventDraft<Name extends EventName = EventName> = {
  [Each in Name]: { readonly event: Each } & EventFields<Each>;
}[Name];

/** An event with unknown fields, such as one that a user injects. */
export type UncheckedDraft = { readonly event: string } & Readonly<Record<string, unknown>>;
