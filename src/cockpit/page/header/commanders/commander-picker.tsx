import './commander-picker.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { counted } from '../../../../words/counted.js';
import type { CommanderEntry } from '../../../protocol.js';
import { info, source } from '../../store/session-store.js';
import { messageOf } from '../../words/message-of.js';
import { dateAndClock } from '../../words/time-words.js';
import { foundCommanders } from './commander-search.js';

/** Names shown at most; typing narrows the list. */
const mostShown = 100;

const optionId = (index: number) => `commander-${index}`;

/** Search field with the list of matching commanders; choosing one closes it. */
export function CommanderPicker() {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const all = useSignal<readonly CommanderEntry[] | undefined>(undefined);
  const error = useSignal<string | undefined>(undefined);
  const isChoosing = useSignal(false);
  const search = useSignal('');
  const at = useSignal(0);
  const found = foundCommanders(all.value ?? [], search.value);
  const shown = found.slice(0, mostShown);
  const active = Math.min(at.value, shown.length - 1);

  useEffect(() => {
    field.current?.focus();
    source.value?.commanders?.list().then(
      (commanders) => (all.value = commanders),
      (reason: unknown) => (error.value = messageOf(reason)),
    );
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = async ({ name }: CommanderEntry) => {
    isChoosing.value = true;
    error.value = undefined;
    error.value = await source.value?.commanders?.choose(name).then(() => undefined, messageOf);
    isChoosing.value = false;
    if (error.value === undefined) field.current?.closest<HTMLElement>('[popover]')?.hidePopover();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = shown[active];
    if (step !== undefined && shown.length > 0) at.value = (active + step + shown.length) % shown.length;
    else if (event.key === 'Enter' && entry) void choose(entry);
    else return;
    event.preventDefault();
  };

  return (
    <div class="commander-picker" aria-busy={isChoosing.value}>
      <input
        ref={field}
        role="combobox"
        aria-label="Commander to show"
        aria-expanded="true"
        aria-controls="commander-list"
        aria-autocomplete="list"
        aria-activedescendant={shown.length > 0 ? optionId(active) : undefined}
        placeholder="Part of a name"
        autocomplete="off"
        spellcheck={false}
        value={search.value}
        onInput={(event) => {
          search.value = event.currentTarget.value;
          at.value = 0;
        }}
        onKeyDown={onKeyDown}
      />
      <p class="muted" role="status">
        {isChoosing.value ? 'Fetching the journals …' : all.value ? foundWords(found.length) : 'Loading …'}
      </p>
      {error.value !== undefined && <p role="alert">{error.value}</p>}
      <ul ref={list} id="commander-list" role="listbox" aria-label="Commanders" hidden={shown.length === 0}>
        {shown.map((entry, index) => (
          // The focus stays in the field, which handles the keys.
          <li
            key={entry.name}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void choose(entry)}
          >
            <bdi>{entry.name}</bdi>{' '}
            <span class="muted">
              {entry.name === info.value?.choice?.commander ? 'shown now' : `since ${dateAndClock(entry.publishedAt)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function foundWords(count: number): string {
  if (count === 0) return 'No name contains that.';
  const more = count > mostShown ? `; the first ${mostShown} are listed` : '';
  return `${counted(count, 'commander')}${more}.`;
}
