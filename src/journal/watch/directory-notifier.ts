import { type FSWatcher, statSync, watch } from 'node:fs';

/**
 * Reports changes in a directory: by notification where the system gives one, and at intervals in any case, as
 * notifications get lost. The directory may be created later, removed, and created again.
 */
export class Notifier {
  readonly #directory: string;
  readonly #onChange: (name: string | undefined) => void;
  readonly #timer: NodeJS.Timeout;
  #watcher: FSWatcher | undefined;
  /** Which directory is being watched: one of the same name may have taken its place. */
  #inode: number | undefined;

  /** `onChange` gets the name of the file that has changed, or nothing if any of them may have. */
  constructor(directory: string, reconcile: number, onChange: (name: string | undefined) => void) {
    this.#directory = directory;
    this.#onChange = onChange;
    this.#timer = setInterval(() => this.#reconcile(), reconcile);
    this.#listen();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#watcher?.close();
  }

  #reconcile(): void {
    if (this.#inode !== inodeOf(this.#directory)) this.#listen();
    this.#onChange(undefined);
  }

  #listen(): void {
    this.#watcher?.close();
    this.#watcher = undefined;
    this.#inode = inodeOf(this.#directory);
    if (this.#inode === undefined) return;
    try {
      this.#watcher = watch(this.#directory, (_, name) => this.#onChange(name ?? undefined));
      this.#watcher.on('error', () => {
        // The next interval finds the directory as it is by then.
        this.#inode = undefined;
      });
    } catch {
      // The system has no notifications left to give; the interval still finds every change.
      this.#inode = undefined;
    }
  }
}

function inodeOf(directory: string): number | undefined {
  try {
    return statSync(directory, { throwIfNoEntry: false })?.ino;
  } catch {
    return undefined;
  }
}
