import { useRef } from 'preact/hooks';
import { filesOfInput } from './drop-files.js';
import { openFiles } from './drop-state.js';

/** Buttons to choose files or a folder, as an alternative to dropping. */
export function FilePickers() {
  return (
    <p class="file-pickers">
      <FilePicker label="Open journals …" />
      <FilePicker label="Open a folder …" isFolder />
    </p>
  );
}

function FilePicker({ label, isFolder = false }: { readonly label: string; readonly isFolder?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    const { current } = input;
    if (!current?.files?.length) return;
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
