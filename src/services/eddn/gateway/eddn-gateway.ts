import type { Finding } from '../../../check/finding.js';
import type { RelayedContent } from '../../../direct/faults/fault.js';
import type { Members } from '../../../interface/object-rule.js';
import { printable } from '../../../words/printable.js';
import { textOf } from '../../json-in.js';
import type {
  Answer,
  IncomingRequest,
  Omission,
  ReceivedMessage,
  Service,
  ServiceContext,
  WrittenEvent,
} from '../../service.js';
import { broken, checkMessage, unreadable } from '../schemas/check-message.js';
import { eddnSchemaRules } from '../schemas/eddn-schema-rule-table.js';
import { type GivenSchemas, refOf, schemaRefOf } from '../schemas/eddn-schemas.js';
import {
  gatewayHeaders as headers,
  tooLarge,
  usualBodies,
  gatewayVersion as version,
} from './gateway-answers-table.js';
import { GatewayStats } from './gateway-stats.js';
import { jsonOf, readUpload } from './read-upload.js';

/** Whether messages to live references, those without `/test`, are accepted. */
export const liveRefChoices = ['accept', 'warn', 'refuse'] as const;

export type LiveRefs = (typeof liveRefChoices)[number];

/** Holds messages against the journal. */
export interface EddnJudge {
  /** What is wrong with a message beyond its schema, and the line that it came from. */
  judge(content: Members, delivery: Delivery): Pick<ReceivedMessage, 'findings' | 'from'>;
  wrote(written: WrittenEvent): void;
  omissions(now: number): readonly Omission[];
}

export interface Delivery {
  /** What the gateway answered; 0 for nothing. */
  readonly status: number;
  /** The time of the session, in milliseconds since 1970. */
  readonly at: number;
  /** The message as JSON, as it was sent. */
  readonly text: string;
}

export interface GatewayOptions {
  readonly context: ServiceContext;
  /** `accept` by default. */
  readonly liveRefs?: LiveRefs;
  /** Takes accepted messages, and the time of the session when they came. */
  readonly publish?: (content: Members, at: number) => void;
  readonly judge?: EddnJudge;
  /** Schemas besides those that we know; none by default. */
  readonly schemas?: GivenSchemas;
}

/** An upload, checked, and the answer that the gateway would give. */
interface Judged {
  readonly status: number;
  readonly body: string;
  readonly kind: string;
  readonly findings: readonly Finding[];
  readonly content?: Members;
  /** That the content was parsed from. */
  readonly text?: string;
}

/** The gateway of EDDN: checks what is uploaded, and passes it to the relay. */
export class EddnGateway implements Service {
  readonly name = 'eddn';
  readonly #options: GatewayOptions;
  readonly #stats: GatewayStats;

  constructor(options: GatewayOptions) {
    this.#options = options;
    this.#stats = new GatewayStats(options.context.now());
  }

