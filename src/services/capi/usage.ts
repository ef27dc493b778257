import { type Finding, findingOf } from '../../check/finding.js';
import { RequestRate } from '../request-rate.js';
import type { IncomingRequest } from '../service.js';
import { capiRules } from './capi-rule-table.js';

const limit = { requests: 20, milliseconds: 10_000 };
const minute = 60_000;
/** Clients may ask for anything. */
const mostPaths = 1000;

/**
 * How often a client asks, in session time. A session that is paused has no time: what comes at the same
 * moment counts as one query.
 */
export class Usage {
  readonly #rate = new RequestRate(limit);
  readonly #last = new Map<string, number>();
  #latest = 0;

  /** What is wrong with the time of a query. */
  note({ path, at }: Pick<IncomingRequest, 'path' | 'at'>): Finding[] {
    const passed = at - (this.#last.get(path) ?? -Infinity);
    if (this.#last.size > mostPaths) this.#last.clear();
    this.#last.set(path, at);
    const findings: Finding[] = [];
    const count = at === this.#latest ? 0 : this.#rate.add(at);
    this.#latest = at;
    if (count > limit.requests) {
      const found = `${count} queries in ten seconds`;
      findings.push(findingOf(capiRules.rate, { kind: path, found, message: `there were ${found}` }));
    }
    if (passed > 0 && passed < minute) {
      const found = `${Math.round(passed / 1000)} s after the one before`;
      findings.push(findingOf(capiRules.interval, { kind: path, found, message: `${path} was queried ${found}` }));
    }
    return findings;
  }
}
