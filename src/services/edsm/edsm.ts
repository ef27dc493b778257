import { createHash } from 'node:crypto';
import { type Finding, findingOf } from '../../check/finding.js';
import type { Members } from '../../interface/object-rule.js';
import { objectFrom } from '../../state/fold-fields.js';
import { shortJson } from '../../words/short-json.js';
import { differencesFrom, isAlike } from '../compare-with-line.js';
import { differenceFrom, unlessLive } from '../compare-with-session.js';
import { JournalRecord, type RecordedLine } from '../journal-record.js';
import { jsonAnswer } from '../json-answer.js';
import { jsonIn, textOf } from '../json-in.js';
import { RequestRate } from '../request-rate.js';
import type { Answer, IncomingRequest, ReceivedMessage, Service, WrittenEvent } from '../service.js';
import { discardedKinds } from './discarded-kinds-table.js';
import { edsmTexts, requiredFields } from './edsm-answer-table.js';
import { edsmRules as rules } from './edsm-rule-table.js';

/** Requests in ten minutes; the real limit is not published, and is announced by headers. */
const limit = { requests: 360, milliseconds: 600_000 };

/** The number of events that are recognised when they are sent again. */
const mostStored = 100_000;

const journalPath = '/api-journal-v1';

/** The journal API of EDSM: takes events, and holds them against the journal. */
export class Edsm implements Service {
  readonly name = 'edsm';
  readonly #record = new JournalRecord();
  readonly #rate = new RequestRate(limit);
  readonly #stored = new Set<string>();

  wrote(written: WrittenEvent): void {
    this.#record.wrote(written);
  }

  omissions(): readonly never[] {
    return [];
  }

  answer(request: IncomingRequest): Answer {
    const { method, path, at, real } = request;
    if (path === `${journalPath}/discard`) return jsonAnswer(200, discardedKinds);
    if (path !== journalPath) return jsonAnswer(404, { error: `the API is at POST ${journalPath}` });
    if (method !== 'POST') return jsonAnswer(405, { error: `${journalPath} takes POST, and not ${method}` });
    const count = this.#rate.add(real);
    const headers = {
      'x-rate-limit-limit': String(limit.requests),
      'x-rate-limit-remaining': String(this.#rate.remaining(real)),
      'x-rate-limit-reset': String(Math.ceil((at + limit.milliseconds) / 1000)),
    };
    const answer = this.#answerPost(fieldsOf(request), count);
    return { ...answer, headers: { ...answer.headers, ...headers } };
  }

  #answerPost(fields: Members | undefined, count: number): Answer {
    if (!fields) return refused(206, findingOf(rules.fields, { message: 'the request is neither a form nor JSON' }));
    for (const [name, number] of Object.entries(requiredFields))
      if (!fields[name]) return refused(number, findingOf(rules.fields, { message: `the request has no ${name}` }));
    const { message } = fields;
    if (message === undefined) return refused(301, findingOf(rules.message, { message: 'the request has no message' }));
    const content = typeof message === 'string' ? jsonIn(message) : message;
    const events = (Array.isArray(content) ? content : [content]).map(objectFrom);
    if (events.includes(undefined) || content === undefined)
      return refused(302, findingOf(rules.message, { message: 'the message is no event, and no list of events' }));
    const common = this.#requestFindings(fields, count);
    const judged = events.map((event, index) => this.#judge(event ?? {}, index === 0 ? common : []));
    const received = judged.map(({ received: each }) => each);
    return jsonAnswer(
      200,
      { msgnum: 100, msg: edsmTexts[100], events: judged.map(({ number }) => verdict(number)) },
      received,
    );
  }

  #requestFindings({ commanderName, fromGameVersion, fromGameBuild }: Members, count: number): Finding[] {
    const { commander, game } = this.#record.state;
    const message = `this is request ${count} within ten minutes`;
    return [
      ...differenceFrom(commander.name, commanderName, rules.commander, '/commanderName'),
      ...differenceFrom(game.version, fromGameVersion, rules.version, '/fromGameVersion'),
      ...differenceFrom(game.build, fromGameBuild, rules.version, '/fromGameBuild'),
      ...unlessLive(game.version, rules.version),
      ...(count > limit.requests ? [findingOf(rules.rate, { message })] : []),
    ];
  }

