import { messageOf } from '../words/message-of.js';
import { anonymisedCopy } from './anonymised-copy.js';
import { type ChosenFiles, chooseFiles } from './choose-files.js';
import { DropError, type DroppedFile } from './dropped-file.js';
import { DroppedRecording, type SendMessage } from './dropped-recording.js';
import type { FromWorker, OpenedFiles, ToWorker, WorkerRequest } from './worker-protocol.js';

/** The part of the worker's global scope that is used here. */
export interface WorkerPort {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

/** Serves one recording of dropped files to its page. */
export function serveRecording(port: WorkerPort): void {
  let files: ChosenFiles | undefined;
  let recording: DroppedRecording | undefined;
  const aborts = new Map<number, AbortController>();
  const send: SendMessage = (name, message) => port.postMessage({ what: 'feed', name, message } as FromWorker);

  port.addEventListener('message', ({ data }) => {
    if (data.what === 'abort') return aborts.get(data.id)?.abort();
    void answer(data);
  });

  async function answer(request: WorkerRequest): Promise<void> {
    const { id } = request;
    const abort = new AbortController();
    aborts.set(id, abort);
    try {
      port.postMessage({ what: 'answer', id, answer: await answerTo(request, abort.signal) });
    } catch (error) {
      port.postMessage({ what: 'refused', id, reason: messageOf(error) });
    } finally {
      aborts.delete(id);
    }
  }

  function answerTo(request: WorkerRequest, signal: AbortSignal): Promise<unknown> {
    if (request.what === 'open') return open(request.ask);
    if (request.what === 'anonymise') return anonymisedCopy(opened(files), request.ask.seed);
    return opened(recording).answer(request.what, request.ask, signal);
  }

  async function open(dropped: readonly DroppedFile[]): Promise<OpenedFiles> {
    files = await chooseFiles(dropped);
    recording = new DroppedRecording(files, send);
    // Not awaited: the page can ask questions from now on.
    recording.run().catch((error: unknown) => port.postMessage({ what: 'broken', reason: messageOf(error) }));
    return { journals: files.journals.length, companions: files.companions.length, leftOut: files.leftOut };
  }
}

function opened<T>(what: T | undefined): T {
  if (what === undefined) throw new DropError('No files are open.');
  return what;
}
