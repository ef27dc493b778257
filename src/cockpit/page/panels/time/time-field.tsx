import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { progress } from '../../store/session-store.js';
import { useShortcut } from '../../store/shortcuts.js';
import { goTo, shownMoment, wantedTarget } from '../../store/shown-moment.js';
import { dateAndClock } from '../../words/time-words.js';
import { parseTime, timeForms } from './parse-time.js';

/** The time of the shown moment, and a field for another. */
export function TimeField() {
  const field = useRef<HTMLInputElement>(null);
  const typed = useSignal<string | undefined>(undefined);
  /** What to know about the typed time. */
  const hint = useSignal<string | undefined>(undefined);
  useShortcut({ key: 'g', about: 'go to a time: 21:30, 2026-11-14 21:30, -1h', run: () => field.current?.focus() });
  const wanted = wantedTarget.value;
  const time = wanted && 'time' in wanted ? wanted.time : shownMoment.value.time;
  const leave = () => {
    typed.value = undefined;
    hint.value = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') field.current?.blur();
    if (event.key !== 'Enter') return;
    const to = parseTime(field.current?.value ?? '', time ?? Date.now());
    hint.value = to === undefined ? `Not a time. Try ${timeForms}` : outsideWords(to);
    if (to === undefined) return;
    goTo({ time: Math.max(to, progress.value.first ?? to) });
    if (hint.value === undefined) field.current?.blur();
  };
  return (
    <span class="time-field">
      <input
        ref={field}
        type="text"
        aria-label="Time of the moment, in UTC"
        title={`UTC. Type ${timeForms}`}
        spellcheck={false}
        autocomplete="off"
        aria-invalid={hint.value !== undefined}
        value={typed.value ?? (time === undefined ? '' : dateAndClock(time))}
        onFocus={() => field.current?.select()}
        onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {hint.value !== undefined && (
        <span class="popup time-hint" role="alert">
          {hint}
        </span>
      )}
    </span>
  );
}

/** That a time is not in the journal, and what is shown instead. */
function outsideWords(time: number): string | undefined {
  const { first, last } = progress.value;
  if (first !== undefined && time < first) return `The journal begins at ${dateAndClock(first)}.`;
  return last !== undefined && time > last ? `The journal ends at ${dateAndClock(last)}.` : undefined;
}
