import { visible } from '../../../../words/printable.js';
import type { FindingRow } from '../../../protocol.js';
import { SeverityMark } from '../../parts/severity-mark.js';
import { showRule } from '../findings/shown-rule.js';
import { followLink } from './follow-link.js';

/** Findings of a line, numbered as in its text. */
export function LineFindings({ findings }: { readonly findings: readonly FindingRow[] }) {
  if (findings.length === 0) return null;
  return (
    <ol class="line-findings stack" aria-label="Findings">
      {findings.map(({ severity, message, hint, rule, pointer, expected, count }, index) => (
        <li key={`${rule}${pointer}${message}`} id={`finding-${index + 1}`}>
          <a
            href={`#mark-${index + 1}`}
            class="finding-number"
            onClick={(event) => followLink(event, `mark-${index + 1}`)}
          >
            <span class="visually-hidden">Finding </span>
            {index + 1}
          </a>
          <div>
            <p>
              <SeverityMark severity={severity} /> {visible(message)}
              {count !== undefined && count > 1 && ` (${count} times)`}
            </p>
            <p class="muted">
              {pointer !== '' && (
                <>
                  at <code>{visible(pointer)}</code>;{' '}
                </>
              )}
              expected: {visible(expected)}
              {hint !== undefined && `; ${visible(hint)}`}
            </p>
            <button type="button" class="plain-button rule-link" onClick={() => showRule(rule)}>
              {rule}
            </button>
          </div>
        </li>
      ))}
    </ol>
  );
}
