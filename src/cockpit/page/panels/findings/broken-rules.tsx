import { computed } from '@preact/signals';
import { fileNameOf } from '../../../../journal/file-name.js';
import { counted, thousands } from '../../../../words/counted.js';
import { lazyPart } from '../../parts/lazy-part.js';
import { SeverityMark } from '../../parts/severity-mark.js';
import { useAnswer } from '../../parts/use-answer.js';
import { rules } from '../../store/session-store.js';
import { findingTotal, severityCounts } from './finding-counts.js';
import { FindingGroupRow } from './finding-group-row.js';
import { shownRule } from './shown-rule.js';

/** Groups of a rule that is not opened. */
const fewGroups = 6;
/** Milliseconds between requests while the check goes on. */
const refreshPause = 700;

const total = computed(() => findingTotal(rules.value));

/** With all rules of the checker. */
const RuleAbout = lazyPart('the rule', async () => (await import('./rule-about.js')).RuleAbout);

/** The broken rules with their largest groups of findings; the opened rule has its text and more groups. */
export function BrokenRules() {
  const opened = shownRule.value;
  const { answer, problem } = useAnswer(
    () => total.value > 0,
    refreshPause,
    (asked) => asked.ask('groups', {}),
  );
  const { sessions = [], groups = [] } = answer ?? {};
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
      {!answer && problem === undefined && <p class="empty">Reading …</p>}
      {problem !== undefined && <p class="empty">The findings cannot be read: {problem}</p>}
    </>
  );
}

/** The date in the name of a journal, or else its name. */
function dateOf(file = ''): string {
  const name = fileNameOf(file);
  return /\d{4}-\d\d-\d\d/.exec(name)?.[0] ?? name;
}
