import type { EventName } from '../interface/event-types.js';
import type { EventDraft, EventFields, NoOtherFields, UncheckedDraft } from './event-fields.js';

/** What an activity does next: it lets time pass, or writes an event. */
export type Step = WaitStep | WriteStep | ForceWriteStep;

interface WaitStep {
  /** Seconds. */
  readonly wait: number;
  readonly write?: undefined;
  readonly force?: undefined;
  readonly kind?: undefined;
}

export interface WriteStep<Name extends EventName = EventName> {
  readonly kind: Name;
  /** May be made only when asked for. */
  readonly fields: EventFields<Name>;
  /** Both in one; a copy, made when asked for. */
  readonly write: EventDraft<Name>;
  readonly force?: undefined;
  readonly wait?: undefined;
}

/** Writes an event whatever it is, even of a kind that the dialect does not have or the user did not select. */
export interface ForceWriteStep {
  readonly write: UncheckedDraft;
  readonly force: true;
  readonly kind?: undefined;
  readonly wait?: undefined;
}

/** What the commander does, step by step. Between its steps an activity changes the world. */
export type Activity = Generator<Step, void, undefined>;

/** Lets seconds pass; Status is kept up to date meanwhile. */
export function wait(seconds: number): Step {
  return { wait: seconds };
}

/**
 * Writes an event. The fields must be exactly those of its kind: a misspelt or missing one does not compile. What only the file
 * of a kind has, such as the Items of Market, goes there. Cargo, ShipLocker and Backpack have their lists in the file always, and
 * in the line if they are given here. A kind that the dialect does not have is left out when it comes to writing.
 */
export function write<Name extends EventName, Given extends EventFields<Name>>(
  event: Name,
  fields: NoOtherFields<Given, Name>,
): WriteStep<Name> {
  return new GivenStep(event, fields);
}

/** The same for fields that take long to make: they are not made for a dialect that does not have the kind. */
export function writeMade<Name extends EventName>(event: Name, make: () => EventFields<Name>): WriteStep<Name> {
  return new MadeStep(event, make);
}

/** Classes: for a literal with a getter V8 calls its runtime each time. */
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

/** Writes an unchecked event as it is. */
export function forceWrite(event: UncheckedDraft): ForceWriteStep {
  return { write: event, force: true };
}
