import { counted } from '../../../words/counted.js';
import { sentence } from '../../../words/sentence.js';
import type { SourceInfo } from '../../protocol.js';

export interface NoticeFacts {
  readonly info: SourceInfo | undefined;
  /** Title of the journal shown before, if another has replaced it. */
  readonly formerTitle: string | undefined;
  readonly hasToken: boolean;
}

/** Notices about the source, as sentences. */
export function sourceNotices({ info, formerTitle, hasToken }: NoticeFacts): readonly string[] {
  if (!info) return [];
  const { problem, leftOut = 0, stage } = info;
  return [
    ...(problem === undefined ? [] : [sentence(problem)]),
    ...(formerTitle === undefined
      ? []
      : [`Another cockpit answers at this address now: this is no longer ${formerTitle}.`]),
    ...(leftOut === 0
      ? []
      : [`${counted(leftOut, 'older journal')} left out: start the cockpit without --max-bytes to see all of them.`]),
    // Every start of the cockpit makes a new token.
    ...(stage && !stage.canControl
      ? [
          hasToken
            ? 'To control this session, open the address that the cockpit printed when it started.'
            : 'To control this session, use the whole address that the cockpit printed, including #token.',
        ]
      : []),
  ];
}
