import type { Finding } from '../../check/finding.js';
import { printable } from '../../words/printable.js';
import type { Target } from './proxy-route.js';
import { proxyRules } from './proxy-rule-table.js';

/** More hosts than these are counted together. */
const mostHosts = 1000;
const manyHosts = `more than ${mostHosts} other hosts were refused`;

/** What the proxy refused, once for each sentence: these name the host, and its port if that is wrong. */
export class RefusedHosts {
  readonly #refused = new Map<string, Finding>();
  /** Called for each sentence once. */
  readonly listeners: ((refused: Finding) => void)[] = [];

  get findings(): readonly Finding[] {
    return [...this.#refused.values()];
  }

  add(target: Target | undefined, sentence: string): void {
    const message = this.#refused.has(sentence) || this.#refused.size < mostHosts ? sentence : manyHosts;
    const count = (this.#refused.get(message)?.count ?? 0) + 1;
    const { id: rule, severity } = proxyRules.host;
    const expected = 'a host of the services that run';
    const found = printable(target?.host ?? 'no host');
    const refused = { rule, severity, pointer: '', expected, found, message, count };
    this.#refused.set(message, refused);
    if (count === 1) for (const listener of this.listeners) listener(refused);
  }
}
