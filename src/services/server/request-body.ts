import type { IncomingMessage } from 'node:http';

/** How much of a body that is too large is read and dropped, so that its sender gets to read the answer. */
const mostDropped = 64 * 1024 * 1024;

/** Bodies that are being read at the same time share this much memory. */
const sharedBytes = 8 * 1024 * 1024;

/** Reads the bodies of requests within limits. */
export class BodyReader {
  readonly #limit: number;
  #held = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The body, or the status to refuse it with; undefined if the connection broke. */
  read(request: IncomingMessage): Promise<Uint8Array | 413 | 503 | undefined> {
    return new Promise((resolve) => {
      let chunks: Buffer[] = [];
      let length = 0;
      let held = 0;
      let refusal: 413 | 503 | undefined;
      const release = () => {
        this.#held -= held;
        held = 0;
        chunks = [];
      };
      request.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (refusal) {
          if (length > mostDropped) resolve(refusal);
        } else if (length > this.#limit || this.#held + chunk.length > sharedBytes) {
          refusal = length > this.#limit ? 413 : 503;
          release();
        } else {
          held += chunk.length;
          this.#held += chunk.length;
          chunks.push(chunk);
        }
      });
      request.on('end', () => {
        resolve(refusal ?? (chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
        release();
      });
      // After 'end' this has no effect.
      request.on('close', () => {
        release();
        resolve(undefined);
      });
    });
  }
}
