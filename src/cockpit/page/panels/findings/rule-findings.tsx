import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { counted, thousands } from '../../../../words/counted.js';
import type { FindingRow } from '../../../protocol.js';
import { rules, source } from '../../store/session-store.js';
import { messageOf } from '../../words/message-of.js';
import { FindingItem } from './finding-item.js';
import { RuleAbout } from './rule-about.js';

const pageSize = 50;

/** Paginated findings of a rule. */
export function RuleFindings({ rule }: { readonly rule: string }) {
  const found = useSignal<readonly FindingRow[]>([]);
  const total = useSignal<number | undefined>(undefined);
  const error = useSignal('');
  const load = async (count: number) => {
    const from = found.value.length;
    try {
      const answer = await source.value?.ask('findings', { rule, from, count });
      // Another response may have arrived first.
      if (!answer || found.value.length !== from) return;
      found.value = [...found.value, ...answer.findings];
      total.value = answer.total;
      error.value = '';
    } catch (reason) {
      error.value = messageOf(reason);
    }
  };
  const counts = rules.value.find((each) => each.rule === rule)?.count ?? 0;
  const isFull = found.value.length >= pageSize;
  useEffect(() => {
    // New findings are added while the first page is not full.
    if (!isFull && found.value.length < Math.max(1, counts)) void load(pageSize - found.value.length);
  }, [rule, counts, isFull]);

  const left = Math.max(total.value ?? 0, total.value === undefined ? 0 : counts) - found.value.length;
  return (
    <div class="rule-findings">
      <RuleAbout rule={rule} />
      <ol aria-label={`Findings of ${rule}`}>
        {found.value.map((finding, index) => (
          // Findings are only appended, so the index is a stable key.
          <FindingItem key={index} finding={finding} />
        ))}
      </ol>
      {total.value === undefined && error.value === '' && <p class="empty">Reading …</p>}
      {error.value !== '' && <p class="empty">The findings cannot be read: {error.value}</p>}
      {isFull && left > 0 && (
        <button type="button" onClick={() => void load(pageSize)}>
          Show {counted(Math.min(left, pageSize), 'more finding')} of {thousands(left)}
        </button>
      )}
    </div>
  );
}
