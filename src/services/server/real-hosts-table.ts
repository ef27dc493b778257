import type { ServiceName } from '../../direct/service-names.js';

/** The names of the real services, which a hosts file may point at this machine. */
export const realHosts: Readonly<Record<ServiceName, readonly string[]>> = {
  eddn: ['eddn.edcd.io', 'beta.eddn.edcd.io', 'dev.eddn.edcd.io'],
  capi: ['companion.orerve.net', 'legacy-companion.orerve.net', 'pts-companion.orerve.net', 'auth.frontierstore.net'],
  inara: ['inara.cz', 'www.inara.cz'],
  edsm: ['www.edsm.net', 'edsm.net', 'beta.edsm.net'],
};

/** The ports at which these answer. */
export const realPorts: Readonly<Record<ServiceName, readonly number[]>> = {
  eddn: [4430, 4431, 4432],
  capi: [80, 443],
  inara: [80, 443],
  edsm: [80, 443],
};
