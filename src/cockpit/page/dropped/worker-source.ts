import type { AskQuestion } from '../../protocol.js';
import type { FeedListener, Source } from '../source.js';
import { startWorker, type WorkerName } from './start-worker.js';
import type { FromWorker, RequestName, ToWorker, WorkerRequests } from './worker-protocol.js';

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** A worker as a source of the page. */
export abstract class WorkerSource implements Source {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #ids = 0;
  #listener: FeedListener | undefined;
  /** Feed messages received before the page subscribed. */
  #undelivered: Extract<FromWorker, { what: 'feed' }>[] = [];

  constructor(name: WorkerName) {
    this.#worker = startWorker(name);
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#onMessage(data));
    this.#worker.addEventListener('error', (event) => this.#break(event.message || 'the worker could not be started'));
  }

  listen(listener: FeedListener): void {
    this.#listener = listener;
    listener.connected(true);
    for (const { name, message } of this.#undelivered) listener.onMessage(name, message);
    this.#undelivered = [];
  }

  readonly ask: AskQuestion = (name, ask, signal) => this.request(name, ask, signal);

  close(): void {
    this.#worker.terminate();
    this.#rejectAll('it was closed');
  }

  protected request<Name extends RequestName>(
    what: Name,
    ask: WorkerRequests[Name]['ask'],
    signal?: AbortSignal,
  ): Promise<WorkerRequests[Name]['answer']> {
    const id = this.#ids++;
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      this.#waiting.set(id, { resolve, reject });
      signal?.addEventListener('abort', () => {
        this.#waiting.delete(id);
        this.#worker.postMessage({ what: 'abort', id } satisfies ToWorker);
        reject(signal.reason as Error);
      });
      this.#worker.postMessage({ what, id, ask });
    });
  }

  #onMessage(data: FromWorker): void {
    switch (data.what) {
      case 'feed':
        if (this.#listener) this.#listener.onMessage(data.name, data.message);
        else this.#undelivered.push(data);
        break;
      case 'answer':
        this.#take(data.id)?.resolve(data.answer as never);
        break;
      case 'refused':
        this.#take(data.id)?.reject(new Error(data.reason));
        break;
      case 'broken':
        this.#break(data.reason);
    }
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #break(reason: string): void {
    this.#listener?.connected(false);
    this.#rejectAll(`The worker of this page failed: ${reason}`);
  }

  #rejectAll(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}
