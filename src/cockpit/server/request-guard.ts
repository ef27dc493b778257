/** Who may ask the server of a cockpit for what. It is meant for this machine, and for no other page that a browser has open. */
import { timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

export interface GuardOptions {
  /** The secret in the address that was printed. */
  readonly token: string;
  /** Whether other machines may look. */
  readonly lan: boolean;
  /** Whether they may also steer. */
  readonly lanControl: boolean;
}

/** Who asks. */
export interface Visitor {
  readonly isThisMachine: boolean;
  readonly hasToken: boolean;
}

export interface CockpitEnvironment {
  Bindings: HttpBindings;
  Variables: { visitor: Visitor };
}

type CockpitContext = Context<CockpitEnvironment>;

/**
 * Refuses what another site makes a browser send: a host name that the site points at this machine (DNS rebinding), an
 * origin that is not ours, a form or an image of another site.
 */
export function refuseOtherSites(options: GuardOptions): MiddlewareHandler<CockpitEnvironment> {
  return async (context, next) => {
    const { req } = context;
    const host = req.header('host') ?? '';
    const origin = req.header('origin');
    if (!isOurHost(host, context, options)) return refused(context, 403, 'the cockpit has no such host name');
    if (origin !== undefined && origin !== `http://${host}`)
      return refused(context, 403, 'the cockpit answers its own page only');
    // Opening the page by a link on another site is no harm: nothing is done, and that site does not see it.
    const isLink = req.header('sec-fetch-mode') === 'navigate' && !req.path.startsWith('/api/');
    if (['cross-site', 'same-site'].includes(req.header('sec-fetch-site') ?? '') && !isLink)
      return refused(context, 403, 'the cockpit answers its own page only');
    context.set('visitor', visitorOf(context, options));
    return next();
  };
}

/** Reading needs the token only from another machine. */
export function refuseStrangers(): MiddlewareHandler<CockpitEnvironment> {
  return async (context, next) => {
    const { isThisMachine, hasToken } = context.get('visitor');
    return isThisMachine || hasToken ? next() : refused(context, 401, tokenNeeded);
  };
}

/** Steering needs the token from anywhere, and a body that no form of another site can send. */
export function refuseSteering(options: GuardOptions): MiddlewareHandler<CockpitEnvironment> {
  return async (context, next) => {
    const visitor = context.get('visitor');
    if (!isSteeringMachine(visitor, options))
      return refused(
        context,
        403,
        'other machines may only look; shakedown cockpit --lan --lan-control lets them steer',
      );
    if (!visitor.hasToken) return refused(context, 401, tokenNeeded);
    const type = context.req.header('content-type') ?? '';
    if (!/^application\/json\s*(;|$)/i.test(type))
      return refused(context, 415, 'a request must have the content type application/json');
    return next();
  };
}

/** Whether a visitor may steer a stage. */
export function maySteer(visitor: Visitor, options: GuardOptions): boolean {
  return visitor.hasToken && isSteeringMachine(visitor, options);
}

const tokenNeeded = 'the token is missing or wrong: open the address that the cockpit printed';

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 410 | 413 | 415 | 500 | 502 | 503;

export function refused(context: Context, status: RefusalStatus, error: string): Response {
  return context.json({ error }, status);
}

function isSteeringMachine({ isThisMachine }: Visitor, { lanControl }: GuardOptions): boolean {
  return isThisMachine || lanControl;
}

/** This machine by its usual names or, if others may look, the very address that the visitor is connected to. */
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

/** An IPv4 address as such, also where the system writes it as one of IPv6. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:/i, '');
}

/** Takes the same time wherever the difference is. */
function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
