import type { Finding } from '../../check/finding.js';
import type { Members } from '../../interface/object-rule.js';
import { jsonAnswer } from '../json-answer.js';
import type { Moment } from '../moment.js';
import type { Answer, IncomingRequest, Omission, Service, ServiceContext, WrittenEvent } from '../service.js';
import { account, links } from './account-and-link-table.js';
import { communityGoalsOf } from './active-goals.js';
import { answerWith, unauthorised } from './capi-answers.js';
import { fleetCarrierOf } from './carrier-data.js';
import { dayOf, JournalDays } from './journal-days.js';
import { isLocalAddress, LogIn, type Token } from './log-in.js';
import { type CapiPart, PastMoments } from './past-moments.js';
import { customerId, profileOf } from './profile.js';
import { marketOf, shipyardOf } from './station-screens.js';
import { Usage } from './usage.js';
import { VisitedStars } from './visited-stars.js';
import { type Wording, wordingOf } from './wording.js';

interface Resource {
  readonly part: CapiPart;
  /** Undefined where there is nothing to tell: 204. */
  readonly content: (moment: Moment, wording: Wording) => Members | undefined;
}

const resources = new Map<string, Resource>([
  ['/profile', { part: 'commander', content: profileOf }],
  ['/market', { part: 'station', content: marketOf }],
  ['/shipyard', { part: 'station', content: shipyardOf }],
  ['/fleetcarrier', { part: 'commander', content: fleetCarrierOf }],
  ['/communitygoals', { part: 'commander', content: communityGoalsOf }],
]);

/** The Companion API, and the server that players log in at: both have one address here. */
export class Capi implements Service {
  readonly name = 'capi';
  readonly #context: ServiceContext;
  readonly #logIn: LogIn;
  readonly #past: PastMoments | undefined;
  readonly #days = new JournalDays();
  readonly #visited = new VisitedStars();
  readonly #usage = new Usage();
  readonly #salt: number;
  readonly #carrierLag: number;

  /** `carrierLag`: the minutes that `/fleetcarrier` is behind the rest. */
  constructor(context: ServiceContext, carrierLag = 0) {
    this.#context = context;
    this.#logIn = new LogIn(context.random);
    this.#past = context.moment && new PastMoments(context.moment);
    this.#salt = context.random();
    this.#carrierLag = carrierLag * 60;
  }

  answer(request: IncomingRequest): Answer {
    const { answer, findings } = this.#respond(request);
    return { ...answer, received: [received(request, findings)] };
  }

  /** The words of the real service for a status on demand. */
  refuse(request: IncomingRequest, status: number): Answer {
    return { ...answerWith(status), received: [received(request, [])] };
  }

  wrote(written: WrittenEvent): void {
    this.#days.wrote(written);
    this.#visited.wrote(written);
    this.#past?.wrote(written.event.event, this.#context.now());
  }

  /** Nothing has to be asked for. */
  omissions(): readonly Omission[] {
    return [];
  }

  #respond(request: IncomingRequest): { readonly answer: Answer; readonly findings: readonly Finding[] } {
    const { method, path } = request;
    const past = this.#past;
    if (!past) return { answer: withoutSession(), findings: [] };
    const isLogIn = path === '/auth' || path === '/token';
    if (isLogIn && !isLocalAddress(request.headers.origin ?? 'http://localhost'))
      return { answer: jsonAnswer(403, { status: 403, message: 'web pages cannot log in here' }), findings: [] };
    if (path === '/auth' && method === 'GET') return this.#logIn.authorise(request);
    if (path === '/token' && method === 'POST') return this.#logIn.redeem(request);
    if (method !== 'GET')
      return { answer: jsonAnswer(405, { status: 405, message: 'Method Not Allowed' }), findings: [] };
    if (path === '/') return { answer: linksAnswer(), findings: [] };
    const { token, findings } = this.#logIn.check(request);
    if (!token) return { answer: unauthorised, findings };
    if (path === '/decode' || path === '/me') return { answer: accountAnswer(request, token, past), findings };
    return { answer: this.#data(request, past), findings: [...findings, ...this.#usage.note(request)] };
  }

  #data({ path, query, at, lag }: IncomingRequest, past: PastMoments): Answer {
    if (path === '/squadron') {
      return jsonAnswer(404, {
        status: 404,
        message: `${path} exists, but its content is not known well enough to be made up`,
      });
    }
    if (path === '/visitedstars') return this.#visited.answer(at);
    const day = dayIn(path, at);
    if (day !== undefined) return journalAnswer(this.#days.of(day));
    const resource = resources.get(path);
    if (!resource) return jsonAnswer(404, { status: 404, message: 'Not Found' });
    const wording = wordingOf(query.get('language'), this.#salt);
    const behind = lag ?? (path === '/fleetcarrier' ? this.#carrierLag : 0);
    const content = resource.content(past.asOf(at, behind, resource.part), wording);
    return content ? jsonAnswer(200, content) : { status: 204 };
  }
}

/** `/decode` and `/me`: the account, which has the FID of the session. */
function accountAnswer({ path, at }: IncomingRequest, { issued, until }: Token, past: PastMoments): Answer {
  const usr = { customer_id: String(customerId(past.asOf(at, 0, 'commander'))), ...account };
  if (path === '/me') return jsonAnswer(200, usr);
  const [iat, exp] = [issued, until].map((time) => Math.floor(time / 1000));
  return jsonAnswer(200, { iss: 'Shakedown', exp, iat, scope: 'auth capi', usr });
}

/** The day that `/journal` or `/journal/2026/11/14` asks for; undefined for other paths. */
function dayIn(path: string, at: number): string | undefined {
  if (path === '/journal') return dayOf(at);
  const [, year, month, date] = /^\/journal\/(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(path) ?? [];
  return date === undefined ? undefined : `${year}-${month?.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

function journalAnswer(lines: string | undefined): Answer {
  if (lines === undefined) return { status: 204 };
  return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: lines };
}

function linksAnswer(): Answer {
  return jsonAnswer(200, { links: links.map(([href, rel, title]) => ({ href, rel, type: 'GET', title })) });
}

function withoutSession(): Answer {
  const message = 'only a recorded journal is known: the Companion API answers for simulated sessions alone';
  return jsonAnswer(503, { status: 503, message });
}

/** What the log keeps of a request: no codes, no tokens. */
function received({ method, path, query }: IncomingRequest, findings: readonly Finding[]) {
  const language = query.get('language');
  return { kind: `${method} ${path}`, content: language === null ? {} : { language }, findings };
}
