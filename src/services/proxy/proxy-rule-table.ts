import type { MessageRule } from '../message-rule.js';

/** What can be wrong with a request to the proxy. */
export const proxyRules = {
  host: {
    id: 'proxy/host',
    severity: 'warning',
    says: 'a request goes to a host and a port of the services that run',
    reason: 'The proxy passes nothing on: everything else gets 502, and the tool sees what it does without that host.',
    good: 'POST https://eddn.edcd.io:4430/upload/, with --with eddn',
    bad: 'POST https://eddn.edcd.io/upload/, or GET https://example.com/',
  },
} as const satisfies Record<string, MessageRule>;
