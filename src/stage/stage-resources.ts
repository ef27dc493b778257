import { rmSync } from 'node:fs';
import { onceReleased } from '../journal/once-released.js';
import { reasonOf } from '../journal/system-error-reason.js';
import { printable } from '../words/printable.js';
import type { AnswerKey } from './faults/answer-key.js';
import type { FaultyRecorder } from './faults/faulty-recorder.js';
import { onProcessExit } from './process-lifetime.js';
import type { OpenRecorder } from './record/open-recorder.js';

export interface StageResourcesOptions {
  readonly directory: string;
  /** A temporary directory, removed at the end. */
  readonly isTemporary: boolean;
  readonly opened: OpenRecorder;
  readonly recorder: FaultyRecorder;
  readonly key: AnswerKey;
}

/** The resources of an open stage and their release: files, directory lock, port. */
export class StageResources {
  readonly directory: string;
  readonly #options: StageResourcesOptions;
  readonly #closing: (() => void | Promise<void>)[] = [];
  #forgetExit = () => {};

  constructor(options: StageResourcesOptions) {
    this.directory = options.directory;
    this.#options = options;
  }

  /** Adds a callback for closing; the last added runs first. */
  onClose(callback: () => void | Promise<void>): void {
    this.#closing.unshift(callback);
  }

  /** Called if the process exits before the stage is closed. */
  onProcessExit(callback: () => void): void {
    this.#forgetExit = onProcessExit(callback);
  }

  /** Releases everything after `finish`, which writes the end of the session. */
  async release(finish: () => Promise<void>): Promise<void> {
    const { opened, recorder } = this.#options;
    try {
      await finish();
      await this.#closeAll();
      // The answer key is closed last, since a fault may happen at the very end.
      recorder.close();
      opened.close();
    } catch (error) {
      await this.abandon().catch(() => {});
      throw opened.failed(error);
    } finally {
      this.#forgetExit();
      this.#removeTemporary();
    }
  }

  /** `close` without waiting, on process exit. */
  releaseAtExit(finish: () => void): void {
    const { opened, recorder, key } = this.#options;
    try {
      finish();
      for (const callback of this.#closing.splice(0)) void callback();
      key.close();
    } catch (error) {
      console.error(`the session in ${printable(this.directory)} could not be ended properly: ${reasonOf(error)}`);
    } finally {
      recorder.close();
      opened.close();
      this.#removeTemporary();
    }
  }

  /** Closes everything but the directory, after a failure. */
  async abandon(): Promise<void> {
    try {
      await this.#closeAll();
    } finally {
      this.#options.key.close();
    }
  }

  /** A failure does not prevent the rest from being closed. */
  async #closeAll(): Promise<void> {
    const callbacks = this.#closing.splice(0);
    const results = await Promise.allSettled(callbacks.map(async (callback) => callback()));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  #removeTemporary(): void {
    if (this.#options.isTemporary) onceReleased(() => rmSync(this.directory, { recursive: true, force: true }));
  }
}
