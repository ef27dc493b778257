/** Access control of the cockpit's server, against other machines and other sites open in the browser. */
import { timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

export interface GuardOptions {
  /** Secret in the printed address. */
  readonly token: string;
  /** Allows viewing from other machines. */
  readonly lan: boolean;
  /** Allows control from other machines. */
  readonly lanControl: boolean;
}

export interface Visitor {
  readonly isThisMachine: boolean;
  readonly hasToken: boolean;
}

export interface CockpitEnvironment {
  Bindings: HttpBindings;
  Variables: { visitor: Visitor };
}

type CockpitContext = Context<CockpitEnvironment>;

/** Rejects requests made by other sites: by DNS rebinding, with a foreign origin, or by a form or image. */
export function refuseOtherSites(options: GuardOptions): MiddlewareHandler<CockpitEnvironment> {
  return async (context, next) => {
    const { req } = context;
    const host = req.header('host') ?? '';
    const origin = req.header('origin');
    if (!isOurHost(host, context, options)) return refused(context, 403, 'the cockpit has no such host name');
    if (origin !== undefined && origin !== `http://${host}`)
      return refused(context, 403, 'the cockpit answers its own page only');
    // Following a link from another site is harmless: it changes nothing, and that site does not see the
    // page.
    const isLink = req.header('sec-fetch-mode') === 'navigate' && !req.path.startsWith('/api/');
    if (['cross-site', 'same-site'].includes(req.header('sec-fetch-site') ?? '') && !isLink)
      return refused(context, 403, 'the cockpit answers its own page only');
    context.set('visitor', visitorOf(context, options));
    return next();
  };
}

/** Viewing requires the token only from other machines. */
export function refuseStrangers(): MiddlewareHandler<CockpitEnvironment> {
  return async (context, next) => {
    const { isThisMachine, hasToken } = context.get('visitor');
    return isThisMachine || hasToken ? next() : refused(context, 401, tokenNeeded);
  };
}

/** Control requires the token from anywhere, and a body that a form of another site cannot send. */
export function guardControl(options: GuardOptions): MiddlewareHandler<CockpitEnvironment> {
  return async (context, next) => {
    const visitor = context.get('visitor');
    if (!isControlMachine(visitor, options))
      return refused(
        context,
        403,
        'other machines may only look; shakedown cockpit --lan --lan-control lets them control the stage',
      );
    if (!visitor.hasToken) return refused(context, 401, tokenNeeded);
    const type = context.req.header('content-type') ?? '';
    if (!/^application\/json\s*(;|$)/i.test(type))
      return refused(context, 415, 'a request needs the content type application/json');
    return next();
  };
}

export function mayControl(visitor: Visitor, options: GuardOptions): boolean {
  return visitor.hasToken && isControlMachine(visitor, options);
}

const tokenNeeded = 'the token is missing or wrong: open the address that the cockpit printed';

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 410 | 413 | 415 | 500 | 502 | 503;

export function refused(context: Context, status: RefusalStatus, error: string): Response {
  return context.json({ error }, status);
}

function isControlMachine({ isThisMachine }: Visitor, { lanControl }: GuardOptions): boolean {
  return isThisMachine || lanControl;
}

/** This machine by its usual names or, if other machines may connect, by the address of the connection. */
function isOurHost(host: string, { env }: CockpitContext, { lan }: GuardOptions): boolean {
  const { localAddress = '', localPort } = env.incoming.socket;
  const names = ['127.0.0.1', 'localhost', '[::1]', ...(lan ? [plainAddress(localAddress)] : [])];
  return names.some((name) => host.toLowerCase() === `${name}:${localPort}`);
}

function visitorOf({ env, req }: CockpitContext, { token }: GuardOptions): Visitor {
  const address = plainAddress(env.incoming.socket.remoteAddress ?? '');
  const isThisMachine = address.startsWith('127.') || address === '::1';
  const given = req.header('authorization')?.replace(/^Bearer /i, '') ?? req.query('token') ?? '';
  return { isThisMachine, hasToken: isSame(given, token) };
}

/** Unwraps IPv4-mapped IPv6 addresses. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:/i, '');
}

/** Compares in constant time. */
function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
