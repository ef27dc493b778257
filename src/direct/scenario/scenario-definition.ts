import type { Dialect } from '../../interface/dialect/dialects.js';
import type { PlanName } from '../../simulate/plans/plans.js';
import type { FaultText } from '../faults/faults.js';
import type { NamedEvent } from '../injection/injected-event.js';
import type { GivenSettings, SettingInputs } from '../settings/session-settings.js';
import type { SituationName } from '../situations/situation-table.js';
import type { LocatedObject } from './located-value.js';
import type { SourcePosition } from './scenario-error.js';

/** A file that tells what is to happen and what must come of it: read, and found to make sense. */
export interface Scenario {
  /** As it was named; every sentence about it begins with it. */
  readonly file: string;
  readonly about: string;
  readonly seed: number;
  readonly start: Date;
  readonly dialect: Dialect;
  /** What goes on where no step does. */
  readonly plan: PlanName;
  /** How many seconds it lasts at most. */
  readonly seconds: number;
  /** What is set before it begins, as it was written. */
  readonly given: GivenSettings;
  readonly steps: readonly ScenarioStep[];
  readonly expect: Expectations;
}

/** What happens next. */
export type ScenarioStep = SourcePosition &
  (
    | {
        readonly situation: SituationName;
        readonly settings: SettingInputs;
        /** Whether it goes on even if it does not come about. */
        readonly anyway?: boolean;
      }
    | { readonly wait: number }
    /** All that is due until a moment, in milliseconds since 1970. */
    | { readonly leap: number }
    /** The next things that are written, so many of them. */
    | { readonly step: number }
    /** The time is that of the moment, unless it brings its own. */
    | { readonly inject: NamedEvent }
    /** As it is asked for on a stage: `torn-line` for the next line. */
    | { readonly fault: FaultText }
  );

/** What must have come about at the end. */
export interface Expectations {
  /** In this order, with others in between. */
  readonly events: readonly ExpectedEvent[];
  readonly never: readonly ExpectedEvent[];
  /** Part of the truth after the last step. */
  readonly state: LocatedObject | undefined;
}

/** An event, and those of its members that matter. */
export interface ExpectedEvent extends SourcePosition {
  readonly event: string;
  readonly members: LocatedObject | undefined;
}
