import { useRef } from 'preact/hooks';
import { useShortcut } from '../store/shortcuts.js';
import { FilePickers } from './file-pickers.js';

/** Opens other journals at any time. */
export function OpenMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const open = () => {
    menu.current?.showPopover();
    menu.current?.querySelector('button')?.focus();
  };
  useShortcut({ key: 'o', about: 'open other journals', run: open });
  return (
    <>
      <button type="button" popoverTarget="open-menu" aria-keyshortcuts="o">
        Open …
      </button>
      <div id="open-menu" class="header-popover" popover="auto" ref={menu}>
        <FilePickers isOpened={() => menu.current?.hidePopover()} />
        <p class="muted">Or drop them anywhere on the page. They are read in this browser; nothing is uploaded.</p>
      </div>
    </>
  );
}
