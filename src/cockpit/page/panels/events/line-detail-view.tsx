import './line-detail.css';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { fileNameOf } from '../../../../journal/file-name.js';
import { thousands } from '../../../../words/counted.js';
import { visible } from '../../../../words/printable.js';
import type { LineDetail } from '../../../protocol.js';
import { onFeed, progress, source } from '../../store/session-store.js';
import { messageOf } from '../../words/message-of.js';
import { LineActions } from './line-actions.js';
import { LineFindings } from './line-findings.js';
import { LineText } from './line-text.js';
import { closeDetail, isDetailOpen, selectedLine } from './selected-line.js';

/** Details of the selected line, while open. */
export function OpenLine() {
  const n = selectedLine.value;
  return isDetailOpen.value && n !== undefined ? <LineDetailView key={n} n={n} /> : null;
}

function LineDetailView({ n }: { readonly n: number }) {
  const answer = useSignal<LineDetail | string | undefined>(undefined);
  const isThere = useComputed(() => n < progress.value.lines).value;
  // Fetched again once the line has been checked.
  const isChecked = useComputed(() => n < progress.value.checked).value;
  const asked = source.value;
  useEffect(() => {
    if (!isThere || !asked) return;
    const abort = new AbortController();
    const keep = (detail: LineDetail | string) => {
      if (!abort.signal.aborted) answer.value = detail;
    };
    const fetchDetail = () => {
      asked.ask('line', { n }, abort.signal).then(keep, (error: unknown) => keep(messageOf(error)));
    };
    fetchDetail();
    const stop = onFeed((name, message) => {
      // Findings may arrive after the line counts as checked.
      if (name === 'findings' && 'lines' in message && message.lines.some((line) => line.n === n)) fetchDetail();
    });
    return () => {
      stop();
      abort.abort();
    };
  }, [n, isThere, isChecked, asked, answer]);

  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // On small screens the detail covers the table.
    const section = closeButton.current?.closest('.line-detail');
    if (section && getComputedStyle(section).position === 'absolute') closeButton.current?.focus();
  }, []);

  const detail = typeof answer.value === 'object' ? answer.value : undefined;
  return (
    <section class="line-detail" aria-label={`Line ${thousands(n + 1)}`}>
      <header>
        <h3 title={detail && visible(detail.file)}>
          {detail ? `${visible(fileNameOf(detail.file))}, line ${thousands(detail.line)}` : `Line ${thousands(n + 1)}`}
        </h3>
        <button ref={closeButton} type="button" onClick={closeDetail} aria-keyshortcuts="Escape">
          Close
        </button>
      </header>
      <div class="line-detail-content stack">
        {detail ? (
          <>
            <LineActions detail={detail} />
            <LineFindings findings={detail.findings} />
            <LineText detail={detail} />
          </>
        ) : (
          <p class="empty">{answer.value ?? (isThere ? 'Reading …' : 'There is no such line yet.')}</p>
        )}
      </div>
    </section>
  );
}
