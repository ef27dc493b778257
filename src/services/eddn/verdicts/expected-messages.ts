import { isDeepStrictEqual } from 'node:util';
import type { Members } from '../../../interface/object-rule.js';
import { objectsFrom } from '../../../state/fold-fields.js';
import type { Where } from '../../../state/journal-state.js';
import { jsonText } from '../../../words/bigint-json.js';
import { textOf } from '../../json-in.js';
import type { BuiltMessage } from '../build/eddn-message.js';
import { filedKinds, schemasByKind } from '../build/sources-table.js';
import { eddnSchemas } from '../schemas/eddn-schemas.js';
import { type Difference, differencesOf } from './message-differences.js';

/** A message that should come, and whether it has. */
export interface Expected {
  readonly built: BuiltMessage;
  /** When it could first be sent, in milliseconds since 1970. */
  readonly since: number;
  /** The same in real time, if that is known. */
  readonly sinceReal: number | undefined;
  /** When it was first sent, whatever the answer. */
  tried?: number;
  isAccepted: boolean;
}

export interface Match {
  readonly expected: Expected;
  readonly differences: readonly Difference[];
}

/** More than a client keeps; the oldest are forgotten. */
const most = 20_000;
const dropped = 1000;
/** How many earlier messages are searched for one whose timestamp is wrong. */
const searched = 200;

const filedSchemas: ReadonlySet<string> = new Set(filedKinds.flatMap((kind) => schemasByKind[kind] ?? []));

/** What is for sale at a station, by schema. */
const goods = ['commodities', 'modules', 'ships'];

/** What a careful uploader sends for the lines so far. */
export class ExpectedMessages {
  readonly #byTime = new Map<string, Expected[]>();
  readonly #all: Expected[] = [];
  readonly #open = new Set<Expected>();
  /** The messages that a line feeds: one of them is owed. Empty once none is. */
  readonly #choices = new WeakMap<Where, readonly Expected[]>();
  /** The content last expected of each file, which need not be sent again. */
  readonly #lastContent = new Map<string, string>();

  /** The last message from the Companion API to each schema. */
  readonly #ofCapi = new Map<string, Members>();

  /** Those that have not come yet. */
  get open(): Iterable<Expected> {
    return this.#open;
  }

  /** Of the messages to choose from, the first. */
  get owed(): readonly Expected[] {
    const first = ({ from }: BuiltMessage) => from && this.#choices.get(from)?.[0];
    return [...this.#open].filter((expected) => (first(expected.built) ?? expected) === expected);
  }

  add(built: BuiltMessage, since: number, sinceReal: number | undefined): void {
    const expected = { built, since, sinceReal, isAccepted: false };
    const isDone = !built.withheld && (this.#isKnown(built) || this.#isOfCapi(built));
    for (const key of keysOf(built)) this.#byTime.set(key, [...(this.#byTime.get(key) ?? []), expected]);
    this.#all.push(expected);
    if (isDone) this.settle(expected);
    else if (!built.withheld) this.#owe(expected);
    if (this.#all.length > most) this.#forget(this.#all.splice(0, dropped));
  }

  /** What came from the Companion API need not come from its file as well. */
  learn(schema: string, message: Members): void {
    this.#ofCapi.set(schema, message);
    for (const expected of this.#open) if (this.#isOfCapi(expected.built)) this.settle(expected);
  }

  /** Nothing is owed of what could be sent before this time. */
  settleBefore(time: number): void {
    for (const expected of this.#open) if (expected.since < time) this.settle(expected);
  }

  #owe(expected: Expected): void {
    const { from } = expected.built;
    const others = from && this.#choices.get(from);
    if (others?.length === 0) return;
    if (from) this.#choices.set(from, [...(others ?? []), expected]);
    this.#open.add(expected);
  }

  /** It was accepted, or refused for good; or nothing is owed for its line. */
  settle(expected: Expected): void {
    const { from } = expected.built;
    for (const each of (from && this.#choices.get(from)) ?? [expected]) this.#open.delete(each);
    if (from) this.#choices.set(from, []);
  }

  /** The message that a received one is most alike, among those with its schema and timestamp. */
  match(schema: string, message: Members): Match | undefined {
    const candidates = (this.#byTime.get(keyOf(schema, message.timestamp)) ?? []).filter(
      (expected) => messageOf(expected).event === message.event,
    );
    // Most messages are right, and this is quicker.
    const right = candidates.find((expected) => isDue(expected) && isDeepStrictEqual(message, messageOf(expected)));
    if (right) return { expected: right, differences: [] };
    const matches = candidates.map((expected) => ({ expected, differences: compared(expected, message) }));
    return matches.sort((a, b) => weight(a) - weight(b))[0];
  }

  /** What was last expected for the market of a message from the Companion API. */
  matchOfMarket(schema: string, message: Members): Match | undefined {
    const expected = this.#all.findLast(({ built: { schema: own, withheld, content } }) => {
      return own === schema && !withheld && content.message.marketId === message.marketId;
    });
    return expected && { expected, differences: compared(expected, message) };
  }

  /** The message that a received one would be, were it not for its timestamp. */
  matchAtOtherTime(schema: string, message: Members): Expected | undefined {
    const alike = this.#all.slice(-searched).filter(({ built }) => {
      return built.schema === schema && !built.withheld && hasSameValues(built.content.message, message);
    });
    return alike.findLast((expected) => compared(expected, message).every(({ name }) => name === 'timestamp'));
  }

  /** Whether a list is that of an earlier message about the same market. */
  isOld(expected: Expected, list: string, message: Members): boolean {
    const { schema, content } = expected.built;
    return this.#all.slice(0, this.#all.indexOf(expected)).some(({ built }) => {
      const earlier = built.content.message;
      if (built.schema !== schema || earlier.marketId !== content.message.marketId) return false;
      return (
        differencesOf({ [list]: earlier[list] }, { [list]: message[list] }, eddnSchemas.get(schema)?.message).length ===
        0
      );
    });
  }

