import type { Scenario } from '../direct/scenario/scenario-definition.js';
import type { TrialHeader } from '../direct/scenario/trial-shape.js';

/** One trial of the course. */
export interface Trial {
  /** The name of its file, without the extension. */
  readonly name: string;
  readonly file: string;
  readonly header: TrialHeader;
  readonly scenario: Scenario;
}
