import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Source } from '../source.js';
import { onNewBeginning } from '../store/new-beginning.js';
import { paced } from '../store/paced.js';
import { source } from '../store/session-store.js';
import { messageOf } from '../words/message-of.js';

/** Milliseconds before retrying a failed question: a recording gives no other occasion. */
const retryDelay = 2000;

/**
 * Asks the source when the signals read by `isDue` change, at most every `pause` milliseconds. `answer` is
 * the latest one about this journal; undefined before the first.
 */
export function useAnswer<Answer>(isDue: () => boolean, pause: number, ask: (asked: Source) => Promise<Answer>) {
  const answer = useSignal<Answer | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  const look = useRef(
    paced(async () => {
      const asked = source.peek();
      try {
        const given = asked && (await ask(asked));
        if (source.peek() === asked) answer.value = given;
        problem.value = undefined;
      } catch (error) {
        problem.value = messageOf(error);
        if (source.peek() === asked) setTimeout(look.current, retryDelay);
      }
    }, pause),
  );
  useEffect(
    () =>
      onNewBeginning(() => {
        answer.value = undefined;
        if (isDue()) look.current();
      }),
    [],
  );
  useSignalEffect(() => {
    if (isDue()) look.current();
  });
  return { answer: answer.value, problem: problem.value };
}
