/** What the page shows about dropped files. Components read these signals. */
import { signal } from '@preact/signals';
import { openSource } from '../store/session-store.js';
import { messageOf } from '../words/message-of.js';
import type { DroppedFile } from './dropped-file.js';
import type { OpenedFiles } from './worker-protocol.js';
import { WorkerSource } from './worker-source.js';

/** Whether files are held over the page. */
export const isHeldOver = signal(false);
/** Whether files are being looked through. */
export const isOpening = signal(false);
/** Why the files that were dropped last cannot be shown. */
export const dropProblem = signal<string | undefined>(undefined);
/** What was done with them, as a sentence. */
export const dropNotice = signal<string | undefined>(undefined);
/** The files that are shown. */
export const openedFiles = signal<OpenedFiles | undefined>(undefined);

/** Shows files instead of what the page shows now; if they cannot be shown, that stays. */
export async function openFiles(gathered: readonly DroppedFile[] | Promise<readonly DroppedFile[]>): Promise<void> {
  isOpening.value = true;
  dropProblem.value = undefined;
  dropNotice.value = undefined;
  const source = new WorkerSource();
  try {
    const opened = await source.open(await gathered);
    openedFiles.value = opened;
    openSource(source);
  } catch (error) {
    source.close();
    dropProblem.value = messageOf(error);
  } finally {
    isOpening.value = false;
  }
}
