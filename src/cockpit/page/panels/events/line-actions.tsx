import { useSignal } from '@preact/signals';
import { counted } from '../../../../words/counted.js';
import type { LineDetail } from '../../../protocol.js';
import { copyText } from '../../parts/copy-text.js';
import { stageControl } from '../../store/session-store.js';
import { messageOf } from '../../words/message-of.js';
import { goToLine } from '../time/timeline-steps.js';
import { withoutTimestamp } from './without-timestamp.js';

/** What can be done with a line. */
export function LineActions({ detail }: { readonly detail: LineDetail }) {
  const said = useSignal('');
  const { n, text, isCut } = detail;
  const copy = async (what: string, words: string) => {
    said.value = (await copyText(what)) ? words : 'The browser does not let this page copy.';
  };
  const inject = async () => {
    const answer = await stageControl.value?.request('inject', { event: withoutTimestamp(text) }).catch(messageOf);
    const isRefused = typeof answer === 'string';
    said.value = isRefused ? answer : `Written again: ${counted(answer?.lines.length ?? 0, 'line')}.`;
  };
  return (
    <div class="cluster">
      <button type="button" onClick={() => goToLine(n)}>
        Show this moment
      </button>
      <button type="button" onClick={() => void copy(text, isCut ? 'Copied what is shown.' : 'Copied.')}>
        Copy line
      </button>
      <button type="button" onClick={() => void copy(location.href, 'Link copied.')}>
        Copy link
      </button>
      {stageControl.value && !isCut && (
        <button
          type="button"
          title="Writes the event to the session once more, at the time of the session"
          onClick={() => void inject()}
        >
          Inject again
        </button>
      )}
      <span role="status" class="muted">
        {said.value}
      </span>
    </div>
  );
}
