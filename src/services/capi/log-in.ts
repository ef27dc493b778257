import { createHash } from 'node:crypto';
import { type Finding, findingOf } from '../../check/finding.js';
import { jsonAnswer } from '../json-answer.js';
import { isThisMachine } from '../server/listen.js';
import type { Answer, IncomingRequest } from '../service.js';
import { unauthorised } from './capi-answers.js';
import { capiRules } from './capi-rule-table.js';
import { consentPage } from './consent-page.js';

/** Seconds. The first token of a log-in is said to live for one less. */
const accessLifetime = 14_400;
const firstSaid = accessLifetime - 1;
const day = 86_400_000;
const consentLifetime = 25 * day;
const codeLifetime = 10 * 60_000;

/** The log-ins that are remembered; the oldest are forgotten. */
const mostKept = 1000;

/** Times are in milliseconds since 1970. */
interface PendingCode {
  /** The query that the log-in began with. */
  readonly query: URLSearchParams;
  readonly until: number;
}

export interface Token {
  readonly issued: number;
  readonly until: number;
  /** When the player's consent ends, and with it every token that comes from it. */
  readonly consentUntil: number;
  /** The client that the player consented to. */
  readonly clientId: string | null;
}

/** What a log-in request got, and what was wrong with it. */
export interface LogInAnswer {
  readonly answer: Answer;
  readonly findings: readonly Finding[];
}

/** OAuth2: authorisation code with PKCE, and refresh tokens. */
export class LogIn {
  readonly #random: () => number;
  readonly #codes = new Map<string, PendingCode>();
  readonly #access = new Map<string, Token>();
  readonly #refresh = new Map<string, Token>();
  /** Tokens that got 401 since the last refresh. */
  readonly #refused = new Set<string>();

  constructor(random: () => number) {
    this.#random = random;
  }

  /**
   * `GET /auth`: a page for browsers, with a button. Other clients are redirected at once. `consent` in the
   * query is the answer of the player.
   */
  authorise({ query, headers, at }: IncomingRequest): LogInAnswer {
    const problem = problemOf(query);
    if (problem !== undefined) return refused(400, { message: problem }, problem);
    const isBrowser = headers.accept?.includes('text/html') ?? false;
    const consent = query.get('consent') ?? (isBrowser ? undefined : 'yes');
    if (consent === undefined) return plain(consentPage(query));
    const target = new URL(query.get('redirect_uri') ?? '');
    target.searchParams.set('state', query.get('state') ?? '');
    if (consent === 'yes') {
      const code = this.#secret();
      keep(this.#codes, code, { query, until: at + codeLifetime });
      target.searchParams.set('code', code);
    } else {
      target.searchParams.set('error', 'access_denied');
      target.searchParams.set('error_description', 'The player refused access.');
    }
    return plain({ status: 302, headers: { location: target.href } });
  }

  /** `POST /token`: a pair of tokens for a code or a refresh token. */
  redeem({ body, at }: IncomingRequest): LogInAnswer {
    const form = new URLSearchParams(Buffer.from(body).toString('utf8'));
    const grant = form.get('grant_type');
    if (grant === 'authorization_code') return this.#redeemCode(form, at);
    if (grant !== 'refresh_token') return plain(unauthorised);
    const token = taken(this.#refresh, form.get('refresh_token') ?? '');
    const isValid = token && at < token.until && form.get('client_id') === token.clientId;
    return plain(isValid ? this.#pair(token, at, accessLifetime) : unauthorised);
  }

  #redeemCode(form: URLSearchParams, at: number): LogInAnswer {
    const pending = taken(this.#codes, form.get('code') ?? '');
    if (!pending || at > pending.until) return plain(unauthorised);
    const verifier = form.get('code_verifier') ?? '';
    const { query } = pending;
    if (createHash('sha256').update(verifier).digest('base64url') !== query.get('code_challenge')) {
      const wrong = 'code_verifier does not match the challenge of the log-in';
      return refused(400, { message: 'An error occured.', logref: this.#hex() }, wrong);
    }
    const other = ['redirect_uri', 'client_id'].find((name) => form.get(name) !== query.get(name));
    if (other !== undefined) return refused(401, {}, `${other} is not the one that the log-in began with`);
    return plain(this.#pair({ consentUntil: at + consentLifetime, clientId: query.get('client_id') }, at, firstSaid));
  }

  #pair({ consentUntil, clientId }: Pick<Token, 'consentUntil' | 'clientId'>, at: number, said: number): Answer {
    const access = this.#secret();
    const refresh = this.#secret();
    const until = Math.min(at + accessLifetime * 1000, consentUntil);
    keep(this.#access, access, { issued: at, until, consentUntil, clientId });
    keep(this.#refresh, refresh, { issued: at, until: consentUntil, consentUntil, clientId });
    this.#refused.clear();
    return jsonAnswer(200, {
      access_token: access,
      token_type: 'Bearer',
      expires_in: said,
      refresh_token: refresh,
    });
  }

  /** The token of a query, if it is valid, and what is wrong with how it is used. */
  check({ headers, path, at }: IncomingRequest): { readonly token?: Token; readonly findings: readonly Finding[] } {
    const [, secret] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
    if (secret === undefined) {
      const message = `${path} was queried without a bearer token`;
      return { findings: [findingOf(capiRules.token, { kind: path, message })] };
    }
    const token = this.#access.get(secret);
    if (token && at < token.until) return { token, findings: [] };
    if (this.#refused.has(secret)) {
      const message = `${path} was queried with a token that got 401 before`;
      return { findings: [findingOf(capiRules.refresh, { kind: path, message })] };
    }
    if (this.#refused.size < mostKept) this.#refused.add(secret);
    return { findings: [] };
  }

  #secret(): string {
    return Buffer.from(Array.from({ length: 32 }, () => Math.floor(this.#random() * 256))).toString('base64url');
  }

  #hex(): string {
    return Math.floor(this.#random() * 2 ** 48).toString(16);
  }
}

/** Schemes that browsers handle themselves; others belong to a program. */
const browserScheme = /^(?:about|blob|data|file|filesystem|ftp|javascript|vbscript|view-source|wss?):$/;

/** Whether an address or an origin is on this machine, or has the scheme of a program. */
export function isLocalAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host } = new URL(text);
  return /^https?:$/.test(protocol) ? isThisMachine(host) : !browserScheme.test(protocol);
}

/** What is wrong with the query of a log-in, as a sentence. */
function problemOf(query: URLSearchParams): string | undefined {
  if (query.get('response_type') !== 'code') return 'response_type must be code';
  if (!query.get('client_id')) return 'client_id is missing';
  if (query.get('code_challenge_method') !== 'S256') return 'code_challenge_method must be S256';
  if (!/^[\w-]{43}$/.test(query.get('code_challenge') ?? ''))
    return 'code_challenge must be the base64url form of a SHA-256 hash, without =';
  return isLocalAddress(query.get('redirect_uri') ?? '')
    ? undefined
    : 'redirect_uri must be an address on this machine, or have the scheme of a program';
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > mostKept && oldest !== undefined) map.delete(oldest);
}

/** Codes and refresh tokens can be used once. */
function taken<Value>(map: Map<string, Value>, key: string): Value | undefined {
  const value = map.get(key);
  map.delete(key);
  return value;
}

function plain(answer: Answer): LogInAnswer {
  return { answer, findings: [] };
}

function refused(status: 400 | 401, body: object, problem: string): LogInAnswer {
  const answer = status === 401 ? unauthorised : jsonAnswer(status, body);
  return { answer, findings: [findingOf(capiRules.pkce, { kind: 'log-in', found: problem, message: problem })] };
}
