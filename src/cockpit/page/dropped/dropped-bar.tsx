import { useSignal } from '@preact/signals';
import { counted } from '../../../words/counted.js';
import { progress, source } from '../store/session-store.js';
import { messageOf } from '../words/message-of.js';
import { dropNotice, dropProblem, openedFiles } from './drop-state.js';
import { wayBack } from './served-source.js';
import type { OpenedFiles } from './worker-protocol.js';

/**
 * Open files, progress of reading and checking, a button for an anonymised copy to send with a bug report,
 * and the way back to the server's journals.
 */
export function DroppedBar() {
  const isSaving = useSignal(false);
  const opened = openedFiles.value;
  const save = source.value?.saveAnonymised;
  const back = wayBack.value;
  if (!opened || !save) return null;
  const saveCopy = async () => {
    isSaving.value = true;
    await save().then(
      (words) => (dropNotice.value = words),
      (error: unknown) => (dropProblem.value = messageOf(error)),
    );
    isSaving.value = false;
  };
  return (
    <section class="dropped-bar cluster" aria-label="Opened files">
      <span>{openedText(opened)}</span>
      <LeftOut files={opened.leftOut} />
      <span class="muted">{progressText()} Files are read in this browser; nothing is uploaded.</span>
      <button type="button" disabled={isSaving.value} onClick={() => void saveCopy()}>
        {isSaving.value ? 'Saving …' : 'Save as anonymised copy'}
      </button>
      {back && (
        <button type="button" class="back-button" onClick={back.go}>
          {back.words}
        </button>
      )}
    </section>
  );
}

function LeftOut({ files }: { readonly files: OpenedFiles['leftOut'] }) {
  if (files.length === 0) return null;
  return (
    <details class="left-out">
      <summary class="summary-button">{counted(files.length, 'file')} left out</summary>
      <ul class="popup">
        {files.slice(0, mostListed).map(({ path, reason }) => (
          <li key={path}>
            {path}: {reason}
          </li>
        ))}
        {files.length > mostListed && <li>and {files.length - mostListed} more</li>}
      </ul>
    </details>
  );
}

const mostListed = 50;

function openedText({ journals, companions }: OpenedFiles): string {
  const found = counted(journals, 'journal');
  if (companions === 0) return `${found}.`;
  return `${found} and ${counted(companions, 'file')} beside ${journals === 1 ? 'it' : 'them'}.`;
}

function progressText(): string {
  const { lines, read, checked } = progress.value;
  if (read < 1) return `Reading, ${Math.floor(read * 100)} % …`;
  return checked < lines ? `Checking, ${Math.floor((checked / lines) * 100)} % …` : '';
}
