import { type Finding, findingOf } from '../../check/finding.js';
import type { IncomingRequest } from '../neighbour.js';
import { capiRules } from './capi-rules.js';

const window = 10_000;
const mostInWindow = 20;
const minute = 60_000;

/**
 * How often a client asks, in session time. A session that is paused has no time: what comes at the same
 * moment counts as one query.
 */
export class Usage {
  #recent: number[] = [];
  readonly #last = new Map<string, number>();

  /** What is wrong with the time of a query. */
  note({ path, at }: Pick<IncomingRequest, 'path' | 'at'>): Finding[] {
    const last = this.#last.get(path);
    this.#last.set(path, at);
    if (this.#recent.at(-1) !== at) this.#recent = [...this.#recent.filter((time) => time > at - window), at];
    const findings: Finding[] = [];
    if (this.#recent.length > mostInWindow) {
      const found = `${this.#recent.length} queries in ten seconds`;
      findings.push(findingOf(capiRules.rate, { kind: path, found, message: `there were ${found}` }));
    }
    if (last !== undefined && at > last && at - last < minute) {
      const found = `${Math.round((at - last) / 1000)} s after the one before`;
      findings.push(findingOf(capiRules.interval, { kind: path, found, message: `${path} was queried ${found}` }));
    }
    return findings;
  }
}
