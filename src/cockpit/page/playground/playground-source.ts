import { saveFile } from '../dropped/save-file.js';
import type { ControlRequest, PlayedText } from '../dropped/worker-protocol.js';
import { WorkerSource } from '../dropped/worker-source.js';
import type { Playground, StageControl } from '../source.js';

/** A session that a worker of the page plays. */
export class PlaygroundSource extends WorkerSource {
  playground: Playground = { plans: [], save: () => this.#save() };

  constructor() {
    super('session');
  }

  readonly stage: StageControl = {
    request: (name, body) => this.#control({ method: 'POST', name, body }),
    query: (name) => this.#control({ method: 'GET', name }),
    stopFault: (fault) => this.#control({ method: 'DELETE', name: `fault?${new URLSearchParams({ fault })}` }),
  };

  /** Rejects with a sentence if it cannot be played. */
  async play(text: PlayedText): Promise<void> {
    const plans = await this.request('play', text);
    this.playground = { ...this.playground, plans };
  }

  async #control<Result>(request: ControlRequest): Promise<Result> {
    return JSON.parse(await this.request('control', request)) as Result;
  }

  async #save(): Promise<string> {
    const { name, blob, message } = await this.request('directory', {});
    saveFile(name, blob);
    return message;
  }
}
