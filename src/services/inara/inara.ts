import { type Finding, findingOf } from '../../check/finding.js';
import type { Members } from '../../interface/object-rule.js';
import { objectFrom } from '../../state/fold-fields.js';
import { differencesFrom } from '../compare-with-line.js';
import { differenceFrom, unlessLive } from '../compare-with-session.js';
import { JournalRecord, type RecordedLine } from '../journal-record.js';
import { jsonAnswer } from '../json-answer.js';
import { jsonIn, textOf } from '../json-in.js';
import { RequestRate } from '../request-rate.js';
import type { Answer, IncomingRequest, ReceivedMessage, Service, WrittenEvent } from '../service.js';
import { eventFindings, headerFindings, orderFinding } from './inara-batch.js';
import { inaraEvents } from './inara-event-table.js';
import { inaraRules as rules } from './inara-rule-table.js';

/** Two requests a minute. */
const limit = { requests: 2, milliseconds: 60_000 };

const inaraPath = '/inapi/v1/';

/** The Inara API: takes batches of events, and holds them against the journal. */
export class Inara implements Service {
  readonly name = 'inara';
  readonly #record = new JournalRecord();
  readonly #rate = new RequestRate(limit);

  wrote(written: WrittenEvent): void {
    this.#record.wrote(written);
  }

  omissions(): readonly never[] {
    return [];
  }

  answer({ method, path, body, real }: IncomingRequest): Answer {
    if (path !== inaraPath && path !== inaraPath.slice(0, -1))
      return jsonAnswer(404, { error: `the API is at POST ${inaraPath}` });
    if (method !== 'POST') return jsonAnswer(405, { error: `${inaraPath} takes POST, and not ${method}` });
    const batch = objectFrom(jsonIn(body));
    const header = objectFrom(batch?.header);
    const events = Array.isArray(batch?.events) ? batch.events.map((event) => objectFrom(event) ?? {}) : undefined;
    if (!batch || !header || !events) {
      const message = 'a request is a JSON object with header and events';
      return refused(message, { kind: 'batch', content: undefined, findings: [findingOf(rules.header, { message })] });
    }
    const common = [...headerFindings(header), ...this.#batchFindings(header, real)];
    const isRefused = common.some(({ rule, pointer }) => rule === rules.header.id && pointer !== '');
    if (isRefused) {
      const text = header.APIkey ? 'Some required header properties are missing.' : 'Invalid API key.';
      return refused(text, { kind: 'batch', content: batch, findings: common });
    }
    const received = events.map((event, index): ReceivedMessage => {
      const line = this.#lineOf(event);
      const order = orderFinding(events, index);
      const own = eventFindings(event, `/events/${index}`);
      const isReadable = own.every(({ rule }) => rule !== rules.event.id);
      const findings = [
        ...(index === 0 ? common : []),
        ...(order ? [order] : []),
        ...own,
        ...(isReadable ? this.#lineFindings(event, line, `/events/${index}`) : []),
      ];
      const kind = textOf(event.eventName);
      return { kind, content: event, findings, ...(line && { from: line.where }) };
    });
    return jsonAnswer(200, { header: { eventStatus: 200 }, events: received.map(statusOf) }, received);
  }

  /** The rate, whose commander it is, and whether this game is reported at all. */
  #batchFindings(header: Members, real: number): Finding[] {
    const count = this.#rate.add(real);
    const message = `this is request ${count} within a minute; Inara takes ${limit.requests}`;
    const hint = 'collect events, and send them together';
    const { commander, game } = this.#record.state;
    return [
      ...(count > limit.requests ? [findingOf(rules.rate, { message, hint })] : []),
      ...differenceFrom(commander.name, header.commanderName, rules.commander, '/header/commanderName'),
      ...differenceFrom(commander.id, header.commanderFrontierID, rules.commander, '/header/commanderFrontierID'),
      ...unlessLive(game.version, rules.version),
    ];
  }

  #lineOf({ eventName, eventTimestamp, eventData }: Members): RecordedLine | undefined {
    const known = inaraEvents[textOf(eventName)];
    if (!known?.from) return undefined;
    const lines = this.#record.lines(known.from, eventTimestamp);
    const data = objectFrom(eventData) ?? {};
    const fits = lines.find((line) => differencesFrom(line, data, Object.entries(known.same ?? {}), '').length === 0);
    return fits ?? lines[0];
  }

  #lineFindings(event: Members, line: RecordedLine | undefined, pointer: string): Finding[] {
    const kind = textOf(event.eventName);
    const known = inaraEvents[kind];
    if (!known || this.#record.isEmpty) return [];
    const findings: Finding[] = [];
    const data = objectFrom(event.eventData) ?? {};
    if (known.from && !known.isState && !line) {
      const message = `the journal has no ${known.from} at ${textOf(event.eventTimestamp)}`;
      findings.push(findingOf(rules.line, { pointer: `${pointer}/eventTimestamp`, message }));
    }
    if (line?.ride === 'crew') {
      const message = `${kind} is about another commander's ship`;
      findings.push(findingOf(rules.crew, { pointer, message }));
    }
    const { shipGameID } = data;
    if (typeof shipGameID === 'number' && line?.ride !== 'crew' && !this.#record.shipIds.has(shipGameID)) {
      const message = `no line of the journal has a ship with the id ${shipGameID}`;
      findings.push(findingOf(rules.ship, { pointer: `${pointer}/eventData/shipGameID`, message }));
    }
    if (!line) return findings;
    const differences = differencesFrom(line, data, Object.entries(known.same ?? {}), `${pointer}/eventData`);
    return [...findings, ...differences.map((difference) => findingOf(rules.value, difference))];
  }
}

/** Inara judges each event by itself; only what it could not store is refused. */
function statusOf({ findings, content }: ReceivedMessage) {
  const { eventCustomID } = content as Members;
  const custom = eventCustomID === undefined ? {} : { eventCustomID };
  const refusal = findings.find(({ rule }) => rule === rules.event.id || rule === rules.required.id);
  return refusal ? { eventStatus: 400, eventStatusText: refusal.message, ...custom } : { eventStatus: 200, ...custom };
}

function refused(eventStatusText: string, received: ReceivedMessage): Answer {
  return jsonAnswer(200, { header: { eventStatus: 400, eventStatusText } }, [received]);
}
