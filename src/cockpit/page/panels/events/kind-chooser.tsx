import { useSignal } from '@preact/signals';
import { thousands } from '../../../../words/counted.js';
import { visible } from '../../../../words/printable.js';
import type { KindCount } from '../../../protocol.js';
import { DropDown } from '../../parts/drop-down.js';
import { FamilyMark } from '../../parts/family-mark.js';
import { source } from '../../store/session-store.js';
import { messageOf } from '../../words/message-of.js';
import { type KindChoice, kindChoice, withKinds } from './edit-query.js';
import { queryText, search } from './row-store.js';

/** Multiple choice of kinds, with their counts: only these, or all but these. */
export function KindChooser() {
  const kinds = useSignal<readonly KindCount[] | string>([]);
  const sought = useSignal('');
  const query = queryText.value ?? '';
  const choice = kindChoice(query);
  const load = async () => {
    const all = (await source.value?.ask('kinds', {}).catch(messageOf)) ?? [];
    const isList = typeof all !== 'string';
    kinds.value = isList ? all.toSorted((one, other) => one.kind.localeCompare(other.kind, 'en')) : all;
  };
  const choose = (change: Partial<KindChoice>) => search(withKinds(query, { ...choice, ...change }));
  const isChosen = (kind: string) => choice.kinds.some((each) => each.toLowerCase() === kind.toLowerCase());
  const toggle = (kind: string) =>
    choose({
      kinds: isChosen(kind)
        ? choice.kinds.filter((each) => each.toLowerCase() !== kind.toLowerCase())
        : [...choice.kinds, kind],
    });
  return (
    <DropDown
      title={`Kinds${choice.kinds.length > 0 ? ` (${choice.isAllBut ? 'all but ' : ''}${choice.kinds.length})` : ''}`}
      opened={load}
    >
      {typeof kinds.value === 'string' ? (
        <p class="empty">The kinds cannot be read: {kinds.value}</p>
      ) : (
        <>
          <div class="kind-tools stack">
            <input
              type="search"
              aria-label="Search kinds"
              placeholder="Search kinds"
              value={sought.value}
              onInput={({ currentTarget }) => (sought.value = currentTarget.value)}
            />
            <label>
              <input
                type="checkbox"
                checked={choice.isAllBut}
                disabled={choice.kinds.length === 0}
                onChange={({ currentTarget }) => choose({ isAllBut: currentTarget.checked })}
              />
              All but these
            </label>
          </div>
          <ul>
            {kinds.value
              .filter(({ kind }) => isChosen(kind) || kind.toLowerCase().includes(sought.value.toLowerCase()))
              .map(({ kind, count, family }) => (
                <li key={kind}>
                  <label>
                    <input type="checkbox" checked={isChosen(kind)} onChange={() => toggle(kind)} />
                    <FamilyMark family={family} />
                    <span>{visible(kind)}</span>
                    <span class="muted">{thousands(count)}</span>
                  </label>
                </li>
              ))}
          </ul>
        </>
      )}
    </DropDown>
  );
}
