import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useShortcut } from '../../store/shortcuts.js';
import { goTo, shownMoment, wantedTarget } from '../../store/shown-moment.js';
import { dateAndClock } from '../../words/time-words.js';
import { parseTime, timeForms } from './parse-time.js';

/** The time of the shown moment, and a field for another. */
export function TimeField() {
  const field = useRef<HTMLInputElement>(null);
  const typed = useSignal<string | undefined>(undefined);
  const isWrong = useSignal(false);
  useShortcut({ key: 'g', about: 'go to a time: 21:30, 2026-11-14 21:30, -1h', run: () => field.current?.focus() });
  const wanted = wantedTarget.value;
  const time = wanted && 'time' in wanted ? wanted.time : shownMoment.value.time;
  const leave = () => {
    typed.value = undefined;
    isWrong.value = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') field.current?.blur();
    if (event.key !== 'Enter') return;
    const to = parseTime(field.current?.value ?? '', time ?? Date.now());
    isWrong.value = to === undefined;
    if (to === undefined) return;
    goTo({ time: to });
    field.current?.blur();
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
        aria-invalid={isWrong.value}
        value={typed.value ?? (time === undefined ? '' : dateAndClock(time))}
        onFocus={() => field.current?.select()}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
        }}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {isWrong.value && (
        <span class="popup time-hint" role="alert">
          Not a time. Try {timeForms}
        </span>
      )}
    </span>
  );
}
