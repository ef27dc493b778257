import { useSignal } from '@preact/signals';
import { shownOfGroup } from '../../../../check/report/finding-fold.js';
import { counted, thousands } from '../../../../words/counted.js';
import type { FindingGroup, FindingRow } from '../../../protocol.js';
import { source } from '../../store/session-store.js';
import { messageOf } from '../../words/message-of.js';
import { FindingItem } from './finding-item.js';

const pageSize = 50;

/** The findings of a group that are not shown by themselves, a page at a time. */
export function FoldedFindings({ group, count, total, findings, where }: FindingGroup & { readonly where: string }) {
  const shown = useSignal<readonly FindingRow[]>([]);
  const error = useSignal('');
  const [first] = findings;
  if (total <= shownOfGroup || !first) return null;
  const seen = [...findings, ...shown.value].reduce((sum, { count: times = 1 }) => sum + times, 0);
  const left = count - seen;
  const canShow = total - shownOfGroup - shown.value.length;
  const load = async () => {
    const from = shownOfGroup + shown.value.length;
    const asked = source.value?.ask('findings', { rule: first.rule, group, from, count: pageSize });
    const answer = (await asked?.catch(messageOf)) ?? '';
    error.value = typeof answer === 'string' ? answer : '';
    // Another response may have arrived first.
    if (typeof answer === 'object' && from === shownOfGroup + shown.value.length)
      shown.value = [...shown.value, ...answer.findings];
  };
  return (
    <>
      {shown.value.map((finding, index) => (
        <FindingItem key={index} finding={finding} />
      ))}
      {left > 0 && (
        <li class="folded-findings">
          {canShow > 0 ? (
            <button type="button" class="plain-button" onClick={() => void load()}>
              {counted(left, 'more finding')} like this{where === '' ? '' : `, at ${where}`}: show{' '}
              {thousands(Math.min(canShow, pageSize))}
            </button>
          ) : (
            <p class="muted">{counted(left, 'more finding')} like this, not kept</p>
          )}
          {error.value !== '' && <p class="empty">The findings cannot be read: {error.value}</p>}
        </li>
      )}
    </>
  );
}
