import type { FaultText } from '../direct/faults/faults.js';
import type { SettingsFor, SituationName, WrittenBy } from '../direct/situations/situation-names.js';
import type { StageState } from '../direct/state/stage-state.js';
import type { CompanionEvent, CompanionKind, EventName, EventOf } from '../interface/event-types.js';
import type { Members } from '../interface/object-rule.js';
import type { JournalEvent, UnknownEvent } from '../journal/journal-event.js';
import type { Services } from '../services/server/running-services.js';
import type { EventFields } from '../simulate/event-fields.js';
import type { KeyEntry } from './faults/answer-key.js';
import type { RequestedFault } from './faults/requested-fault.js';

/** The result of a trigger or an injection. */
export interface Triggered {
  /** The lines that were written, including those of anything that had to happen first. */
  readonly events: readonly JournalEvent[];
  /** The state of the session after that. */
  readonly state: StageState;
  /** What to know about it, such as that the dialect has no lines for it. */
  readonly hint?: string;
}

/** The result of a trigger of one situation. */
export interface TriggeredBy<Name extends SituationName> extends Triggered {
  /** The last line of each kind that the situation writes: `wrote.Docked`. Absent if the dialect lacks it. */
  readonly wrote: { readonly [Kind in WrittenBy<Name>]?: EventOf<Kind> };
}

/** An event of a kind with a table, to be injected. Its time is now unless it has a timestamp. */
export type EventToInject<Name extends EventName> = {
  readonly event: Name;
  readonly timestamp?: string;
} & EventFields<Name>;

/** A session written to a directory while you control it. Runs until it is closed. */
export interface Stage extends AsyncDisposable {
  readonly directory: string;
  readonly seed: number;

  /** The true state at this moment. */
  readonly state: StageState;
  /** The lines written so far; of a long session at least the latest 20,000. */
  readonly written: readonly JournalEvent[];
  /** The content of a companion file, such as Status. */
  companion<Name extends CompanionKind>(kind: Name): CompanionEvent<Name> | undefined;
  /** The faults that have happened so far. */
  readonly answerKey: readonly KeyEntry[];
  /** How to reproduce the session: a command line, or a scenario if a command line cannot express it. */
  readonly reproduction: string;

  /** The services that were started for the tool: `stage.services.eddn.messages`. */
  readonly services: Services;

  /** Makes a situation happen now, along with everything it needs first, and returns what was written. */
  trigger<Name extends SituationName>(name: Name, settings?: SettingsFor<Name>): Promise<TriggeredBy<Name>>;
  /**
   * Writes an event now, and the state of the session follows it. Throws `InjectionRefused` if the checker
   * objects, unless `anyway` is set. Its time is now unless it has a timestamp.
   */
  inject<Name extends EventName>(
    event: EventToInject<Name> | UnknownEvent,
    options?: InjectOptions,
  ): Promise<Triggered>;
  /** Writes an event of any kind, with any fields, even if the checker objects. */
  inject(event: unknown, options: InjectOptions & { readonly anyway: true }): Promise<Triggered>;
  /** Writes an event of a kind without a table. Its name must be a `string`: a literal must have a table. */
  inject<Kind extends string>(
    event: { readonly event: string extends Kind ? Kind : never } & Members,
    options?: InjectOptions,
  ): Promise<Triggered>;
  /** Requests a fault: `torn-line` breaks the next line, `torn-line:2%` some of the following ones. */
  fault(request: FaultText): void;
  /** Stops requested faults of this name or text, all by default; returns them. */
  stopFault(fault?: FaultText): readonly RequestedFault[];
  /** All requested faults, stopped ones included. */
  readonly requestedFaults: readonly RequestedFault[];

  /** The time in the session, in milliseconds since 1970. */
  readonly now: number;
  readonly speed: number;
  readonly isPaused: boolean;
  /** Lets time run, at another speed if one is given. */
  play(speed?: number): void;
  pause(): void;
  /** Advances to the next write now, whatever the clock says, and returns the lines written. */
  step(): readonly JournalEvent[];
  /**
   * Advances to the given time now, in milliseconds since 1970 and at most a week ahead, and returns the
   * lines written. Yields to other tasks meanwhile; aborting the signal stops it where it is.
   */
  advance(to: number, options?: AdvanceOptions): Promise<readonly JournalEvent[]>;

  /** Ends the session: Status then shows that the game is closed. */
  end(): void;
  readonly hasEnded: boolean;
  /**
   * Resolves when the session is over, to `true` if it ended by itself. Awaiting it keeps the process alive.
   */
  readonly finished: Promise<boolean>;
  /** Ends the session and releases the directory; calling it again has no effect. */
  close(): Promise<void>;
}

export interface InjectOptions {
  /** Whether to write the event even if the checker objects. */
  readonly anyway?: boolean;
}

export interface AdvanceOptions {
  readonly signal?: AbortSignal;
}
