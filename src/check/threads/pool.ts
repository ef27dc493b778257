import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Piece } from '../files/piece.js';
import type { PieceReport } from '../files/piece-check.js';
import type { Standards } from '../lines/standards.js';
import { type CheckedPiece, type Crew, restOf } from './crew.js';

/** How many pieces wait in line for each thread, so that none is ever idle. */
const ahead = 2;

/** A name that nobody else gives a file: whatever else lies beside a bundle is never started. */
const threadName = 'shakedown-check-thread.js';

/**
 * What a thread runs; nothing where a bundler has put this module into a program of its own, without that file beside it.
 * A bundle in CommonJS does not even know where it lies.
 */
export function threadFile(): URL | undefined {
  const here: string | undefined = import.meta.url;
  if (here === undefined) return undefined;
  const file = new URL(threadName, here);
  return file.protocol === 'file:' && existsSync(file) ? file : undefined;
}

/** The work shared among threads. Pieces are given out in order, and their reports come back in order. */
export function threadedCrew(file: URL, standards: Standards, threads: number): Crew {
  const workers = Array.from({ length: threads }, () => new PieceWorker(file, standards));
  return {
    pieceSize: 4 * 1024 * 1024,
    async *reports(pieces) {
      const waiting: Given[] = [];
      for (const piece of pieces) {
        waiting.push({ piece, report: leastBusy(workers).check(piece) });
        if (waiting.length >= threads * ahead) yield* finished(waiting.shift() as Given);
      }
      for (const given of waiting) yield* finished(given);
    },
    dismiss: async () => {
      await Promise.all(workers.map((worker) => worker.end()));
    },
  };

  async function* finished({ piece, report }: Given): AsyncGenerator<CheckedPiece> {
    let checked: CheckedPiece = { piece, report: await report };
    yield checked;
    for (let rest = restOf(checked); rest; rest = restOf(checked)) {
      checked = { piece: rest, report: await leastBusy(workers).check(rest) };
      yield checked;
    }
  }
}

/** A piece that a thread works on. */
interface Given {
  readonly piece: Piece;
  readonly report: Promise<PieceReport>;
}

function leastBusy(workers: readonly PieceWorker[]): PieceWorker {
  return workers.reduce((least, worker) => (worker.busy < least.busy ? worker : least));
}

/** A thread that checks pieces, one after the other. */
class PieceWorker {
  readonly #worker: Worker;
  readonly #asked: { resolve: (report: PieceReport) => void; reject: (error: unknown) => void }[] = [];

  constructor(file: URL, standards: Standards) {
    this.#worker = new Worker(file, {
      workerData: standards,
      // What this process was started with may not suit a file.
      execArgv: [],
    });
    this.#worker.on('message', (report: PieceReport) => this.#asked.shift()?.resolve(report));
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#asked.splice(0)) reject(error);
    });
  }

  get busy(): number {
    return this.#asked.length;
  }

  check(piece: Piece): Promise<PieceReport> {
    const report = new Promise<PieceReport>((resolve, reject) => this.#asked.push({ resolve, reject }));
    // Whoever waits for it may have stopped waiting when it fails.
    report.catch(() => undefined);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(piece);
    return report;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
