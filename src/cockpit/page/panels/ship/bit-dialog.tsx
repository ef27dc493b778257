import { useRef } from 'preact/hooks';
import type { Fields } from '../../moment/loose-fields.js';
import { lazyPart } from '../../parts/lazy-part.js';

const BitTables = lazyPart('the bits', async () => (await import('./bit-tables.js')).BitTables);

/** A button that opens the view of all bits. */
export function BitDialog({ status }: { readonly status: Fields | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" class="all-bits" onClick={() => dialog.current?.showModal()}>
        All bits
      </button>
      <dialog ref={dialog} class="bit-dialog" aria-labelledby="bit-dialog-title">
        <form method="dialog" class="bit-dialog-head">
          <h2 id="bit-dialog-title">All bits of Status</h2>
          <button type="submit">Close</button>
        </form>
        <BitTables status={status} />
      </dialog>
    </>
  );
}
