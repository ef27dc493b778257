import type { MessageRule } from '../message-rule.js';

/** What a client of the Companion API can do wrong. */
export const capiRules = {
  pkce: {
    id: 'capi/pkce',
    severity: 'error',
    says: 'a log-in has a challenge by S256, and its tokens are fetched with the verifier, the address and the client id it began with',
    reason: 'The server accepts no other method, and gives no token without the verifier of that log-in.',
    good: '/auth?…&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256',
    bad: '/auth?…&code_challenge=secret&code_challenge_method=plain',
  },
  token: {
    id: 'capi/token',
    severity: 'error',
    says: 'a query has the header Authorization with a bearer token',
    reason: 'The server answers with 401; there is no data without a log-in.',
    good: 'Authorization: Bearer …',
    bad: 'GET /profile without the header Authorization',
  },
  refresh: {
    id: 'capi/refresh',
    severity: 'warning',
    says: 'after 401 a client uses its refresh token, not the same access token once more',
    reason: 'An access token lives for four hours; the refresh token gives another without bothering the player.',
    good: 'GET /profile → 401, POST /token with grant_type=refresh_token, GET /profile',
    bad: 'GET /profile → 401, GET /profile → 401',
  },
  rate: {
    id: 'capi/rate',
    severity: 'warning',
    says: 'a client sends at most two queries a second',
    reason: 'Clients that ask more often are blocked. It is counted over ten seconds of session time.',
    good: 'GET /profile, /market and /shipyard after Docked',
    bad: 'GET /profile five times a second',
  },
  interval: {
    id: 'capi/interval',
    severity: 'note',
    says: 'a client asks for the same data once a minute at most',
    reason: 'The data changes when the game saves it, which is seldom; the community agreed on one query a minute.',
    good: 'GET /market, 60 s later GET /market',
    bad: 'GET /market, 5 s later GET /market',
  },
} as const satisfies Readonly<Record<string, MessageRule>>;
