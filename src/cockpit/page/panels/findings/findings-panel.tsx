import './findings-panel.css';
import { counted, thousands } from '../../../../words/counted.js';
import { LazyPart } from '../../parts/lazy-part.js';
import { NothingWritten } from '../../parts/nothing-written.js';
import { SeverityMark } from '../../parts/severity-mark.js';
import { progress, rules } from '../../store/session-store.js';
import { checkedShare, sortedRules } from './rule-order.js';
import { shownRule } from './shown-rule.js';

/** Findings by rule. */
export function FindingsPanel() {
  const found = sortedRules(rules.value);
  return (
    <div class="findings-panel">
      <CheckProgress isClean={found.length === 0} />
      <ul class="rule-list" aria-label="Rules that are broken">
        {found.map(({ rule, severity, count, milder }) => {
          const isOpen = shownRule.value === rule;
          return (
            <li key={rule}>
              <h3>
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => {
                    shownRule.value = isOpen ? undefined : rule;
                  }}
                >
                  <SeverityMark severity={severity} />
                  <span class="rule-name">{rule}</span>
                  <span class="rule-count">
                    {thousands(count)}
                    {milder !== undefined && ` and ${thousands(milder)} milder`}
                  </span>
                </button>
              </h3>
              {isOpen && <LazyPart load={loadFindings} name="the findings" />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

async function loadFindings() {
  return (await import('./open-rule.js')).OpenRule;
}

function CheckProgress({ isClean }: { readonly isClean: boolean }) {
  const { lines, checked } = progress.value;
  const share = checkedShare(progress.value);
  return (
    <div class="check-progress">
      {isClean && (lines === 0 ? <NothingWritten /> : <p>No findings.</p>)}
      {lines > 0 && (
        <p class="muted">
          {share === undefined
            ? `${counted(lines, 'line')} checked.`
            : `Still checking, ${share} %: ${thousands(checked)} of ${counted(lines, 'line')}.`}
        </p>
      )}
    </div>
  );
}
