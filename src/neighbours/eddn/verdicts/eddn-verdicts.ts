import { countedAs, type Finding } from '../../../check/finding.js';
import { childPointer } from '../../../check/text/json-pointer.js';
import { elementsOf, objectFrom } from '../../../state/fold-fields.js';
import type { Where } from '../../../state/journal-state.js';
import { entryOf } from '../../../words/entry-of.js';
import type { Omission, WrittenEvent } from '../../neighbour.js';
import type { BuiltMessage, EddnContent, Withheld } from '../build/eddn-message.js';
import { EddnUploader } from '../build/eddn-uploader.js';
import { schemaByKind } from '../build/sources-table.js';
import { checkMessage } from '../schemas/check-message.js';
import { schemaIn } from '../schemas/eddn-schemas.js';
import { Deliveries, isAccepted, isFinal } from './deliveries.js';
import { ruleOfDifference } from './difference-rules.js';
import { type Expected, ExpectedMessages, jsonValue, type Match } from './expected-messages.js';
import { StationVisits } from './station-visits.js';
import { lineOf, type VerdictDetails, verdictFinding } from './verdict-finding.js';
import { ruleByMember, type VerdictRuleId } from './verdict-rules-table.js';

export interface VerdictOptions {
  /** Seconds after its line in which a message should come; 60 if left out. */
  readonly deadline?: number;
  /** Real time in milliseconds: a session may leap, and a tool cannot send in less than no time. */
  readonly real?: () => number;
}

export interface Verdict {
  readonly findings: readonly Finding[];
  /** The line that the message was made from. */
  readonly from?: Where;
}

/** A message that was received, and which schema it names. */
interface Posted extends EddnContent {
  readonly schema: string;
  readonly isTest: boolean;
}

/** How a message came: status and text as the gateway has them. */
interface JudgedDelivery {
  readonly status: number;
  readonly at: number;
  readonly text: string;
}

const usualDeadline = 60;

/** Milliseconds in which a tool reads a file after its line. */
const readable = 2000;

/** Holds messages to EDDN against the journal beside them. */
export class EddnVerdicts {
  readonly #uploader = new EddnUploader({ version: '' });
  readonly #expected = new ExpectedMessages();
  readonly #deliveries = new Deliveries();
  readonly #visits = new StationVisits();
  readonly #deadline: number;
  readonly #real: (() => number) | undefined;
  /** The time of the last line. */
  #now = 0;

  constructor({ deadline = usualDeadline, real }: VerdictOptions = {}) {
    this.#deadline = deadline * 1000;
    this.#real = real;
  }

