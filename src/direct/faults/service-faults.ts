import type { FaultyExchange, RequestFault, ServiceFaultRow } from './fault.js';
import { oddOutfitting } from './odd-outfitting-table.js';
import { serviceFaultTable } from './service-fault-table.js';

type ServiceFaultName = keyof typeof serviceFaultTable;

/** Players log in at another server, which has the same address here: it goes on working. */
const beyondLogIn = '^(?!/(?:auth|token|decode|me)$)';

/** Which members are missing in a thin answer is not known: here all that hold others but the name. */
const thinMembers = 'name callsign vanityName currentStarSystem balance fuel state dockingAccess'.split(' ');

/** What is made of the service's own answer, or reaches others. */
const exchanges: Partial<Record<ServiceFaultName, FaultyExchange>> = {
  'outfitting-mixed': { relays: oddOutfitting },
  'fleetcarrier-thin': { edit: (carrier) => JSON.parse(JSON.stringify(carrier, thinMembers)) as object },
  'statusflags-doubled': { edit: withDoubledFlags },
};

/** The flags of the first commodity, as they are for some goods of Powerplay. */
function withDoubledFlags(market: Readonly<Record<string, unknown>>): object {
  const [first, ...others] = Array.isArray(market.commodities) ? market.commodities : [];
  if (!first) return market;
  return { ...market, commodities: [{ ...first, statusFlags: ['powerplay', 'powerplay'] }, ...others] };
}

function requestFault(name: ServiceFaultName): RequestFault {
  const {
    service,
    about,
    answer,
    path = service === 'capi' ? beyondLogIn : undefined,
  }: ServiceFaultRow = serviceFaultTable[name];
  return {
    touches: 'request',
    trace: 'passing',
    about,
    service,
    answer: exchanges[name] ?? answer,
    rules: [],
    usual: { is: 'next' },
    ...(path !== undefined && { path: new RegExp(path) }),
  };
}

export const serviceFaults = Object.fromEntries(
  Object.keys(serviceFaultTable).map((name) => [name, requestFault(name as ServiceFaultName)]),
) as Readonly<Record<ServiceFaultName, RequestFault>>;
