import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { info } from '../../store/session-store.js';
import type { Completion } from './event-completion.js';
import { injectDraft } from './inject-draft.js';

interface EventEditorProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly isInvalid: boolean;
}

const listId = 'inject-completion';

/** The text of an event; fields and words of the tables are offered while typing, and with Ctrl+Space. */
export function EventEditor({ field, isInvalid }: EventEditorProps) {
  const [completion, offer] = useState<Completion | undefined>(undefined);
  const [active, move] = useState(0);
  const list = useRef<HTMLUListElement>(null);

  const look = async (isAsked: boolean) => {
    const { completionAt } = await import('./judge-event.js');
    const { value = '', selectionStart: at = 0 } = field.current ?? {};
    // Unasked only after a letter or a quote: a list after each bracket would be in the way.
    const isWanted = isAsked || /["\w]$/.test(value.slice(0, at));
    offer(isWanted ? completionAt(value, at, info.value?.dialect ?? 'game') : undefined);
    move(0);
  };
  const accept = (index: number) => {
    const insert = completion?.choices[index]?.insert;
    const { current } = field;
    if (!completion || insert === undefined || !current) return;
    current.setRangeText(insert, completion.from, completion.to, 'end');
    injectDraft.value = current.value;
    offer(undefined);
    current.focus();
    // After a name, its values are next.
    if (insert.endsWith(':')) void look(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = completion?.choices.length ?? 0;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === ' ' && event.ctrlKey) void look(true);
    else if (count > 0 && step !== undefined) {
      const next = (active + step + count) % count;
      move(next);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    } else if (count > 0 && (event.key === 'Enter' || event.key === 'Tab')) accept(active);
    else if (count > 0 && event.key === 'Escape') offer(undefined);
    else return;
    event.preventDefault();
  };
  return (
    <div class="stage-stack event-editor">
      <textarea
        ref={field}
        class="inject-text"
        aria-label="Event to inject, as JSON"
        aria-invalid={isInvalid}
        aria-describedby="inject-judgement inject-keys"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={completion ? `${listId}-${active}` : undefined}
        placeholder={'{ "event":"ReceiveText", "From":"", "Message":"o7", "Channel":"local" }'}
        spellcheck={false}
        value={injectDraft.value}
        onInput={(event) => {
          injectDraft.value = event.currentTarget.value;
          void look(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => offer(undefined)}
      />
      <ul
        ref={list}
        id={listId}
        class="completion-list"
        role="listbox"
        aria-label="Fields and words of the table"
        hidden={!completion}
        style={{ top: `${belowCaret(field.current, completion)}px` }}
      >
        {completion?.choices.map(({ insert, about }, at) => (
          // The focus stays in the field, which handles the keys.
          <li
            key={insert}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => accept(at)}
          >
            <code>{insert}</code> <span class="muted">{about}</span>
          </li>
        ))}
      </ul>
      <p id="inject-keys" class="muted">
        Ctrl+Space offers fields and words; Enter takes one, Escape closes the list.
      </p>
    </div>
  );
}

/** Where the line after that of the caret begins, in pixels: lines are not wrapped. */
function belowCaret(field: HTMLTextAreaElement | null, completion: Completion | undefined): number {
  if (!field || !completion) return 0;
  const { lineHeight, paddingTop } = getComputedStyle(field);
  const lines = field.value.slice(0, completion.from).split('\n').length;
  return Math.min(
    lines * Number.parseFloat(lineHeight) + Number.parseFloat(paddingTop) - field.scrollTop,
    field.clientHeight,
  );
}
