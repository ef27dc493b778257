import { useEffect, useState } from 'preact/hooks';
import type { Answer, Requests } from '../../../../stage/control/control-protocol.js';
import { progress, stageControl } from '../../store/session-store.js';
import { sessionTime } from './stage-clock-time.js';
import { heardClock, sentence, timesSteered } from './stage-steering.js';

/** What would be written now. */
export type Preview =
  | { readonly is: 'coming' }
  | { readonly is: 'refused'; readonly message: string }
  | {
      readonly is: 'there';
      readonly answer: Answer;
      /** The time in the session, and the number of lines, for which it was made. */
      readonly at: number;
      readonly lines: number;
      readonly again: () => void;
    };

/** After the last change in a field, in milliseconds. */
const pause = 350;

/** Asks what a situation would write: when it is chosen, when its settings change, and after whatever else was asked for. */
export function usePreview(request: Requests['preview'], isWrong: boolean): Preview {
  const [preview, show] = useState<Preview>({ is: 'coming' });
  const [times, again] = useState(0);
  const wish = JSON.stringify(request);
  const steered = timesSteered.value;
  useEffect(() => {
    if (isWrong) return undefined;
    let isWanted = true;
    show({ is: 'coming' });
    const look = async () => {
      const clock = heardClock.peek();
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
  }, [wish, isWrong, steered, times]);
  return preview;
}
