import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fileNameOf } from '../../../../journal/file-name.js';
import { counted, thousands } from '../../../../words/counted.js';
import type { Questions } from '../../../protocol.js';
import { lazyPart } from '../../parts/lazy-part.js';
import { SeverityMark } from '../../parts/severity-mark.js';
import { rules, source } from '../../store/session-store.js';
import { messageOf } from '../../words/message-of.js';
import { findingTotal, severityCounts } from './finding-counts.js';
import { FindingGroupRow } from './finding-group-row.js';
import { shownRule } from './shown-rule.js';

/** Groups of a rule that is not opened. */
const fewGroups = 6;
/** Milliseconds between requests while the check goes on. */
const refreshPause = 700;

/** With all rules of the checker. */
const RuleAbout = lazyPart('the rule', async () => (await import('./rule-about.js')).RuleAbout);

/** The broken rules with their largest groups of findings; the opened rule has its text and more groups. */
export function BrokenRules() {
  const answer = useSignal<Questions['groups']['answer'] | undefined>(undefined);
  const error = useSignal('');
  const opened = shownRule.value;
  const asked = source.value;
  const total = findingTotal(rules.value);
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      try {
        answer.value = await asked?.ask('groups', {}, abort.signal);
        error.value = '';
      } catch (reason) {
        if (!abort.signal.aborted) error.value = messageOf(reason);
      }
    };
    const timer = setTimeout(() => void load(), answer.peek() ? refreshPause : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked, total, answer, error]);
  const { sessions = [], groups = [] } = answer.value ?? {};
  return (
    <>
      {sessions.length > 1 && (
        <p class="heat-key muted">
          <span>{counted(sessions.length, 'session')}</span>
          <span>
            {dateOf(sessions[0])} – {dateOf(sessions.at(-1))}
          </span>
        </p>
      )}
      <ul class="rule-list" aria-label="Rules that are broken">
        {rules.value.map(({ rule, severity, counts }) => (
          <li key={rule}>
            <h3>
              <button
                type="button"
                aria-expanded={opened === rule}
                onClick={() => (shownRule.value = opened === rule ? undefined : rule)}
              >
                <SeverityMark severity={severity} />
                <span class="rule-name">{rule}</span>
                <span class="rule-count">
                  {severityCounts([{ counts }])
                    .map((each) =>
                      each.severity === severity ? thousands(each.count) : counted(each.count, each.severity),
                    )
                    .join(', ')}
                </span>
              </button>
            </h3>
            {opened === rule && <RuleAbout />}
            <ol aria-label={`Findings of ${rule}`}>
              {groups
                .filter(({ findings }) => findings[0]?.rule === rule)
                .slice(0, opened === rule ? undefined : fewGroups)
                .map((group) => (
                  <FindingGroupRow key={group.group} group={group} sessions={sessions} />
                ))}
            </ol>
          </li>
        ))}
      </ul>
      {answer.value === undefined && error.value === '' && <p class="empty">Reading …</p>}
      {error.value !== '' && <p class="empty">The findings cannot be read: {error.value}</p>}
    </>
  );
}

/** The date in the name of a journal, or else its name. */
function dateOf(file = ''): string {
  const name = fileNameOf(file);
  return /\d{4}-\d\d-\d\d/.exec(name)?.[0] ?? name;
}