  #judge(event: Members, common: readonly Finding[]): { readonly number: number; readonly received: ReceivedMessage } {
    const kind = textOf(event.event);
    const line = this.#lineOf(event);
    const findings = [...common];
    const number = this.#numberOf(event, kind, findings);
    if (number !== 303) findings.push(...this.#lineFindings(event, line));
    return { number, received: { kind, content: event, findings, ...(line && { from: line.where }) } };
  }

  #numberOf(event: Members, kind: string, findings: Finding[]): number {
    if (typeof event.event !== 'string' || typeof event.timestamp !== 'string') {
      findings.push(findingOf(rules.message, { message: 'the event has no timestamp, or no name' }));
      return 303;
    }
    if (discardedKinds.includes(kind)) {
      findings.push(findingOf(rules.discarded, { kind, message: `${kind} is on the discard list` }));
      return 304;
    }
    const key = createHash('sha1').update(JSON.stringify(event)).digest('base64');
    if (this.#stored.has(key)) {
      findings.push(findingOf(rules.repeated, { kind, message: `${kind} of ${event.timestamp} was sent before` }));
      return 101;
    }
    this.#stored.add(key);
    if (this.#stored.size > mostStored) this.#stored.delete(this.#stored.values().next().value ?? key);
    return 100;
  }

  #lineOf(event: Members): RecordedLine | undefined {
    const lines = this.#record.lines(textOf(event.event), event.timestamp);
    return lines.find((line) => differencesFrom(line, event, sameFields(line), '').length === 0) ?? lines[0];
  }

  #lineFindings(event: Members, line: RecordedLine | undefined): Finding[] {
    const kind = textOf(event.event);
    if (this.#record.isEmpty) return [];
    if (!line)
      return [findingOf(rules.line, { kind, message: `the journal has no ${kind} at ${textOf(event.timestamp)}` })];
    if (line.ride === 'crew')
      return [findingOf(rules.crew, { kind, message: `${kind} is about another commander's ship` })];
    const differences = differencesFrom(line, event, sameFields(line), '');
    return [...differences.map((difference) => findingOf(rules.line, difference)), ...stateFindings(event, line)];
  }
}

function sameFields({ event }: RecordedLine): [string, string][] {
  return Object.keys(event).map((name) => [name, name]);
}

/** Transient state is what a reader knows after the line. */
function stateFindings(event: Members, { system, station, shipId, where }: RecordedLine): Finding[] {
  const kind = textOf(event.event);
  const known: Readonly<Record<string, unknown>> = {
    _systemAddress: system?.address,
    _systemName: system?.name,
    _systemCoordinates: system?.position,
    _marketId: station?.marketId,
    _stationName: station?.name,
    _shipId: shipId,
  };
  return Object.entries(known).flatMap(([name, expected]) => {
    const found = event[name];
    if (expected === undefined || found === undefined || found === null || isAlike(expected, found)) return [];
    const message = `${name} is ${shortJson(found)}, but after line ${where.line} it is ${shortJson(expected)}`;
    const values = { expected: shortJson(expected), found: shortJson(found) };
    return [findingOf(rules.state, { kind, pointer: `/${name}`, message, ...values })];
  });
}

/** The fields of a form or of a JSON object; undefined if it is neither. */
function fieldsOf({ headers, body }: IncomingRequest): Members | undefined {
  if (!/json/i.test(headers['content-type'] ?? '')) {
    const form = new URLSearchParams(new TextDecoder().decode(body));
    if (form.size > 0) return Object.fromEntries(form);
  }
  return objectFrom(jsonIn(body));
}

function verdict(number: number) {
  return { msgnum: number, msg: edsmTexts[number] };
}

/** A refusal of the whole request. */
function refused(number: number, finding: Finding): Answer {
  return jsonAnswer(200, verdict(number), [{ kind: 'request', content: undefined, findings: [finding] }]);
}
