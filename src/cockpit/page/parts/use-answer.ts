import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Source } from '../source.js';
import { paced } from '../store/paced.js';
import { source } from '../store/session-store.js';
import { messageOf } from '../words/message-of.js';

interface Answered<Answer> {
  /** The latest one; undefined before the first. */
  readonly answer: Answer | undefined;
  readonly problem: string | undefined;
}

/** Asks the source when the signals read by `isDue` change, at most every `pause` milliseconds. */
export function useAnswer<Answer>(
  isDue: () => boolean,
  pause: number,
  ask: (asked: Source) => Promise<Answer>,
): Answered<Answer> {
  const answer = useSignal<Answer | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  const look = useRef(
    paced(async () => {
      try {
        const asked = source.peek();
        if (asked) answer.value = await ask(asked);
        problem.value = undefined;
      } catch (error) {
        problem.value = messageOf(error);
      }
    }, pause),
  );
  useSignalEffect(() => {
    if (isDue()) look.current();
  });
  return { answer: answer.value, problem: problem.value };
}
