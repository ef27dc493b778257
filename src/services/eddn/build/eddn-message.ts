import type { Members } from '../../../interface/object-rule.js';
import type { Where } from '../../../state/journal-state.js';

/** What is posted to EDDN. */
export interface EddnContent {
  readonly $schemaRef: string;
  readonly header: Members;
  readonly message: Members;
}

/** Why a careful uploader does not send a message, although a line could feed it. */
export type Withheld = 'crew' | 'cqc' | 'system' | 'incomplete' | 'no-file';

/** A message that a line of the journal feeds. */
export interface BuiltMessage {
  /** Name and version: `commodity/3`. */
  readonly schema: string;
  readonly content: EddnContent;
  /** The line; of a run of signals, the first. */
  readonly from: Where | undefined;
  readonly withheld?: Withheld;
  /** Signals of the run that do not belong into the message. */
  readonly leftOut?: readonly LeftOutSignal[];
}

export interface LeftOutSignal {
  readonly signal: Members;
  readonly why: 'stranger' | 'mission';
}
