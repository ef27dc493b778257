import { createHash } from 'node:crypto';
import type { VerdictRuleId } from './verdict-rules-table.js';

/** Answers after which a message must not be sent again. */
const final: ReadonlySet<number> = new Set([400, 413, 426]);
/** Milliseconds between two tries. */
const shortestWait = 60_000;
const remembered = 5000;

interface Delivery {
  readonly status: number;
  readonly at: number | undefined;
}

/** What became of each message that was sent, however wrong it was. */
export class Deliveries {
  readonly #last = new Map<string, Delivery>();

  /** Which rule a message, as text, breaks by being sent again. */
  add(text: string, delivery: Delivery): VerdictRuleId | undefined {
    const key = createHash('sha1').update(text).digest('base64');
    const before = this.#last.get(key);
    this.#last.delete(key);
    this.#last.set(key, delivery);
    if (this.#last.size > remembered) this.#last.delete(this.#last.keys().next().value as string);
    return before && brokenBy(before, delivery);
  }
}

export function isFinal(status: number): boolean {
  return isAccepted(status) || final.has(status);
}

export function isAccepted(status: number): boolean {
  return status >= 200 && status < 300;
}

function brokenBy(before: Delivery, { at }: Delivery): VerdictRuleId | undefined {
  if (isAccepted(before.status)) return 'eddn/twice';
  if (final.has(before.status)) return 'eddn/refused-again';
  const isEarly = at !== undefined && before.at !== undefined && at - before.at < shortestWait;
  return isEarly ? 'eddn/early-retry' : undefined;
}
