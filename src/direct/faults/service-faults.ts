import type { ServiceName } from '../service-names.js';
import type { FaultyExchange, RequestFault } from './fault.js';
import { oddOutfitting } from './odd-outfitting-table.js';

const json = { 'content-type': 'application/json' };

/** Players log in at another server, which has the same address here: it goes on working. */
const beyondLogIn = /^(?!\/(?:auth|token|decode|me)$)/;

function answers(
  service: ServiceName,
  about: string,
  answer: FaultyExchange,
  path: RegExp | undefined = service === 'capi' ? beyondLogIn : undefined,
): RequestFault {
  return {
    touches: 'request',
    trace: 'passing',
    about,
    service,
    answer,
    rules: [],
    usual: { is: 'next' },
    ...(path && { path }),
  };
}

/** The flags of the first commodity, as they are for some goods of Powerplay. */
function withDoubledFlags(market: Readonly<Record<string, unknown>>): object {
  const [first, ...others] = Array.isArray(market.commodities) ? market.commodities : [];
  if (!first) return market;
  return { ...market, commodities: [{ ...first, statusFlags: ['powerplay', 'powerplay'] }, ...others] };
}

/** The Companion API's answer to a token that is not valid; it escapes the slash. `tag` is made up. */
export const revoked = {
  status: 401,
  headers: json,
  body: '{"status":401,"message":"JWT has incorrect\\/unexpected fields","tag":"shakedown"}',
};

/** Which members are missing in a thin answer is not known: here all that hold others but the name. */
const thinMembers = [
  'name',
  'callsign',
  'vanityName',
  'currentStarSystem',
  'balance',
  'fuel',
  'state',
  'dockingAccess',
];
const thinCarrier = {
  edit: (carrier: object) => JSON.parse(JSON.stringify(carrier, thinMembers)) as object,
};

/** What goes wrong with the services that a tool talks to, at a request. */
export const serviceFaults = {
  'eddn-refuses': answers('eddn', 'EDDN refuses a message that was right', {
    status: 400,
    body: 'FAIL: Schema Validation: refused on purpose',
  }),
  'eddn-outdated': answers('eddn', 'EDDN no longer supports the schema', {
    status: 426,
    body: 'FAIL: Outdated Schema: The schema you have used is no longer supported. Please check for an updated version of your application.',
  }),
  'eddn-too-large': answers('eddn', 'EDDN finds a message too large', { status: 413 }),
  'eddn-down': answers('eddn', 'EDDN is being restarted', { status: 503 }),
  'eddn-silent': answers('eddn', 'EDDN takes a message and never answers', { silent: true }),
  'eddn-cut': answers('eddn', 'the connection to EDDN breaks before the answer', { cut: true }),
  'eddn-slow': answers('eddn', 'EDDN takes 12 s to answer', { delay: 12_000 }),
  'outfitting-mixed': answers(
    'eddn',
    'the relay has modules as texts, as objects, and mixed',
    { relays: oddOutfitting },
    /^\/upload\/$/,
  ),
  'capi-lags': answers('capi', 'the Companion API answers as of two minutes ago', { lag: 120 }),
  'capi-mixed': answers('capi', 'the Companion API has the market of the station before', { lag: 'mixed' }),
  'capi-no-carrier': answers(
    'capi',
    'the commander has no fleet carrier',
    { status: 204, body: '' },
    /^\/fleetcarrier$/,
  ),
  'fleetcarrier-thin': answers('capi', 'the fleet carrier lacks most of its members', thinCarrier, /^\/fleetcarrier$/),
  'capi-revoked': answers('capi', 'the Companion API no longer accepts the access token', revoked),
  'capi-maintenance': answers('capi', 'the Companion API is down for maintenance', { status: 418 }),
  'capi-shipyard-fails': answers('capi', 'the Companion API fails on /shipyard alone', { status: 500 }, /^\/shipyard$/),
  'capi-down': answers('capi', 'the Companion API is not available', { status: 503 }),
  'capi-empty': answers('capi', 'the Companion API answers 200 with nothing', { body: '' }),
  'capi-html': answers('capi', 'the Companion API answers 200 with a page for people', {
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><title>Back soon</title><h1>We will be back soon</h1>',
  }),
  'statusflags-doubled': answers(
    'capi',
    'the Companion API has a status flag twice in its market',
    { edit: withDoubledFlags },
    /^\/market$/,
  ),
  'capi-silent': answers('capi', 'the Companion API never answers', { silent: true }),
  'capi-cut': answers('capi', 'the connection to the Companion API breaks', { cut: true }),
  'capi-slow': answers('capi', 'the Companion API takes 12 s to answer', { delay: 12_000 }),
  'inara-limits': answers('inara', 'Inara revokes the access for an hour: too many requests', {
    headers: json,
    body: '{"header":{"eventStatus":400,"eventStatusText":"Too much requests. Your access to API was temporarily revoked."}}',
  }),
  'inara-wrong-key': answers('inara', 'Inara does not know the key', {
    headers: json,
    body: '{"header":{"eventStatus":400,"eventStatusText":"Invalid API key."}}',
  }),
  'inara-maintenance': answers('inara', 'Inara answers null, as during its nightly maintenance', { body: 'null' }),
  'inara-silent': answers('inara', 'Inara never answers', { silent: true }),
  'edsm-limits': answers('edsm', 'EDSM allows no more requests for now', {
    headers: { 'x-rate-limit-remaining': '0' },
  }),
  'edsm-unknown-commander': answers(
    'edsm',
    'EDSM does not know commander and key',
    { headers: json, body: '{"msgnum":203,"msg":"Commander name/API Key not found"}' },
    /^\/api-journal-v1\/?$/,
  ),
  'edsm-no-list': answers('edsm', 'EDSM does not give its list of events to discard', { status: 502 }, /discard/),
  'edsm-down': answers('edsm', 'EDSM is not available', { status: 502 }),
  'edsm-silent': answers('edsm', 'EDSM never answers', { silent: true }),
} as const satisfies Readonly<Record<string, RequestFault>>;
