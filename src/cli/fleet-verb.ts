import { verbGroup } from './verb-group.js';

const help = `
A fleet is many commanders on a NATS server with JetStream, which keeps every
line until it is checked: publish journals from any number of machines, check
them with any number of processes.

The server is at nats://127.0.0.1:4222, or where NATS_URL or --server says.
publish and simulate create the streams; shakedown cockpit --from and shakedown
export --from read them, too.

Examples:
  nats-server -js -sd nats-data
  shakedown fleet simulate --commanders 20 --seed 1 --out ships
  shakedown fleet publish ships --once
  shakedown fleet check --once
  shakedown fleet findings
  shakedown fleet status --once
  shakedown fleet check --help`;

export const load = verbGroup(
  {
    publish: () => import('./fleet/publish-verb.js'),
    simulate: () => import('./fleet/fleet-simulate-verb.js'),
    mirror: () => import('./fleet/mirror-verb.js'),
    check: () => import('./fleet/fleet-check-verb.js'),
    findings: () => import('./fleet/findings-verb.js'),
    status: () => import('./fleet/status-verb.js'),
  },
  help,
);
