import { countedAs, type Finding } from '../../../check/finding.js';
import { childPointer } from '../../../check/text/json-pointer.js';
import type { Members } from '../../../interface/object-rule.js';
import { elementsOf, nameFrom } from '../../../state/fold-fields.js';
import { jsonText } from '../../../words/bigint-json.js';
import { entryOf } from '../../../words/entry-of.js';
import { memoizeText } from '../../../words/memo.js';
import { textOf } from '../../json-in.js';
import type { Omission, ReceivedMessage, WrittenEvent } from '../../service.js';
import type { Withheld } from '../build/eddn-message.js';
import { EddnUploader } from '../build/eddn-uploader.js';
import { schemasByKind } from '../build/sources-table.js';
import type { Delivery } from '../gateway/eddn-gateway.js';
import { Deliveries, isAccepted, isFinal } from './deliveries.js';
import { ruleOfDifference } from './difference-rules.js';
import { type Expected, ExpectedMessages, type Match } from './expected-messages.js';
import { beyondSchema, headerFindings } from './header-findings.js';
import { isOfCapi, type Posted, postedFrom } from './posted-message.js';
import { SeenPositions } from './seen-positions.js';
import { lineOf, verdictFinding } from './verdict-finding.js';
import { ruleByMember, type VerdictRuleId } from './verdict-rules-table.js';

export interface VerdictOptions {
  /** Seconds after its line in which a message should come; 60 if left out. */
  readonly deadline?: number;
  /** Real time in milliseconds: a session may leap, and a tool cannot send in less than no time. */
  readonly real?: () => number;
}

export type Verdict = Pick<ReceivedMessage, 'findings' | 'from'>;

const usualDeadline = 60;
/** A message has at most this number of findings, so that a hostile one takes bounded memory. */
const mostFindings = 100;

/** Milliseconds in which a tool reads a file after its line. */
const readable = 2000;

/** Holds messages to EDDN against the journal beside them. */
export class EddnVerdicts {
  readonly #uploader = new EddnUploader({ version: '' });
  readonly #expected = new ExpectedMessages();
  readonly #deliveries = new Deliveries();
  readonly #positions = new SeenPositions();
  readonly #deadline: number;
  readonly #real: (() => number) | undefined;
  #lastStation: Members = {};
  /** Whether a message about a line has come. */
  #hasCome = false;
  /** The time of the last line. */
  #now = 0;

  constructor({ deadline = usualDeadline, real }: VerdictOptions = {}) {
    this.#deadline = deadline * 1000;
    this.#real = real;
  }

