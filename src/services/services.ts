import type { ServiceName } from '../direct/service-names.js';
import { type OpenService, openService, type ServiceOptions } from './server/open-service.js';

/** A service that listens, and the environment variables by which a tool finds it. */
export interface StartedService {
  readonly service: OpenService;
  readonly environment: Readonly<Record<string, string>>;
  /** The kinds that its messages have, where these are known. */
  readonly kinds?: readonly string[];
}

/** How each service is started; their code is loaded on demand. */
export const services: Readonly<Record<ServiceName, (options: ServiceOptions) => Promise<StartedService>>> = {
  eddn: async (options) => {
    const { openEddn } = await import('./eddn/open-eddn.js');
    const { eddnSchemas } = await import('./eddn/schemas/eddn-schemas.js');
    const { EddnVerdicts } = await import('./eddn/verdicts/eddn-verdicts.js');
    const { real } = options.context;
    const { eddnSchemas: sources } = options;
    const schemas = sources && (await (await import('./eddn/schemas/given-schemas.js')).givenSchemas(sources));
    const judge = new EddnVerdicts({ ...(real && { real }) });
    const service = await openEddn({ ...options, judge, ...(schemas && { schemas }) });
    const environment = { ED_EDDN_URL: `${service.url}/upload/`, ED_EDDN_RELAY: service.relay.url };
    const kinds = new Set([...eddnSchemas.keys(), ...(schemas?.keys() ?? []), 'unknown', 'unreadable']);
    return { service, environment, kinds: [...kinds] };
  },
  capi: async (options) => {
    const { Capi } = await import('./capi/capi.js');
    const service = await openService(new Capi(options.context, options.carrierLag), options);
    return { service, environment: { ED_CAPI_URL: service.url, ED_AUTH_URL: service.url } };
  },
  inara: async (options) => {
    const { Inara } = await import('./inara/inara.js');
    const service = await openService(new Inara(), options);
    return { service, environment: { ED_INARA_URL: `${service.url}/inapi/v1/` } };
  },
  edsm: async (options) => {
    const { Edsm } = await import('./edsm/edsm.js');
    const service = await openService(new Edsm(), options);
    return { service, environment: { ED_EDSM_URL: `${service.url}/api-journal-v1` } };
  },
};
