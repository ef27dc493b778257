import { type FSWatcher, statSync, watch } from 'node:fs';

/**
 * Tells when something in a directory has changed: by notification where the system gives one, and every so often in any
 * case, as notifications get lost. The directory may come later, go, and come again.
 */
export class Notifier {
  readonly #directory: string;
  readonly #tell: (name: string | undefined) => void;
  readonly #timer: NodeJS.Timeout;
  #watcher: FSWatcher | undefined;
  /** Which directory is being watched: one of the same name may have taken its place. */
  #inode: number | undefined;

  /** `tell` gets the name of what has changed, or nothing where anything may have. */
  constructor(directory: string, reconcile: number, tell: (name: string | undefined) => void) {
    this.#directory = directory;
    this.#tell = tell;
    this.#timer = setInterval(() => this.#reconcile(), reconcile);
    this.#listen();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#watcher?.close();
  }

  #reconcile(): void {
    if (this.#inode !== inodeOf(this.#directory)) this.#listen();
    this.#tell(undefined);
  }

  #listen(): void {
    this.#watcher?.close();
    this.#watcher = undefined;
    this.#inode = inodeOf(this.#directory);
    if (this.#inode === undefined) return;
    try {
      this.#watcher = watch(this.#directory, (_, name) => this.#tell(name ?? undefined));
      this.#watcher.on('error', () => {
        // The next look around will find the directory as it is by then.
        this.#inode = undefined;
      });
    } catch {
      // The system has no notifications left to give; looking around every so often still finds everything.
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
