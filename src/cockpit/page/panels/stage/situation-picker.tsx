import { useEffect, useRef, useState } from 'preact/hooks';
import type { SituationEntry } from '../../../../direct/situations/situation-catalogue.js';
import { counted } from '../../../../words/counted.js';
import { useFirstField } from './first-field.js';
import { chooseSituation, chosenSituation, formId, triggerSituation } from './situation-choice.js';
import { foundSituations, inWords } from './situation-search.js';

const listId = 'situation-list';

/** Searches situations by name, description and written kinds. The list is open until one is chosen. */
export function SituationPicker({ all }: { readonly all: readonly SituationEntry[] }) {
  const field = useFirstField<HTMLInputElement>('situations');
  const list = useRef<HTMLUListElement>(null);
  const [search, write] = useState('');
  const [isOpen, open] = useState(!chosenSituation.value);
  const [at, move] = useState(0);
  const found = foundSituations(all, search);
  const active = found[Math.min(at, found.length - 1)];

  const isDrawn = useRef(false);
  useEffect(() => {
    // Where it scrolls to, Tab begins: at the first drawing that is the beginning of the page.
    if (!isDrawn.current) isDrawn.current = true;
    else if (isOpen) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    // After scrolling down a long list, the form's button would be out of view.
    else field.current?.scrollIntoView({ block: 'nearest' });
  }, [active, isOpen]);

  const choose = (entry: SituationEntry) => {
    chooseSituation(entry);
    write('');
    open(false);
    move(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      if (isOpen) move((Math.min(at, found.length - 1) + step + found.length) % Math.max(1, found.length));
      open(true);
    } else if (event.key === 'Enter' && isOpen && active) {
      choose(active);
      if (event.ctrlKey || event.metaKey) void triggerSituation(active);
    } else if (event.key === 'Enter') field.current?.form?.requestSubmit();
    else {
      if (event.key === 'Escape') open(!chosenSituation.value);
      return;
    }
    event.preventDefault();
  };

  return (
    <div class="stage-stack">
      <input
        ref={field}
        form={chosenSituation.value && formId}
        role="combobox"
        aria-label="Situation to make happen"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active ? `situation-${active.name}` : undefined}
        placeholder={chosenSituation.value ? inWords(chosenSituation.value.name) : `Search ${all.length} situations`}
        autocomplete="off"
        spellcheck={false}
        value={search}
        onFocus={() => open(true)}
        onInput={(event) => {
          write(event.currentTarget.value);
          open(true);
          move(0);
        }}
        onKeyDown={onKeyDown}
      />
      <span class="visually-hidden">Enter shows what it will write; Enter again, or Ctrl+Enter, makes it happen.</span>
      <span class="visually-hidden" role="status">
        {isOpen && search !== '' && counted(found.length, 'situation')}
      </span>
      <ul ref={list} id={listId} class="situation-list" role="listbox" aria-label="Situations" hidden={!isOpen}>
        {found.map((entry) => (
          // The focus stays in the field, which handles the keys.
          <li
            key={entry.name}
            id={`situation-${entry.name}`}
            role="option"
            aria-selected={entry === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(entry)}
          >
            <span>
              <strong>{inWords(entry.name)}</strong> <span class="muted">{entry.about}</span>
            </span>
            <span
              class="situation-now"
              aria-hidden="true"
              title="Make it happen now (Ctrl+Enter)"
              onClick={() => void triggerSituation(entry)}
            >
              ▶
            </span>
          </li>
        ))}
      </ul>
      {isOpen && found.length === 0 && <p class="empty">No situation matches.</p>}
    </div>
  );
}
