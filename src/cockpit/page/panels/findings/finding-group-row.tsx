import { useSignal } from '@preact/signals';
import { pointerPattern } from '../../../../check/text/json-pointer.js';
import { fileNameOf } from '../../../../journal/file-name.js';
import { thousands } from '../../../../words/counted.js';
import { visible } from '../../../../words/printable.js';
import type { FindingGroup } from '../../../protocol.js';
import { SeverityMark } from '../../parts/severity-mark.js';
import { showLine } from '../events/selected-line.js';
import { FindingItem } from './finding-item.js';
import { FoldedFindings } from './folded-findings.js';
import { HeatStrip } from './heat-strip.js';

interface FindingGroupRowProps {
  readonly group: FindingGroup;
  readonly sessions: readonly string[];
}

/** Findings of one rule, kind and field on a line: it leads to the first of them, and opens to all. */
export function FindingGroupRow({ group, sessions }: FindingGroupRowProps) {
  const isOpen = useSignal(false);
  const { findings, count, heat } = group;
  const [first] = findings;
  if (!first) return null;
  const { severity, kind = '', pointer, message, n } = first;
  const where = visible(`${kind}${pointerPattern(pointer)}`);
  return (
    <li class="finding-group">
      <div class="group-line">
        <button
          type="button"
          class="plain-button group-first"
          disabled={n === undefined}
          onClick={() => showLine(n as number)}
        >
          <SeverityMark severity={severity} isIcon />
          <span class="group-where">{where || visible(fileNameOf(first.file))}</span>
          <span class="muted">{visible(message)}</span>
        </button>
        {sessions.length > 1 && <HeatStrip heat={heat} sessions={sessions} severity={severity} />}
        <button
          type="button"
          class="plain-button group-count"
          aria-expanded={isOpen.value}
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          <span class="visually-hidden">All at {where}: </span>
          {thousands(count)}
        </button>
      </div>
      {isOpen.value && (
        <ol class="group-findings" aria-label={`All at ${where}`}>
          {findings.map((finding, index) => (
            // Findings are only appended, so the index is a stable key.
            <FindingItem key={index} finding={finding} />
          ))}
          <FoldedFindings {...group} where={where} />
        </ol>
      )}
    </li>
  );
}
