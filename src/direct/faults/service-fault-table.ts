import type { ServiceFaultRow } from './fault.js';

/**
 * What goes wrong with the services that a tool talks to, at a request: the answer in place of their own.
 * `path` is a pattern of the paths it happens to.
 */
export const serviceFaultTable = {
  'eddn-refuses': {
    service: 'eddn',
    about: 'EDDN refuses a message that was right',
    answer: { status: 400, body: 'FAIL: Schema Validation: refused on purpose' },
  },
  'eddn-outdated': {
    service: 'eddn',
    about: 'EDDN no longer supports the schema',
    answer: {
      status: 426,
      body: 'FAIL: Outdated Schema: The schema you have used is no longer supported. Please check for an updated version of your application.',
    },
  },
  'eddn-too-large': { service: 'eddn', about: 'EDDN finds a message too large', answer: { status: 413 } },
  'eddn-down': { service: 'eddn', about: 'EDDN is being restarted', answer: { status: 503 } },
  'eddn-silent': { service: 'eddn', about: 'EDDN takes a message and never answers', answer: { silent: true } },
  'eddn-cut': { service: 'eddn', about: 'the connection to EDDN breaks before the answer', answer: { cut: true } },
  'eddn-slow': { service: 'eddn', about: 'EDDN takes 12 s to answer', answer: { delay: 12_000 } },
  'outfitting-mixed': {
    service: 'eddn',
    about: 'the relay has modules as texts, as objects, and mixed',
    answer: {},
    path: '^/upload/$',
  },
  'capi-lags': { service: 'capi', about: 'the Companion API answers as of two minutes ago', answer: { lag: 120 } },
  'capi-mixed': {
    service: 'capi',
    about: 'the Companion API has the market of the station before',
    answer: { lag: 'mixed' },
  },
  'capi-no-carrier': {
    service: 'capi',
    about: 'the commander has no fleet carrier',
    answer: { status: 204, body: '' },
    path: '^/fleetcarrier$',
  },
  'fleetcarrier-thin': {
    service: 'capi',
    about: 'the fleet carrier lacks most of its members',
    answer: {},
    path: '^/fleetcarrier$',
  },
  // It escapes the slash. The tag is made up.
  'capi-revoked': {
    service: 'capi',
    about: 'the Companion API no longer accepts the access token',
    answer: {
      status: 401,
      headers: { 'content-type': 'application/json' },
      body: '{"status":401,"message":"JWT has incorrect\\/unexpected fields","tag":"shakedown"}',
    },
  },
  'capi-maintenance': {
    service: 'capi',
    about: 'the Companion API is down for maintenance',
    answer: { status: 418 },
  },
  'capi-shipyard-fails': {
    service: 'capi',
    about: 'the Companion API fails on /shipyard alone',
    answer: { status: 500 },
    path: '^/shipyard$',
  },
  'capi-down': { service: 'capi', about: 'the Companion API is not available', answer: { status: 503 } },
  'capi-empty': { service: 'capi', about: 'the Companion API answers 200 with nothing', answer: { body: '' } },
  'capi-html': {
    service: 'capi',
    about: 'the Companion API answers 200 with a page for people',
    answer: {
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><title>Back soon</title><h1>We will be back soon</h1>',
    },
  },
  'statusflags-doubled': {
    service: 'capi',
    about: 'the Companion API has a status flag twice in its market',
    answer: {},
    path: '^/market$',
  },
  'capi-silent': { service: 'capi', about: 'the Companion API never answers', answer: { silent: true } },
  'capi-cut': { service: 'capi', about: 'the connection to the Companion API breaks', answer: { cut: true } },
  'capi-slow': { service: 'capi', about: 'the Companion API takes 12 s to answer', answer: { delay: 12_000 } },
  'inara-limits': {
    service: 'inara',
    about: 'Inara revokes the access for an hour: too many requests',
    answer: {
      headers: { 'content-type': 'application/json' },
      body: '{"header":{"eventStatus":400,"eventStatusText":"Too much requests. Your access to API was temporarily revoked."}}',
    },
  },
  'inara-wrong-key': {
    service: 'inara',
    about: 'Inara does not know the key',
    answer: {
      headers: { 'content-type': 'application/json' },
      body: '{"header":{"eventStatus":400,"eventStatusText":"Invalid API key."}}',
    },
  },
  'inara-maintenance': {
    service: 'inara',
    about: 'Inara answers null, as during its nightly maintenance',
    answer: { body: 'null' },
  },
  'inara-silent': { service: 'inara', about: 'Inara never answers', answer: { silent: true } },
  'edsm-limits': {
    service: 'edsm',
    about: 'EDSM allows no more requests for now',
    answer: { headers: { 'x-rate-limit-remaining': '0' } },
  },
  'edsm-unknown-commander': {
    service: 'edsm',
    about: 'EDSM does not know commander and key',
    answer: {
      headers: { 'content-type': 'application/json' },
      body: '{"msgnum":203,"msg":"Commander name/API Key not found"}',
    },
    path: '^/api-journal-v1/?$',
  },
  'edsm-no-list': {
    service: 'edsm',
    about: 'EDSM does not give its list of events to discard',
    answer: { status: 502 },
    path: 'discard',
  },
  'edsm-down': { service: 'edsm', about: 'EDSM is not available', answer: { status: 502 } },
  'edsm-silent': { service: 'edsm', about: 'EDSM never answers', answer: { silent: true } },
} as const satisfies Readonly<Record<string, ServiceFaultRow>>;
