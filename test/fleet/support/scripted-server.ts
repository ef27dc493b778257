import type { Outlet, OutletListener, SealedMessage } from '../../../src/fleet/publish/outlet.js';

/** A server that keeps what it gets, by text, and answers only when it is told to. */
export class ScriptedServer implements Outlet {
  listener: OutletListener | undefined;
  /** What was sent and not yet answered. */
  sent: { text: string; attempt: number; number: number }[] = [];
  /** What it has stored, in order, each once. */
  readonly kept: string[] = [];
  broken: Error | undefined;

  listen(listener: OutletListener): void {
    this.listener = listener;
  }

  send({ payload }: SealedMessage, attempt: number, number: number): void {
    if (this.broken) throw this.broken;
    this.sent.push({ text: Buffer.from(payload).toString(), attempt, number });
  }

  /** Stores and answers the next ones; the answer may get lost. */
  store(count = this.sent.length, { isAnswered = true } = {}): void {
    for (const { text, attempt, number } of this.sent.splice(0, count)) {
      const isDuplicate = this.kept.includes(text);
      if (!isDuplicate) this.kept.push(text);
      if (isAnswered) this.listener?.answered(attempt, number, { isDuplicate });
    }
  }

  refuse(count: number, refused: string): void {
    for (const { attempt, number } of this.sent.splice(0, count)) this.listener?.answered(attempt, number, { refused });
  }

  get texts(): string[] {
    return this.sent.map(({ text }) => text);
  }
}
