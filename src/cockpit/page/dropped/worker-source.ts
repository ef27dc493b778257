import type { AskQuestion } from '../../protocol.js';
import type { FeedListener, Source } from '../source.js';
import type { DroppedFile } from './dropped-file.js';
import { saveFile } from './save-file.js';
import { startWorker } from './start-worker.js';
import type { FromWorker, OpenedFiles, RequestName, ToWorker, WorkerRequests } from './worker-protocol.js';

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** Dropped files as a source of the page, read by a worker. */
export class WorkerSource implements Source {
  readonly #worker = startWorker();
  readonly #waiting = new Map<number, Waiting>();
  #ids = 0;
  #listener: FeedListener | undefined;
  /** Feed messages received before the page subscribed. */
  #undelivered: Extract<FromWorker, { what: 'feed' }>[] = [];

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#onMessage(data));
    this.#worker.addEventListener('error', (event) => this.#break(event.message || 'the worker could not be started'));
  }

  /** Rejects with a sentence if there is nothing to show. */
  open(files: readonly DroppedFile[]): Promise<OpenedFiles> {
    return this.#request('open', files);
  }

  listen(listener: FeedListener): void {
    this.#listener = listener;
    listener.connected(true);
    for (const { name, message } of this.#undelivered) listener.onMessage(name, message);
    this.#undelivered = [];
  }

  readonly ask: AskQuestion = (name, ask, signal) => this.#request(name, ask, signal);

  /** Saves an anonymised copy; returns the sentence to show. */
  readonly saveAnonymised = async (): Promise<string> => {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    const { name, blob, message } = await this.#request('anonymise', { seed });
    saveFile(name, blob);
    return message;
  };

  close(): void {
    this.#worker.terminate();
    this.#rejectAll('the files were closed');
  }

  #request<Name extends RequestName>(
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
    this.#rejectAll(`Reading the files failed: ${reason}`);
  }

  #rejectAll(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}