  answer(request: IncomingRequest): Answer {
    const { method, path, at } = request;
    if (path === '/upload/') return method === 'POST' ? this.#upload(request) : wrongMethod(method, 'POST');
    if (path !== '/health_check/' && path !== '/stats/') return nothingAt(path);
    if (method !== 'GET') return wrongMethod(method, 'GET');
    const body = path === '/stats/' ? JSON.stringify(this.#stats.summary(at, version)) : version;
    return { status: 200, headers, body };
  }

  /** The log has what the request contained, with its findings; nothing is published. */
  refuse(request: IncomingRequest, status: number): Answer {
    const body = usualBodies[status] ?? '';
    if (request.path !== '/upload/' || request.method !== 'POST') return { status, headers, body };
    const judged = request.body.length === 0 && status === 413 ? tooLargeToRead : this.#judged(request);
    return { status, headers, body, received: [this.#received(judged, status, request.at)] };
  }

  wrote(written: WrittenEvent): void {
    this.#options.judge?.wrote(written);
  }

  omissions(now: number): readonly Omission[] {
    return this.#options.judge?.omissions(now) ?? [];
  }

  #upload(request: IncomingRequest): Answer {
    const { at } = request;
    const judged = this.#judged(request);
    const { status, body, content } = judged;
    this.#stats.count('inbound', at);
    if (status === 426) this.#stats.count('outdated', at);
    else if (status !== 200) this.#stats.count('invalid', at);
    const received = [this.#received(judged, status, at)];
    if (status === 200 && content) {
      this.#stats.count('outbound', at);
      this.#options.publish?.(content, at);
    }
    for (const each of request.relays ?? []) this.#options.publish?.(ofOther(each, content, at), at);
    return { status, headers, body, received };
  }

  /** Everything that the gateway looks at, in its order. */
  #judged(request: IncomingRequest): Judged {
    const upload = readUpload(request);
    if (upload.failure) return { ...upload.failure, kind: 'unreadable', findings: [unreadable(upload.failure.body)] };
    const { text } = upload;
    const { status, findings, schema, isTest } = checkMessage(upload.value, text, this.#options.schemas);
    const content = (upload.value ?? {}) as Members;
    const kind = schema?.name ?? 'unknown';
    const { liveRefs = 'accept' } = this.#options;
    const isLive = schema && !isTest && liveRefs !== 'accept';
    const problem = `${textOf(content.$schemaRef)} is a live reference`;
    const live = isLive ? [broken(eddnSchemaRules.live, '/$schemaRef', { problem })] : [];
    const isRefused = isLive && liveRefs === 'refuse';
    const isUnknown = isRefused || (status === 400 && !schema);
    const body = isUnknown ? unknownSchema(content) : bodyOf(status, findings);
    return { status: isRefused ? 400 : status, body, kind, findings: [...live, ...findings], content, text };
  }

  #received(judged: Judged, status: number, at: number): ReceivedMessage {
    const { kind, content, text = '', findings } = judged;
    const more = content && kind !== 'unknown' ? this.#options.judge?.judge(content, { status, at, text }) : undefined;
    return {
      kind,
      // The log keeps the text, which takes less memory than the objects.
      get content() {
        return text === '' ? undefined : jsonOf(text);
      },
      bytes: text.length,
      findings: more ? [...findings, ...more.findings] : findings,
      ...(more?.from && { from: more.from }),
    };
  }
}

/** A message of another player, to the live references or those for tests as the upload beside it. */
function ofOther({ schema, message }: RelayedContent, upload: Members | undefined, at: number): Members {
  const isTest = refOf(upload?.$schemaRef)?.isTest;
  const header = { uploaderID: 'Nova Lynx', softwareName: 'Shakedown', softwareVersion: version };
  const timestamp = `${new Date(at).toISOString().slice(0, -5)}Z`;
  return { $schemaRef: schemaRefOf(schema, isTest), header, message: { ...message, timestamp } };
}

const tooLargeToRead: Judged = { status: 413, body: tooLarge, kind: 'unreadable', findings: [unreadable(tooLarge)] };

/** As the real gateway, up to the first detail; then place and cure, which that does not name. */
function bodyOf(status: number, [first]: readonly Finding[]): string {
  if (status === 400 && first) {
    return `FAIL: Schema Validation: [<ValidationError: "${first.message}; ${first.hint}">]`;
  }
  return usualBodies[status] ?? `FAIL: ${first?.message}`;
}

/** Quoted as Python does. */
function unknownSchema({ $schemaRef: ref }: Members): string {
  const text = `Schema ${ref === null ? 'None' : printable(textOf(ref))} is unknown, unable to validate.`;
  const quote = text.includes("'") ? '"' : "'";
  return `FAIL: Schema Validation: [JsonValidationException(${quote}${text}${quote})]`;
}

function wrongMethod(method: string, right: string): Answer {
  if (method === 'OPTIONS') return { status: 200, headers, body: '' };
  return { status: 405, headers: { ...headers, allow: right }, body: `FAIL: this address takes ${right}` };
}

function nothingAt(path: string): Answer {
  const hint = path === '/upload' ? ': the address ends with a slash, /upload/' : '';
  return { status: 404, headers, body: `FAIL: nothing is at ${printable(path)}${hint}` };
}
