import type { Patch } from '../../interface/object-rule.js';
import type { SessionExample } from '../session/session-rule.js';

/** What obeys a rule or breaks it, in the form that shows it best. */
export type RuleExample =
  | EventExample
  | MembersExample
  | LinesExample
  | DirectoryExample
  | ({ readonly is: 'scene' } & SessionExample);

/** One event as it is written; `pointer` is where it breaks the rule. */
export interface EventExample {
  readonly is: 'event';
  readonly text: string;
  readonly pointer?: string;
}

/** What matters of an object of a shape; the rest of it may be anything. */
export interface MembersExample {
  readonly is: 'members';
  readonly of: string;
  readonly members: Patch;
  /** Members that are not there. */
  readonly without: readonly string[];
}

/** The content of a journal. */
export interface LinesExample {
  readonly is: 'lines';
  readonly text: string;
  readonly encoding: 'utf8' | 'latin1';
  /** How many bytes a line may have here, where the real limit is beyond all showing. */
  readonly longest?: number;
}

/** The content of a directory by file name; a name that ends in `/` is a folder. */
export interface DirectoryExample {
  readonly is: 'directory';
  readonly files: Readonly<Record<string, string>>;
}
