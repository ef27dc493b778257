import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { thousands } from '../../../../words/counted.js';
import { visible } from '../../../../words/printable.js';
import type { Questions } from '../../../protocol.js';
import { source } from '../../store/session-store.js';
import { messageOf } from '../../words/message-of.js';
import { toggleKind } from './row-filters.js';
import { filterRows, rowFilter } from './row-store.js';

type Kinds = Questions['kinds']['answer'];

/** Multiple choice of kinds, with their counts. */
export function KindChooser() {
  const details = useRef<HTMLDetailsElement>(null);
  const kinds = useSignal<Kinds | string>([]);
  const chosen = rowFilter.value.kinds ?? [];
  const load = async () => {
    if (!details.current?.open) return;
    try {
      const all = (await source.value?.ask('kinds', {})) ?? [];
      kinds.value = all.toSorted((one, other) => one.kind.localeCompare(other.kind, 'en'));
    } catch (error) {
      kinds.value = messageOf(error);
    }
  };
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <details
      ref={details}
      class="kind-chooser"
      onToggle={() => void load()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        event.preventDefault();
        close();
        details.current.querySelector('summary')?.focus();
      }}
      onFocusOut={(event) => {
        // A click on something unfocusable, such as the list's scroll bar, keeps it open.
        const to = event.relatedTarget as Node | null;
        if (to && !details.current?.contains(to)) close();
      }}
    >
      <summary class="summary-button">Kinds{chosen.length > 0 && ` (${chosen.length})`}</summary>
      <div class="kind-list">
        {typeof kinds.value === 'string' ? (
          <p class="empty">The kinds cannot be read: {kinds.value}</p>
        ) : (
          <ul>
            {kinds.value.map(({ kind, count }) => (
              <li key={kind}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.includes(kind)}
                    onChange={() => filterRows(toggleKind(rowFilter.value, kind))}
                  />
                  <span>{kind === '' ? 'no event' : visible(kind)}</span>
                  <span class="muted">{thousands(count)}</span>
                </label>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
