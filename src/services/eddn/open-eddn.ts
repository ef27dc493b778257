import { type OpenService, openService, type ServiceOptions } from '../server/open-service.js';
import { EddnGateway, type GatewayOptions } from './gateway/eddn-gateway.js';
import { openRelay, type Relay } from './relay/open-relay.js';
import { RelayedMessages } from './relay/relayed-message.js';

export interface EddnOptions extends ServiceOptions, Pick<GatewayOptions, 'judge' | 'liveRefs' | 'schemas'> {
  /** The port of the relay; any free one by default. */
  readonly relayPort?: number;
}

/** The gateway, and the relay that publishes what it accepts. */
export interface EddnService extends OpenService {
  readonly relay: Relay;
}

export async function openEddn(options: EddnOptions): Promise<EddnService> {
  const { context, relayPort: port, host, liveRefs, judge, schemas } = options;
  const relay = await openRelay({ ...(port !== undefined && { port }), ...(host !== undefined && { host }) });
  const relayed = new RelayedMessages(context.random);
  const gateway = new EddnGateway({
    context,
    ...(liveRefs && { liveRefs }),
    ...(judge && { judge }),
    ...(schemas && { schemas }),
    publish: (content, at) => {
      if (relay.subscribers > 0) relay.publish(relayed.bytesOf(content, at));
    },
  });
  try {
    const service = await openService(gateway, options);
    const closeGateway = service.close.bind(service);
    const close = async () => {
      await Promise.all([closeGateway(), relay.close()]);
    };
    // Not a copy: the service has getters.
    return Object.assign(service, { relay, close });
  } catch (error) {
    await relay.close();
    throw error;
  }
}
