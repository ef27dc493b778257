import type { ServiceText } from '../service-names.js';
import type { ToolDefinition } from '../tool/tool-definition.js';
import type { Expectations } from './expect-shape.js';
import type { PlayedSession } from './session-shape.js';
import type { ScenarioStep } from './step-shape.js';
import type { TrialHeader } from './trial-shape.js';

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
