import type { EventName } from '../interface/event-types.js';
import type { EventDraft, EventFields, NoOtherFields, UncheckedDraft } from './event-fields.js';

/** The next step of an activity: let time pass, write an event, or close the game and start it later. */
export type Step = WaitStep | WriteStep | ForceWriteStep | AwayStep;

interface WaitStep {
  /** Seconds. */
  readonly wait: number;
  readonly away?: undefined;
  readonly write?: undefined;
  readonly force?: undefined;
  readonly kind?: undefined;
}

export interface WriteStep<Name extends EventName = EventName> {
  readonly kind: Name;
  /** May be computed on access. */
  readonly fields: EventFields<Name>;
  /** Kind and fields together; a copy, made on access. */
  readonly write: EventDraft<Name>;
  readonly away?: undefined;
  readonly force?: undefined;
  readonly wait?: undefined;
}

/** Writes an event unconditionally, even of a kind that the dialect lacks or the user did not select. */
export interface ForceWriteStep {
  readonly write: UncheckedDraft;
  readonly force: true;
  readonly away?: undefined;
  readonly kind?: undefined;
  readonly wait?: undefined;
}

/** The game is not running: nothing is written meanwhile, and the next line begins another journal. */
export interface AwayStep {
  /** Seconds. */
  readonly away: number;
  /** Whether the game crashed: no Shutdown, and Status stays as it was. */
  readonly crashes: boolean;
  readonly write?: undefined;
  readonly force?: undefined;
  readonly kind?: undefined;
  readonly wait?: undefined;
}

/** What the commander does, step by step. Between its steps an activity changes the world. */
export type Activity = Generator<Step, void, undefined>;

/** Lets seconds pass; Status is kept up to date during the wait. */
export function wait(seconds: number): Step {
  return { wait: seconds };
}

/**
 * Writes an event. The fields must be exactly those of its kind: a misspelt or missing one does not compile.
 * Fields that only the companion file of a kind has, such as the Items of Market, go into that file. Cargo,
 * ShipLocker and Backpack always have their lists in the file, and in the line if they are given here. A kind
 * that the dialect lacks is skipped when the step is written.
 */
export function write<Name extends EventName, Given extends EventFields<Name>>(
  event: Name,
  fields: NoOtherFields<Given, Name>,
): WriteStep<Name> {
  return new GivenStep(event, fields);
}

/** Like `write`, for fields that are costly to make: they are not made if the dialect lacks the kind. */
export function writeMade<Name extends EventName>(event: Name, make: () => EventFields<Name>): WriteStep<Name> {
  return new MadeStep(event, make);
}

/** Classes, not literals: V8 calls its runtime for every literal with a getter. */
class GivenStep<Name extends EventName> implements WriteStep<Name> {
  readonly kind: Name;
  readonly fields: EventFields<Name>;

  constructor(kind: Name, fields: EventFields<Name>) {
    this.kind = kind;
    this.fields = fields;
  }

  get write(): EventDraft<Name> {
    return { event: this.kind, ...this.fields };
  }
}

class MadeStep<Name extends EventName> implements WriteStep<Name> {
  readonly kind: Name;
  readonly #make: () => EventFields<Name>;

  constructor(kind: Name, make: () => EventFields<Name>) {
    this.kind = kind;
    this.#make = make;
  }

  get fields(): EventFields<Name> {
    return this.#make();
  }

  get write(): EventDraft<Name> {
    return { event: this.kind, ...this.#make() };
  }
}

/** Writes an unchecked event unchanged. */
export function forceWrite(event: UncheckedDraft): ForceWriteStep {
  return { write: event, force: true };
}