  /** A line was written, or the content of a companion. */
  wrote(written: WrittenEvent): void {
    if (written.line) this.#now = Date.parse(String(written.event.timestamp)) || this.#now;
    this.#visits.wrote(written);
    if (!written.line) this.#forgetUnread(String(written.event.event).replace(/Clear$/, ''));
    for (const built of this.#uploader.builtFrom(written)) this.#expected.add(built, this.#now, this.#real?.());
  }

  /**
   * What the journal says against a message. `at` is the time of the session, in milliseconds since 1970; undefined
   * for one that was recorded. `status` is what the gateway answers; 0 for nothing.
   */
  received(content: unknown, at?: number, status = 200, text = JSON.stringify(content, jsonValue)): Verdict {
    const posted = postedFrom(content);
    if (!posted) return { findings: [] };
    const match = isOfCapi(posted) ? undefined : this.#expected.match(posted.schema, posted.message);
    // The game writes some lines twice in a second.
    const isOwed = match?.differences.length === 0 && !match.expected.isAccepted;
    const rule = this.#deliveries.add(text, { status, at: at && (this.#real?.() ?? at) });
    const again = rule === 'eddn/twice' && isOwed ? undefined : rule;
    const findings = again
      ? [this.#finding(again, posted, { message: repetitions[again] ?? '' })]
      : [...headerFindings(posted, match?.expected.built, at), ...this.#contentFindings(posted, match)];
    if (match) {
      findings.push(...this.#lateness(match, posted, at));
      this.#note(match.expected, at, status);
    }
    const from = match?.expected.built.from;
    return { findings: isAccepted(status) ? findings : beyondSchema(findings, content), ...(from && { from }) };
  }

  /** The same, for the gateway. */
  judge(content: unknown, { status, at, text }: JudgedDelivery): Verdict {
    return this.received(content, at, status, text);
  }

  /** What should have come by now and has not; `now` is the time of the session. */
  omissions(now: number): readonly Omission[] {
    const late = [...this.#expected.open].filter(({ since }) => now - since > this.#deadline);
    return late.map(({ built: { schema, from } }) => {
      const message = `no message for ${schema} was sent`;
      return { ...verdictFinding('eddn/missing', { schema, message }), ...(from && { from }) };
    });
  }

  /** A file that is replaced within a moment, as when a session leaps, can be read by no tool. */
  #forgetUnread(kind: string): void {
    const now = this.#real?.();
    if (now === undefined) return;
    for (const expected of this.#expected.open) {
      const { built, sinceReal = -Infinity } = expected;
      if (built.schema === entryOf(schemaByKind, kind) && now - sinceReal < readable) this.#expected.settle(expected);
    }
  }

  #note(expected: Expected, at: number | undefined, status: number): void {
    expected.tried ??= at ?? expected.since;
    if (isAccepted(status)) expected.isAccepted = true;
    if (isFinal(status)) this.#expected.settle(expected);
  }

  #contentFindings(posted: Posted, match: Match | undefined): Finding[] {
    if (isOfCapi(posted)) return this.#capiFindings(posted);
    if (!match) return [this.#unmatched(posted)];
    const { built, isAccepted: isKnown } = match.expected;
    const withheld = this.#withheld(built.withheld, posted);
    if (withheld) return [withheld];
    const findings = this.#differences(match, posted);
    const isPart = findings.some(({ rule }) => rule === ('eddn/batch' satisfies VerdictRuleId));
    return isKnown && !isPart ? [...findings, this.#finding('eddn/twice', posted, { message: sentTwice })] : findings;
  }

  #differences({ expected, differences }: Match, { schema, message }: Posted): Finding[] {
    const { built } = expected;
    const byRule = new Map<string, { finding: Finding; count: number }>();
    for (const { pointer, top, ...values } of differences) {
      const broken = ruleOfDifference({ pointer, top, ...values }, built);
      if (broken === undefined) continue;
      const rule = broken === 'eddn/list' && this.#expected.isOld(expected, top, message) ? 'eddn/old-market' : broken;
      // A list may differ in each of a hundred elements.
      const key = elementsOf(message[top]).length > 0 ? `${rule} ${top}` : pointer;
      const known = byRule.get(key);
      const { from } = built;
      if (known) known.count += 1;
      else byRule.set(key, { finding: verdictFinding(rule, { schema, pointer, from, ...values }), count: 1 });
    }
    return [...byRule.values()].map(({ finding, count }) => countedAs(finding, count));
  }

  /** Data of the Companion API have no line; they are about the station last docked at. */
  #capiFindings(posted: Posted): Finding[] {
    const withheld = this.#withheld(this.#uploader.absence, posted);
    if (withheld) return [withheld];
    const { schema, message } = posted;
    const { last } = this.#visits;
    const known = Object.keys(last).filter((name) => last[name] !== undefined && message[name] !== undefined);
    return known.flatMap((name) => {
      const [expected, found] = [last[name], message[name]];
      const rule = ruleByMember[name] as VerdictRuleId;
      const details = { schema, pointer: childPointer('/message', name), expected, found };
      return expected === found ? [] : [verdictFinding(rule, details)];
    });
  }

  #withheld(why: Withheld | undefined, posted: Posted): Finding | undefined {
    const broken = why && entryOf(withheldRules, why);
    return broken && this.#finding(broken.rule, posted, { message: broken.message });
  }

  #unmatched(posted: Posted): Finding {
    const { schema, message } = posted;
    const own = entryOf(schemaByKind, String(message.event));
    if (own !== undefined && own !== schema) {
      return this.#finding('eddn/wrong-schema', posted, { pointer: '/$schemaRef', expected: own, found: schema });
    }
    const at = { pointer: '/message/timestamp', found: message.timestamp };
    const other = this.#expected.matchAtOtherTime(schema, message)?.built;
    if (other) {
      const expected = other.content.message.timestamp;
      return this.#finding('eddn/timestamp', posted, { ...at, expected, from: other.from });
    }
    if (Array.isArray(message.Route) && message.Route.length === 0) {
      return this.#finding('eddn/empty-route', posted, { pointer: '/message/Route', message: 'the route is empty' });
    }
    const problem = `no line of ${String(message.timestamp)} feeds ${schema}`;
    return this.#finding('eddn/no-line', posted, { pointer: at.pointer, message: problem });
  }

