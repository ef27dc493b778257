import type { Outlet, OutletListener, SealedMessage } from '../../../src/fleet/publish/outlet.js';

/** A server that stores messages by text and replies only when the test says so. */
export class ScriptedServer implements Outlet {
  listener: OutletListener | undefined;
  /** Messages without a reply. */
  sent: { text: string; attempt: number; number: number }[] = [];
  /** Stored messages, in order, each once. */
  readonly kept: string[] = [];
  broken: Error | undefined;

  listen(listener: OutletListener): void {
    this.listener = listener;
  }

  send({ payload }: SealedMessage, attempt: number, number: number): void {
    if (this.broken) throw this.broken;
    this.sent.push({ text: Buffer.from(payload).toString(), attempt, number });
  }

  /** Stores and confirms the next ones; the reply may get lost. */
  store(count = this.sent.length, { isAnswered = true } = {}): void {
    for (const { text, attempt, number } of this.sent.splice(0, count)) {
      const isDuplicate = this.kept.includes(text);
      if (!isDuplicate) this.kept.push(text);
      if (isAnswered) this.listener?.replied(attempt, number, { isDuplicate });
    }
  }

  refuse(count: number, refused: string): void {
    for (const { attempt, number } of this.sent.splice(0, count)) this.listener?.replied(attempt, number, { refused });
  }

  get texts(): string[] {
    return this.sent.map(({ text }) => text);
  }
}
