import { counted } from '../../../words/counted.js';
import type { SourceInfo } from '../../protocol.js';

export interface NoticeFacts {
  readonly info: SourceInfo | undefined;
  /** What the page looked at before, if another journal has taken its place since. */
  readonly formerTitle: string | undefined;
  readonly hasToken: boolean;
}

/** What somebody should know about what the page looks at, as sentences. */
export function sourceNotices({ info, formerTitle, hasToken }: NoticeFacts): readonly string[] {
  if (!info) return [];
  const { problem, leftOut = 0, stage } = info;
  return [
    ...(problem === undefined ? [] : [sentence(problem)]),
    ...(formerTitle === undefined
      ? []
      : [`Another cockpit answers at this address now: this is no longer ${formerTitle}.`]),
    ...(leftOut === 0 ? [] : [`There is too much to read at once: ${counted(leftOut, 'older journal')} left out.`]),
    // The token is made anew with every start of the cockpit.
    ...(stage && !stage.canSteer
      ? [
          hasToken
            ? 'To steer this session, open the address that the cockpit printed when it was started.'
            : 'This session can be steered with the whole address that the cockpit printed, #token and all.',
        ]
      : []),
  ];
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
