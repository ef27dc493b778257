import { useRef } from 'preact/hooks';
import { shortcuts, useShortcut } from '../store/shortcuts.js';

/** The list of keys, which `?` opens. */
export function ShortcutHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  useShortcut({ key: '?', about: 'show these keys', run: () => dialog.current?.showModal() });
  return (
    <dialog ref={dialog} class="shortcut-help" aria-labelledby="shortcut-help-title">
      <h2 id="shortcut-help-title">Keys</h2>
      <dl>
        {shortcuts.value.map(({ key, label, about }) => (
          <div key={key}>
            <dt>
              <kbd>{label ?? key}</kbd>
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}
