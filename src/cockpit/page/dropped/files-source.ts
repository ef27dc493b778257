import type { DroppedFile } from './dropped-file.js';
import { saveFile } from './save-file.js';
import type { OpenedFiles } from './worker-protocol.js';
import { WorkerSource } from './worker-source.js';

/** Dropped files as a source of the page. */
export class FilesSource extends WorkerSource {
  constructor() {
    super('files');
  }

  /** Rejects with a sentence if there is nothing to show. */
  open(files: readonly DroppedFile[]): Promise<OpenedFiles> {
    return this.request('open', files);
  }

  /** Saves an anonymised copy; returns the sentence to show. */
  readonly saveAnonymised = async (): Promise<string> => {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    const { name, blob, message } = await this.request('anonymise', { seed });
    saveFile(name, blob);
    return message;
  };
}
