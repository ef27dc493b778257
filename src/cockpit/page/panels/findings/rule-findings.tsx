import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { FindingGroup } from '../../../protocol.js';
import { rules, source } from '../../store/session-store.js';
import { messageOf } from '../../words/message-of.js';
import { FindingItem } from './finding-item.js';
import { FoldedFindings } from './folded-findings.js';
import { RuleAbout } from './rule-about.js';

/** Findings of a rule by kind and field: the first of each, and the others folded. */
export function RuleFindings({ rule }: { readonly rule: string }) {
  const groups = useSignal<readonly FindingGroup[] | undefined>(undefined);
  const error = useSignal('');
  const { count = 0, milder = 0 } = rules.value.find((each) => each.rule === rule) ?? {};
  const counts = count + milder;
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      try {
        const answer = await source.value?.ask('groups', { rule }, abort.signal);
        if (abort.signal.aborted) return;
        groups.value = answer;
        error.value = '';
      } catch (reason) {
        if (!abort.signal.aborted) error.value = messageOf(reason);
      }
    };
    void load();
    return () => abort.abort();
  }, [rule, counts, groups, error]);
  return (
    <div class="rule-findings">
      <RuleAbout rule={rule} />
      <ol aria-label={`Findings of ${rule}`}>
        {groups.value?.flatMap((each) => [
          // Findings are only appended, so the index is a stable key.
          ...each.findings.map((finding, index) => <FindingItem key={`${each.group} ${index}`} finding={finding} />),
          <FoldedFindings key={each.group} rule={rule} {...each} />,
        ])}
      </ol>
      {groups.value === undefined && error.value === '' && <p class="empty">Reading …</p>}
      {error.value !== '' && <p class="empty">The findings cannot be read: {error.value}</p>}
    </div>
  );
}
