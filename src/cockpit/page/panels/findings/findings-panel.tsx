import './findings-panel.css';
import { counted, thousands } from '../../../../words/counted.js';
import { NothingWritten } from '../../parts/nothing-written.js';
import { SeverityMark } from '../../parts/severity-mark.js';
import { progress, rules } from '../../store/session-store.js';
import { BrokenRules } from './broken-rules.js';
import { checkedShare, severityCounts } from './finding-counts.js';

/** Findings by rule, kind and field. */
export function FindingsPanel() {
  return (
    <div class="stack">
      <CheckProgress />
      {rules.value.length > 0 && <BrokenRules />}
    </div>
  );
}

function CheckProgress() {
  const { lines, checked } = progress.value;
  const share = checkedShare(progress.value);
  const counts = severityCounts(rules.value);
  return (
    <div class="check-progress cluster">
      {counts.length === 0 && (lines === 0 ? <NothingWritten /> : <p>No findings.</p>)}
      {counts.map(({ severity, count }) => (
        <p key={severity}>
          <SeverityMark severity={severity} isIcon /> {counted(count, severity)}
        </p>
      ))}
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
