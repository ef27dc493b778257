import { useRef } from 'preact/hooks';
import { filesOfInput } from './drop-files.js';
import { openFiles } from './drop-state.js';

/** Buttons to choose files or a folder, as an alternative to dropping. */
export function FilePickers({ isOpened }: { readonly isOpened?: () => void }) {
  return (
    <p class="file-pickers cluster">
      <FilePicker label="Open journals …" isOpened={isOpened} />
      <FilePicker label="Open a folder …" isOpened={isOpened} isFolder />
    </p>
  );
}

interface FilePickerProps {
  readonly label: string;
  readonly isFolder?: boolean;
  /** Called when something was chosen. */
  readonly isOpened: (() => void) | undefined;
}

function FilePicker({ label, isFolder = false, isOpened }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    const { current } = input;
    if (!current?.files?.length) return;
    isOpened?.();
    void openFiles(filesOfInput(current.files));
    // Makes choosing the same files again fire a change event.
    current.value = '';
  };
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={label}
        {...(isFolder && { webkitdirectory: true })}
        onChange={open}
      />
    </>
  );
}
