import { messageOf } from '../words/message-of.js';
import type { SendMessage } from './dropped-recording.js';
import type { FromWorker, ToWorker, WorkerRequest } from './worker-protocol.js';

/** The part of the worker's global scope that is used here. */
export interface WorkerPort {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

/** Answers the requests of a page; what it returns sends messages to it. */
export function serveRequests(
  port: WorkerPort,
  answerTo: (request: WorkerRequest, signal: AbortSignal) => unknown,
): { readonly send: SendMessage; readonly broken: (reason: string) => void } {
  const aborts = new Map<number, AbortController>();

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

  return {
    send: (name, message) => port.postMessage({ what: 'feed', name, message } as FromWorker),
    broken: (reason) => port.postMessage({ what: 'broken', reason }),
  };
}
