/** Signals for what the page shows about dropped files. */
import { signal } from '@preact/signals';
import { openSource } from '../store/session-store.js';
import { messageOf } from '../words/message-of.js';
import type { DroppedFile } from './dropped-file.js';
import type { FilesSource } from './files-source.js';
import { keepWayBack } from './served-source.js';
import type { OpenedFiles } from './worker-protocol.js';

/** Whether files are dragged over the page. */
export const isHeldOver = signal(false);
/** Whether files are being opened. */
export const isOpening = signal(false);
/** Why the last drop cannot be shown. */
export const dropProblem = signal<string | undefined>(undefined);
/** The outcome of the last action, as a sentence. */
export const dropNotice = signal<string | undefined>(undefined);
export const openedFiles = signal<OpenedFiles | undefined>(undefined);

/** Shows the files instead of the current source, which stays if they cannot be shown. */
export async function openFiles(gathered: readonly DroppedFile[] | Promise<readonly DroppedFile[]>): Promise<void> {
  isOpening.value = true;
  dropProblem.value = undefined;
  dropNotice.value = undefined;
  let source: FilesSource | undefined;
  try {
    const files = await gathered;
    const { FilesSource } = await import('./files-source.js');
    source = new FilesSource();
    const opened = await source.open(files);
    openedFiles.value = opened;
    keepWayBack();
    openSource(source);
  } catch (error) {
    source?.close();
    dropProblem.value = messageOf(error);
  } finally {
    isOpening.value = false;
  }
}
