import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { counted } from '../../../../words/counted.js';
import { lazyPart } from '../../parts/lazy-part.js';
import { info, source } from '../../store/session-store.js';
import { useShortcut } from '../../store/shortcuts.js';

const popoverId = 'commander-choice';

/** Opens the list of commanders, if there are several and this page may choose. */
export function CommanderButton() {
  const { count = 0, canChoose = false } = info.value?.choice ?? {};
  return count > 1 && canChoose && source.value?.commanders ? <ChoiceButton count={count} /> : null;
}

function ChoiceButton({ count }: { readonly count: number }) {
  const popover = useRef<HTMLDivElement>(null);
  const isOpen = useSignal(false);
  useShortcut({ key: 'c', about: 'choose another commander', run: () => popover.current?.showPopover() });
  return (
    <>
      <button type="button" class="display-button" popoverTarget={popoverId} aria-haspopup="dialog">
        {counted(count, 'commander')}
      </button>
      <div
        ref={popover}
        id={popoverId}
        class="header-popover"
        popover="auto"
        role="dialog"
        aria-label="Choose a commander"
        onToggle={({ newState }) => (isOpen.value = newState === 'open')}
      >
        {isOpen.value && <CommanderPicker />}
      </div>
    </>
  );
}

const CommanderPicker = lazyPart('the commanders', async () => (await import('./commander-picker.js')).CommanderPicker);
