import { computed } from '@preact/signals';
import { stageActions } from '../../store/stage-actions.js';

/** Which action wrote a line, in words, by its number. */
export const actionOfLine = computed(
  (): ReadonlyMap<number, string> =>
    new Map(stageActions.value.flatMap(({ name, words, lines }) => lines.map((n) => [n, `${name} ${words}`] as const))),
);
