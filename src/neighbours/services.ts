import type { NeighbourName } from '../direct/neighbour-names.js';
import type { Neighbour, NeighbourContext } from './neighbour.js';

/** How a service is made, and the environment variables by which a tool finds it. */
interface ServiceEntry {
  readonly create: (context: NeighbourContext) => Promise<Neighbour>;
  readonly environment: (url: string) => Readonly<Record<string, string>>;
}

/** The services, loaded on demand: most sessions need none. */
export const services: Readonly<Record<NeighbourName, ServiceEntry>> = {
  eddn: {
    create: async (context) => new (await import('./eddn/eddn.js')).Eddn(context),
    environment: (url) => ({ ED_EDDN_URL: `${url}/upload/` }),
  },
  capi: {
    create: async (context) => new (await import('./capi/capi.js')).Capi(context),
    environment: (url) => ({ ED_CAPI_URL: url, ED_AUTH_URL: url }),
  },
  inara: {
    create: async () => new (await import('./inara/inara.js')).Inara(),
    environment: (url) => ({ ED_INARA_URL: `${url}/inapi/v1/` }),
  },
  edsm: {
    create: async () => new (await import('./edsm/edsm.js')).Edsm(),
    environment: (url) => ({ ED_EDSM_URL: `${url}/api-journal-v1` }),
  },
};
