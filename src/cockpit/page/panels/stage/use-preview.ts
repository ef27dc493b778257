import { useEffect, useState } from 'preact/hooks';
import type { Answer } from '../../../../stage/control/control-protocol.js';
import type { Requests } from '../../../../stage/control/control-requests.js';
import { progress, stageControl } from '../../store/session-store.js';
import { sessionTime } from './stage-clock-time.js';
import { controlCount, lastClock, sentence } from './stage-requests.js';

export type Preview =
  | { readonly is: 'coming' }
  | { readonly is: 'refused'; readonly message: string }
  | {
      readonly is: 'there';
      readonly answer: Answer;
      /** Session time and number of lines at the time of the preview. */
      readonly at: number;
      readonly lines: number;
      readonly again: () => void;
    };

/** Debounce of field changes, in milliseconds. */
const pause = 350;

/**
 * Requests the preview of a situation: when it is chosen, when its settings change, and after other requests.
 */
export function usePreview(request: Requests['preview'], isWrong: boolean): Preview {
  const [preview, show] = useState<Preview>({ is: 'coming' });
  const [times, again] = useState(0);
  const wish = JSON.stringify(request);
  const requests = controlCount.value;
  useEffect(() => {
    if (isWrong) return undefined;
    let isWanted = true;
    show({ is: 'coming' });
    const look = async () => {
      const clock = lastClock.peek();
      const at = clock ? sessionTime(clock, Date.now()) : Number.NaN;
      const { lines } = progress.peek();
      try {
        const answer = await stageControl.peek()?.request('preview', JSON.parse(wish) as Requests['preview']);
        if (isWanted && answer) show({ is: 'there', answer, at, lines, again: () => again((so) => so + 1) });
      } catch (error) {
        if (isWanted) show({ is: 'refused', message: sentence(error) });
      }
    };
    const timer = setTimeout(() => void look(), pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wish, isWrong, requests, times]);
  return preview;
}
