import type { NamedEvent } from '../injection/injection-findings.js';
import type { ServiceName, ServiceText } from '../service-names.js';
import type { SettingInputs } from '../settings/session-settings.js';
import type { SituationName } from '../situations/situation-table.js';
import type { ToolExpectation } from '../tool/parse-tool-expectations.js';
import type { ToolDefinition } from '../tool/tool-definition.js';
import type { MessageMembers } from './expected-message-table.js';
import type { LocatedList, LocatedObject } from './located-value.js';
import type { PlayedSession } from './parse-session.js';
import type { SourcePosition } from './scenario-error.js';
import type { ValueStep } from './step-table.js';
import type { TrialHeader } from './trial-header.js';

/** A parsed scenario: the steps of a session, and the expectations about it. */
export interface Scenario extends PlayedSession {
  /** The path as the user wrote it; messages begin with it. */
  readonly file: string;
  readonly about: string;
  /** Sessions whose journals are in the directory before it begins. */
  readonly before: readonly PlayedSession[];
  /** The services beside the session: those named, and those that a step or an expectation needs. */
  readonly services: readonly ServiceText[];
  /** The program under test. */
  readonly tool?: ToolDefinition | undefined;
  readonly steps: readonly ScenarioStep[];
  readonly expect: Expectations;
  /** What makes it part of the course. */
  readonly trial?: TrialHeader | undefined;
}

/** One step, with its position in the file. */
export type ScenarioStep = SourcePosition &
  (
    | {
        readonly situation: SituationName;
        readonly settings: SettingInputs;
        /** Whether the scenario goes on if the situation fails. */
        readonly anyway?: boolean;
      }
    | (ValueStep & {
        /** Beside `ask`: the right answer in words. */
        readonly answer?: string;
      })
    | {
        /** The timestamp is that of the session, unless the event has its own. */
        readonly inject: NamedEvent;
        /** Whether it is written even if it is not valid. */
        readonly anyway?: boolean;
      }
  );

/** A step that concerns the tool, not the session. */
export type ToolStep = Extract<ScenarioStep, { ask: unknown } | { tool: unknown }>;

/** What is expected at the end. */
export interface Expectations {
  /** In this order, possibly with others in between. */
  readonly events: readonly ExpectedEvent[];
  readonly never: readonly ExpectedEvent[];
  /** Part of the state after the last step. */
  readonly state: LocatedObject | undefined;
  /** In any order, possibly with others in between; the count of what is not to be sent is 0. */
  readonly messages: readonly ExpectedMessage[];
  /** The rules that messages break; an empty list for none. */
  readonly findings: LocatedList | undefined;
  /** Rules that no message breaks. */
  readonly unbroken: readonly UnbrokenRule[];
  /** Only looked at if there is a tool. */
  readonly tool: readonly ToolExpectation[];
}

/** A rule about messages. */
export interface UnbrokenRule extends SourcePosition {
  readonly rule: string;
}

/** A message to a service. */
export interface ExpectedMessage extends SourcePosition, MessageMembers {
  readonly service: ServiceName;
  /** Any kind if left out. */
  readonly kind?: string | undefined;
}

/** An event, and the members that are expected of it. */
export interface ExpectedEvent extends SourcePosition {
  readonly event: string;
  readonly members: LocatedObject | undefined;
}
