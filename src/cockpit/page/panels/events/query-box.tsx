import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { visible } from '../../../../words/printable.js';
import { parseQuery } from '../../../recording/query/parse-query.js';
import { runKey } from '../../parts/run-key.js';
import { source } from '../../store/session-store.js';
import type { Completion } from './complete-query.js';
import { queryInput } from './event-focus.js';
import { queryText, search } from './row-store.js';

/** Debounce in milliseconds: each search scans the whole journal. */
const typingPause = 250;

/** The query, with completion by keys and what is wrong with it. */
export function QueryBox() {
  const draft = useSignal(queryText.value ?? '');
  const complete = useSignal<((query: string, caret: number) => Completion[]) | undefined>(undefined);
  const caret = useSignal<number | undefined>(undefined);
  const active = useSignal(-1);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Menus and links change it, too.
  const applied = queryText.value ?? '';
  useEffect(() => {
    if (applied.trim() !== draft.peek().trim()) draft.value = applied;
  }, [applied, draft]);
  const completions = useComputed(() =>
    caret.value === undefined ? [] : (complete.value?.(draft.value, caret.value) ?? []),
  ).value;
  const problem = useComputed(() => parseQuery(draft.value).problem).value;

  const load = async () => {
    const [{ completeQuery }, { queryWords }] = await Promise.all([
      import('./complete-query.js'),
      import('./query-words.js'),
    ]);
    const words = queryWords((await source.value?.ask('kinds', {}).catch(() => undefined)) ?? []);
    complete.value = (query, at) => completeQuery(query, at, words);
  };
  const apply = () => {
    clearTimeout(timer.current);
    search(draft.value);
  };
  const type = (text: string, at: number | null) => {
    draft.value = text;
    caret.value = text === '' ? undefined : (at ?? text.length);
    active.value = -1;
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, typingPause);
  };
  const close = () => {
    caret.value = undefined;
    active.value = -1;
  };
  const accept = ({ from, to, text }: Completion) => {
    const space = text.endsWith(':') || draft.value[to] === ' ' ? '' : ' ';
    const end = from + text.length + space.length;
    const changed = draft.value.slice(0, from) + text + space + draft.value.slice(to);
    // At once: the next key may come before the page is drawn.
    const box = queryInput.peek();
    if (box) box.value = changed;
    box?.setSelectionRange(end, end);
    type(changed, end);
    if (space !== '') close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = completions[active.value];
    const count = completions.length;
    runKey(event, {
      ArrowDown: () => {
        if (count === 0) caret.value = queryInput.peek()?.selectionStart ?? draft.value.length;
        else active.value = (active.value + 1) % count;
      },
      ArrowUp: count > 0 ? () => (active.value = (Math.max(active.value, 0) + count - 1) % count) : undefined,
      Enter: () => {
        if (chosen) return accept(chosen);
        close();
        apply();
      },
      Tab: chosen && (() => accept(chosen)),
      Escape: count > 0 ? close : undefined,
    });
  };
  return (
    <div
      class="query-box"
      onFocusOut={() => {
        close();
        apply();
      }}
    >
      <input
        ref={keepBox}
        type="search"
        role="combobox"
        list={undefined}
        spellcheck={false}
        autocomplete="off"
        placeholder="kind:Docked fuel<8 …"
        aria-label="Filter events"
        aria-keyshortcuts="/"
        aria-expanded={completions.length > 0}
        aria-controls="query-completions"
        aria-activedescendant={active.value >= 0 ? `query-completion-${active.value}` : undefined}
        aria-invalid={problem !== undefined}
        aria-describedby="query-problem"
        value={draft.value}
        onFocus={() => void (complete.value ?? load())}
        onInput={({ currentTarget }) => type(currentTarget.value, currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      <ul
        id="query-completions"
        class="popup"
        role="listbox"
        aria-label="Completions"
        hidden={completions.length === 0}
      >
        {completions.map((each, index) => (
          <li
            key={each.text}
            id={`query-completion-${index}`}
            role="option"
            aria-selected={index === active.value}
            // The box keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => accept(each)}
          >
            <span>{visible(each.name)}</span> <span class="muted">{visible(each.about)}</span>
          </li>
        ))}
      </ul>
      <p id="query-problem" role="status" class="query-problem">
        {caret.value === undefined && problem}
      </p>
    </div>
  );
}

function keepBox(element: HTMLInputElement | null): void {
  queryInput.value = element;
}
