/** A session with the Companion API beside it, and a small client. */
import { createHash } from 'node:crypto';
import { Capi } from '../../src/services/capi/capi.js';
import { type OpenService, openService } from '../../src/services/server/open-service.js';
import { Random } from '../../src/simulate/random.js';
import type { Session } from '../../src/simulate/session.js';
import type { SessionOptions } from '../../src/simulate/session-options.js';
import type { TimedWrite } from '../../src/simulate/session-output.js';
import { openSession } from '../../src/simulate/simulate.js';
import { momentOf } from '../../src/stage/services/moment-of.js';

export class CapiSession {
  readonly session: Session;
  capi: Capi;
  readonly #random: Random;
  /** Added to the time of the session. */
  later = 0;
  /** Called for what is written. */
  onWrite: (write: TimedWrite) => void = () => {};
  #lines = 0;

  constructor(options: SessionOptions) {
    this.session = openSession(options);
    this.#random = new Random(options.seed);
    this.capi = new Capi(this.context);
  }

  /** Before anything is written. */
  useCarrierLag(minutes: number): void {
    this.capi = new Capi(this.context, minutes);
  }

  get context() {
    return {
      now: () => this.session.now + this.later,
      moment: () => momentOf(this.session.world),
      random: () => this.#random.number(0, 1),
    };
  }

  async open(): Promise<OpenService> {
    return openService(this.capi, { context: this.context });
  }

  /** Takes steps until something is written, and returns that. */
  next(): readonly TimedWrite[] {
    let writes: readonly TimedWrite[] = [];
    while (writes.length === 0 && !this.session.hasEnded) writes = this.session.advance();
    for (const write of writes) {
      this.onWrite(write);
      const { event, companion } = write;
      const timestamp = event?.timestamp;
      const line = event && { file: 'Journal.log', line: ++this.#lines, timestamp };
      this.capi.wrote({ event: { ...(event ?? companion) }, ...(line && { line }) });
    }
    return writes;
  }

  /** Runs until a line of a kind is written, for the nth time. */
  until(kind: string, times = 1): void {
    let left = times;
    while (left > 0) {
      if (this.session.hasEnded) throw new Error(`the session ended without ${kind}`);
      left -= this.next().filter(({ event }) => event?.event === kind).length;
    }
  }
}

export type Json = Readonly<Record<string, unknown>>;

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: string;
  readonly expires_in: number;
}

export const verifier = 'a verifier of thirty-two bytes or more';
export const redirectUri = 'http://localhost:1234/auth';

/** The query of a log-in, in the words of EDMC. */
export function logInQuery(change: Readonly<Record<string, string>> = {}): string {
  return new URLSearchParams({
    response_type: 'code',
    audience: 'frontier,steam,epic',
    scope: 'auth capi',
    client_id: 'test-client',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'abc',
    redirect_uri: redirectUri,
    ...change,
  }).toString();
}

/** The address that the browser is sent to. */
export async function redirection(url: string, change?: Readonly<Record<string, string>>): Promise<URL> {
  const answer = await fetch(`${url}/auth?${logInQuery(change)}`, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

export async function postToken(url: string, form: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${url}/token`, { method: 'POST', body: new URLSearchParams({ client_id: 'test-client', ...form }) });
}

export async function redeem(url: string, code: string, change: Readonly<Record<string, string>> = {}) {
  const form = { grant_type: 'authorization_code', code_verifier: verifier, code, redirect_uri: redirectUri };
  return postToken(url, { ...form, ...change });
}

/** Logs in without a browser. */
export async function logIn(url: string): Promise<Tokens> {
  const target = await redirection(url);
  const answer = await redeem(url, target.searchParams.get('code') ?? '');
  return (await answer.json()) as Tokens;
}

export async function query(url: string, path: string, token: string): Promise<Response> {
  return fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
}

export async function data(url: string, path: string, token: string): Promise<Json> {
  const answer = await query(url, path, token);
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Json;
}
