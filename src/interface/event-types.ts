import type { DefaultDialect, Dialect } from './dialect/dialect-names.js';
import type { Companions, Kinds as GameKinds } from './types/game-events.js';
import type { Kinds as SpecKinds } from './types/spec-events.js';

/** Kinds outside the specification have one form, which is that of the live game. */
interface KindsByDialect {
  spec: SpecKinds & ExtraKinds;
  game: GameKinds;
}

type ExtraKinds = Omit<GameKinds, keyof SpecKinds>;

/** The name of a kind of the specification, such as `'FSDJump'`. */
export type KindName = keyof SpecKinds;

/** The name of a kind of the live game that is not in the specification, such as `'Loadout'`. */
export type ExtraKindName = keyof ExtraKinds;

/** The name of any kind with a table, whether it is in the specification or not. */
export type EventName = KindName | ExtraKindName;

/**
 * An event of one kind: `EventOf<'FSDJump'>`, or `EventOf<'FSDJump', 'spec'>` to the letter of the
 * specification.
 */
export type EventOf<Name extends EventName, Spoken extends Dialect = DefaultDialect> = KindsByDialect[Spoken][Name];

/** An event of one of the kinds outside the specification: `ExtraKindOf<'Loadout'>`. */
export type ExtraKindOf<Name extends ExtraKindName> = ExtraKinds[Name];

/** An event of any kind with a table; checking `event.event` narrows the type. */
export type AnyEvent<Spoken extends Dialect = DefaultDialect> = KindsByDialect[Spoken][EventName];

/**
 * The name of an event without a table. TypeScript cannot say "any string but these", and with a plain
 * string, which might be `'Docked'`, too, `event.event === 'Docked'` would narrow nothing. So a pattern that
 * no name matches stands for all others.
 */
export type UnknownEventName = `(not listed) ${string}`;

/** A kind that has a file of its own beside the journal. */
export type CompanionKind = keyof Companions;

/** What the file of a kind may hold: an event of that kind. A route that was cleared is a NavRouteClear. */
export type CompanionEvent<Name extends CompanionKind> =
  | EventOf<Name>
  | (Name extends 'NavRoute' ? EventOf<'NavRouteClear'> : never);

/** The name of a file beside the journal, such as `'Status.json'`. */
export type CompanionFile = Companions[CompanionKind];
