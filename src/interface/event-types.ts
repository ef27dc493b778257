import type { Dialect } from './dialect/dialects.js';
import type { Kinds as SurroundingKinds } from './types/extra-events.js';
import type { Kinds as GameKinds } from './types/game-events.js';
import type { Companions, Kinds as SpecKinds } from './types/spec-events.js';

interface KindsByDialect {
  spec: SpecKinds;
  game: GameKinds;
}

/** The name of a kind, such as `'FSDJump'`. */
export type KindName = keyof SpecKinds;

/** An event of one kind: `EventOf<'FSDJump'>`, or `EventOf<'FSDJump', 'game'>` as the live game writes it. */
export type EventOf<Name extends KindName, Spoken extends Dialect = 'spec'> = KindsByDialect[Spoken][Name];

/** An event of any kind; checking `event.event` narrows the type. */
export type AnyEvent<Spoken extends Dialect = 'spec'> = KindsByDialect[Spoken][KindName];

/** The name of a kind of the live game that is not in the specification, such as `'Loadout'`. */
export type ExtraKindName = keyof SurroundingKinds;

/** An event of one of those kinds: `SurroundingOf<'Loadout'>`. */
export type ExtraKindOf<Name extends ExtraKindName> = SurroundingKinds[Name];

/** The name of any kind with a table, whether it is in the specification or not. */
export type EventName = KindName | ExtraKindName;

/** A kind that has a file of its own beside the journal. */
export type CompanionKind = keyof Companions;

/** The name of a file beside the journal, such as `'Status.json'`. */
export type CompanionFile = Companions[CompanionKind];