  /** A line was written, or the content of a companion. */
  wrote(written: WrittenEvent): void {
    if (written.line) this.#now = Date.parse(String(written.event.timestamp)) || this.#now;
    if (written.event.event === 'Status') this.#positions.add(written.event);
    if (!written.line) this.#forgetUnread(String(written.event.event).replace(/Clear$/, ''));
    for (const built of this.#uploader.builtFrom(written)) this.#expected.add(built, this.#now, this.#real?.());
    this.#lastStation = this.#uploader.station ?? this.#lastStation;
  }

  /**
   * What the journal says against a message. `at` is the time of the session, in milliseconds since 1970;
   * undefined for one that was recorded. `status` is what the gateway answers; 0 for nothing.
   */
  received(content: unknown, at?: number, status = 200, text = jsonText(content)): Verdict {
    const posted = postedFrom(content);
    if (!posted) return { findings: [] };
    const match = isOfCapi(posted) ? undefined : this.#expected.match(posted.schema, posted.message);
    const isCapi = isOfCapi(posted) ?? !match;
    // The game writes some lines twice in a second.
    const isOwed = match && !match.expected.isAccepted;
    const rule = this.#deliveries.add(text, { status, at: at && (this.#real?.() ?? at) });
    const again = rule === 'eddn/twice' && isOwed ? undefined : rule;
    const findings = again
      ? [verdictFinding(again, { schema: posted.schema })]
      : [
          ...headerFindings(posted, match?.expected.built, at),
          ...(isCapi ? this.#capiFindings(posted) : this.#contentFindings(posted, match)),
        ];
    if (match) {
      // A tool that comes late owes nothing of what was written before its first message.
      if (at !== undefined && !this.#hasCome) this.#expected.settleBefore(match.expected.since);
      this.#hasCome = true;
      findings.push(...this.#lateness(match, at));
      this.#note(match.expected, at, status);
    }
    if (isCapi && isAccepted(status)) this.#expected.learn(posted.schema, posted.message);
    const from = match?.expected.built.from;
    return { findings: isAccepted(status) ? findings : beyondSchema(findings, content), ...(from && { from }) };
  }

  /** The same, for the gateway. */
  judge(content: unknown, { status, at, text }: Delivery): Verdict {
    return this.received(content, at, status, text);
  }

  /** What should have come by now and has not; `now` is the time of the session. */
  omissions(now: number): readonly Omission[] {
    const late = this.#expected.owed.filter(({ since }) => now - since > this.#deadline);
    return late.map(({ built: { schema, from, content } }) => {
      const kind = nameFrom(content.message.event) ?? kindOf(schema);
      const message = `${kind} was not sent to ${schemasOf(kind).join(' or ')}`;
      return { ...verdictFinding('eddn/missing', { schema, message }), ...(from && { from }) };
    });
  }

  /** A file that is replaced within a moment, as when a session leaps, can be read by no tool. */
  #forgetUnread(kind: string): void {
    const now = this.#real?.();
    if (now === undefined) return;
    for (const expected of this.#expected.open) {
      const { built, sinceReal = -Infinity } = expected;
      if (schemasOf(kind).includes(built.schema) && now - sinceReal < readable) this.#expected.settle(expected);
    }
  }

  #note(expected: Expected, at: number | undefined, status: number): void {
    expected.tried ??= at ?? expected.since;
    if (isAccepted(status)) expected.isAccepted = true;
    if (isFinal(status)) this.#expected.settle(expected);
  }

  #contentFindings(posted: Posted, match: Match | undefined): Finding[] {
    if (!match) return [this.#unmatched(posted)];
    const { built, isAccepted: isKnown } = match.expected;
    const withheld = this.#withheld(built.withheld, posted);
    if (withheld) return [withheld];
    const findings = [...this.#differences(match, posted), ...this.#positions.findings(built, posted)];
    const isPart = findings.some(({ rule }) => rule === ('eddn/batch' satisfies VerdictRuleId));
    return isKnown && !isPart ? [...findings, verdictFinding('eddn/twice', { schema: posted.schema })] : findings;
  }

  #differences({ expected, differences }: Match, { schema, message }: Posted): Finding[] {
    const { built } = expected;
    const byRule = new Map<string, { finding: Finding; count: number }>();
    const isOld = memoizeText((list) => this.#expected.isOld(expected, list, message));
    for (const { pointer, top, ...values } of differences) {
      const broken = ruleOfDifference({ pointer, top, ...values }, built);
      if (broken === undefined) continue;
      if (byRule.size >= mostFindings) break;
      const rule = broken === 'eddn/list' && isOld(top) ? 'eddn/old-market' : broken;
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
    const last = this.#lastStation;
    const known = Object.keys(last).filter((name) => last[name] !== undefined && message[name] !== undefined);
    const offered = this.#expected.matchOfMarket(schema, message);
    const prices = offered ? this.#differences(offered, posted) : [];
    const ofStation = known.flatMap((name) => {
      const [expected, found] = [last[name], message[name]];
      const rule = ruleByMember[name] as VerdictRuleId;
      const details = { schema, pointer: childPointer('/message', name), expected, found };
      return expected === found ? [] : [verdictFinding(rule, details)];
    });
    return [...ofStation, ...prices.filter(({ rule }) => rule === ('eddn/merc-price' satisfies VerdictRuleId))];
  }

  #withheld(why: Withheld | undefined, { schema }: Posted): Finding | undefined {
    const rule = why && entryOf(withheldRules, why);
    return rule && verdictFinding(rule, { schema });
  }

  #unmatched({ schema, message }: Posted): Finding {
    const [expected, ...others] = schemasOf(textOf(message.event));
    if (expected !== undefined && ![expected, ...others].includes(schema)) {
      return verdictFinding('eddn/wrong-schema', { schema, pointer: '/$schemaRef', expected, found: schema });
    }
    const at = { schema, pointer: '/message/timestamp', found: message.timestamp };
    const other = this.#expected.matchAtOtherTime(schema, message)?.built;
    if (other) {
      const right = other.content.message.timestamp;
      return verdictFinding('eddn/timestamp', { ...at, expected: right, from: other.from });
    }
    if (Array.isArray(message.Route) && message.Route.length === 0) {
      return verdictFinding('eddn/empty-route', { schema, pointer: '/message/Route' });
    }
    return verdictFinding('eddn/no-line', { ...at, message: `no line of ${textOf(at.found)} feeds ${schema}` });
  }

  #lateness({ expected: { since, sinceReal, tried, built } }: Match, at = since): Finding[] {
    const real = this.#real && sinceReal !== undefined ? this.#real() - sinceReal : Infinity;
    const delay = Math.min(at - since, real);
    if (tried !== undefined || built.withheld || delay <= this.#deadline) return [];
    const message = `sent ${Math.floor(delay / 1000)} s after ${lineOf(built.from)}`;
    return [verdictFinding('eddn/late', { schema: built.schema, message })];
  }
}

/** What may not be sent at all. */
const withheldRules: Readonly<Partial<Record<Withheld, VerdictRuleId>>> = {
  crew: 'eddn/crew',
  cqc: 'eddn/cqc',
  system: 'eddn/unsure-system',
};

function schemasOf(kind: string): readonly string[] {
  return entryOf(schemasByKind, kind) ?? [];
}

/** The kind of line that feeds a schema whose messages do not name it. */
function kindOf(schema: string): string {
  return Object.keys(schemasByKind).find((kind) => schemasOf(kind).includes(schema)) ?? schema;
}
