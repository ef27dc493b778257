import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface DropDownProps {
  readonly title: string;
  readonly opened?: () => Promise<void>;
  readonly children: ComponentChildren;
}

/** Content under a button; Escape and a focus elsewhere close it. */
export function DropDown({ title, opened, children }: DropDownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isOpen = useSignal(false);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <details
      ref={details}
      class="drop-down"
      onToggle={() => {
        isOpen.value = details.current?.open === true;
        if (isOpen.value) void opened?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        event.preventDefault();
        close();
        details.current.querySelector('summary')?.focus();
      }}
      onFocusOut={(event) => {
        // A click on something unfocusable, such as the list's scroll bar, keeps it open.
        const to = event.relatedTarget as Node | null;
        if (to && !details.current?.contains(to)) close();
      }}
    >
      <summary class="summary-button">{title}</summary>
      {isOpen.value && <div class="popup drop-down-list">{children}</div>}
    </details>
  );
}
