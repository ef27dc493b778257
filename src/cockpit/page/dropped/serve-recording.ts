import { messageOf } from '../words/message-of.js';
import { anonymisedCopy } from './anonymised-copy.js';
import { type ChosenFiles, chooseFiles } from './choose-files.js';
import { DropError, type DroppedFile } from './dropped-file.js';
import { DroppedRecording } from './dropped-recording.js';
import { serveRequests, type WorkerPort } from './serve-requests.js';
import type { OpenedFiles } from './worker-protocol.js';

/** Serves one recording of dropped files to its page. */
export function serveRecording(port: WorkerPort): void {
  let files: ChosenFiles | undefined;
  let recording: DroppedRecording | undefined;

  const { send, broken } = serveRequests(port, (request, signal) => {
    if (request.what === 'open') return open(request.ask);
    if (request.what === 'anonymise') return anonymisedCopy(opened(files), request.ask.seed);
    return opened(recording).answer(request.what as 'rows', request.ask as never, signal);
  });

  async function open(dropped: readonly DroppedFile[]): Promise<OpenedFiles> {
    files = await chooseFiles(dropped);
    recording = new DroppedRecording(files, send);
    // Not awaited: the page can ask questions from now on.
    recording.run().catch((error: unknown) => broken(messageOf(error)));
    return { journals: files.journals.length, companions: files.companions.length, leftOut: files.leftOut };
  }
}

function opened<T>(what: T | undefined): T {
  if (what === undefined) throw new DropError('No files are open.');
  return what;
}