  /** Whether the same was expected before: of a file at its last reading, of a line in the same second. */
  #isKnown({ schema, content }: BuiltMessage): boolean {
    if (!filedSchemas.has(schema)) return this.match(schema, content.message)?.differences.length === 0;
    const text = jsonText({ ...content.message, timestamp: '' });
    const isSame = this.#lastContent.get(schema) === text;
    this.#lastContent.set(schema, text);
    return isSame;
  }

  #isOfCapi({ schema, content: { message } }: BuiltMessage): boolean {
    const known = this.#ofCapi.get(schema);
    if (!known || known.marketId !== message.marketId) return false;
    const node = eddnSchemas.get(schema)?.message;
    return goods.every((list) => differencesOf({ [list]: message[list] }, { [list]: known[list] }, node).length === 0);
  }

  #forget(some: readonly Expected[]): void {
    for (const expected of some) {
      this.#open.delete(expected);
      for (const key of keysOf(expected.built)) this.#byTime.delete(key);
    }
  }
}

function isDue({ built, isAccepted }: Expected): boolean {
  return !built.withheld && !isAccepted;
}

function messageOf({ built }: Expected): Members {
  return built.content.message;
}

function compared({ built }: Expected, message: Members): Difference[] {
  const differences = differencesOf(built.content.message, message, eddnSchemas.get(built.schema)?.message);
  // Of a file that is not known, its line tells a part.
  return built.withheld === 'no-file' ? differences.filter(({ expected }) => expected !== undefined) : differences;
}

/** Compares plain values alone, which is quick. */
function hasSameValues(expected: Members, found: Members): boolean {
  const plain = Object.keys(expected).filter((name) => typeof expected[name] !== 'object' && name !== 'timestamp');
  return plain.every((name) => expected[name] === found[name]);
}

/** What differs least; of equals, what has not come yet. */
function weight({ expected: { built, isAccepted }, differences }: Match): number {
  return differences.length + (built.withheld ? 0.5 : 0) + (isAccepted ? 0.25 : 0);
}

/** A run of signals may be found by any of them. */
function keysOf({ schema, content: { message } }: BuiltMessage): Set<string> {
  const times = [message.timestamp, ...objectsFrom(message.signals).map((signal) => signal?.timestamp)];
  return new Set(times.map((time) => keyOf(schema, time)));
}

function keyOf(schema: string, timestamp: unknown): string {
  return `${schema} ${textOf(timestamp)}`;
}
