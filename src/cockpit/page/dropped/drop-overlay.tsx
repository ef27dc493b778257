import './dropped.css';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { filesOfDrop } from './drop-files.js';
import { dropNotice, dropProblem, isHeldOver, isOpening, openFiles } from './drop-state.js';

/** Accepts files dropped anywhere on the page, and shows why they cannot be opened. */
export function DropOverlay() {
  useEffect(listenToDrops, []);
  return (
    <>
      {isHeldOver.value && (
        <div class="drop-overlay" role="status">
          <p class="drop-title">Drop journals here</p>
          <p>Files or whole folders. They are read in this browser; nothing is uploaded.</p>
        </div>
      )}
      <div class="drop-status" role="status">
        {isOpening.value && <p class="drop-message">Reading the files …</p>}
        <Message of={dropProblem} title="Not done: " />
        <Message of={dropNotice} />
      </div>
    </>
  );
}

/** A message that stays until closed. */
function Message({ of, title }: { readonly of: Signal<string | undefined>; readonly title?: string }) {
  if (of.value === undefined) return null;
  return (
    <p class="drop-message">
      {title !== undefined && <strong>{title}</strong>}
      {of.value}
      <button type="button" onClick={() => (of.value = undefined)}>
        Close
      </button>
    </p>
  );
}

function listenToDrops(): () => void {
  // dragenter and dragleave fire for every element: the pointer has left the page when both counts are equal.
  let entered = 0;
  const handlers: Readonly<Record<string, (transfer: DataTransfer) => void>> = {
    dragenter: () => {
      entered++;
      isHeldOver.value = true;
    },
    dragover: (transfer) => {
      // Files already over the page when it loaded never fire dragenter.
      isHeldOver.value = true;
      transfer.dropEffect = 'copy';
    },
    dragleave: () => {
      entered = Math.max(0, entered - 1);
      if (entered === 0) isHeldOver.value = false;
    },
    drop: (transfer) => {
      entered = 0;
      isHeldOver.value = false;
      void openFiles(filesOfDrop(transfer));
    },
  };
  const abort = new AbortController();
  for (const [name, handle] of Object.entries(handlers)) {
    const listener = (event: Event) => {
      const { dataTransfer } = event as DragEvent;
      if (!dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser navigates to the file.
      event.preventDefault();
      handle(dataTransfer);
    };
    addEventListener(name, listener, { signal: abort.signal });
  }
  return () => abort.abort();
}