  #lateness({ expected: { since, sinceReal, tried, built } }: Match, posted: Posted, at = since): Finding[] {
    const real = this.#real && sinceReal !== undefined ? this.#real() - sinceReal : Infinity;
    const delay = Math.min(at - since, real);
    if (tried !== undefined || built.withheld || delay <= this.#deadline) return [];
    const message = `sent ${Math.floor(delay / 1000)} s after ${lineOf(built.from)}`;
    return [this.#finding('eddn/late', posted, { message })];
  }

  #finding(rule: VerdictRuleId, { schema }: Posted, details: Omit<VerdictDetails, 'schema'>): Finding {
    return verdictFinding(rule, { schema, ...details });
  }
}

const sentTwice = 'a message for this line was accepted before';

const repetitions: Readonly<Partial<Record<VerdictRuleId, string>>> = {
  'eddn/twice': 'the same message was accepted before',
  'eddn/refused-again': 'the same message was refused before',
  'eddn/early-retry': 'sent again less than 60 s after a failure',
};

/** What may not be sent at all. */
const withheldRules: Readonly<Partial<Record<Withheld, { rule: VerdictRuleId; message: string }>>> = {
  crew: { rule: 'eddn/crew', message: 'sent from the ship of another commander' },
  cqc: { rule: 'eddn/cqc', message: 'sent from CQC' },
  system: { rule: 'eddn/unsure-system', message: 'the line is not of the system that the ship is known to be in' },
};

function isOfCapi({ header }: Posted): boolean {
  return String(header.gameversion).startsWith('CAPI-');
}

function headerFindings(posted: Posted, built: BuiltMessage | undefined, at: number | undefined): Finding[] {
  const { schema, header, isTest, $schemaRef } = posted;
  const findings: Finding[] = [];
  const add = (rule: VerdictRuleId, pointer: string, details: Omit<VerdictDetails, 'schema'>) => {
    findings.push(verdictFinding(rule, { schema, pointer, from: built?.from, ...details }));
  };
  if (header.uploaderID === '') add('eddn/uploader', '/header/uploaderID', { message: 'uploaderID is empty' });
  // The relay has put it into what was recorded there.
  if (at !== undefined && header.gatewayTimestamp !== undefined) {
    add('eddn/gateway-stamp', '/header/gatewayTimestamp', { message: 'gatewayTimestamp was sent' });
  }
  if (!built) return findings;
  const { content } = built;
  if (schemaIn(content.$schemaRef)?.isTest && !isTest) {
    add('eddn/beta-ref', '/$schemaRef', { expected: content.$schemaRef, found: $schemaRef });
  }
  for (const name of ['gameversion', 'gamebuild']) {
    const [expected, found] = [content.header[name], header[name]];
    if (expected !== found) add('eddn/game-version', childPointer('/header', name), { expected, found });
  }
  return findings;
}

/** Findings about values that the schema does not refuse already. */
function beyondSchema(findings: readonly Finding[], content: unknown): readonly Finding[] {
  const refused = new Set(checkMessage(content).findings.map(({ pointer }) => pointer));
  return findings.filter(({ pointer }) => !refused.has(pointer));
}

/** Undefined if it is no message at all, which the schemas report. */
function postedFrom(content: unknown): Posted | undefined {
  const { $schemaRef, header, message } = objectFrom(content) ?? {};
  const named = schemaIn($schemaRef);
  const [headerMembers, messageMembers] = [objectFrom(header), objectFrom(message)];
  if (!named || !headerMembers || !messageMembers) return undefined;
  const { schema, isTest } = named;
  return {
    $schemaRef: String($schemaRef),
    header: headerMembers,
    message: messageMembers,
    schema: schema.name,
    isTest,
  };
}
