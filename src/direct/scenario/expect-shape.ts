import { nearestOrAll } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import type { Door } from '../../words/shape/door.js';
import { described, list, refined, type Shape, type ValueOf } from '../../words/shape/shape.js';
import { stageStateShape } from '../state/stage-state-shape.js';
import { type ToolExpectation, toolExpectationShape } from '../tool/tool-expectation-shape.js';
import { expectedEvent } from './kind-shapes.js';
import { describePlain, type LocatedList, type LocatedObject } from './located-value.js';
import { type ExpectedMessage, messageShape } from './message-shape.js';
import { asWritten, located, membersOf, type ScenarioDoor, shared, textOf, voiced } from './scenario-door.js';

/** How sentences speak of the state. */
const partOfState: Partial<Door> = {
  isPart: true,
  nameOf: (owner, key) => (typeof key === 'number' ? owner : key),
  wrong: (name, what, value) => `${name} is ${what}, not ${describePlain(value)}`,
  unknown: (name, value, known) =>
    typeof value === 'string'
      ? `${name} is never ${quoted(value)}${nearestOrAll(value, known)}`
      : `${name} is a text, not ${describePlain(value)}`,
};

const state = {
  ...asWritten(voiced(partOfState, stageStateShape)),
  schema: () => ({ ...stageStateShape.schema(true), type: 'object' }),
} as Shape<LocatedObject, ScenarioDoor>;

function events(mustCome: boolean) {
  return list('expected events are a list such as [Docked]', shared('expected', expectedEvent(mustCome)));
}

function messages(name: 'sent' | 'unsent') {
  const isList = `${name} is a list such as [{ eddn: commodity/3 }]`;
  return list(isList, shared('message', messageShape(name === 'sent')));
}

const anyFindings = 'findings is a list of rules such as [eddn/twice], or [] for none';
const rules = 'unbroken is a list of rules such as [eddn/twice]';
const unbrokenRule = located(refined(textOf(rules), (rule) => ({ rule })));

const members = membersOf('expect', {
  events: described('Events that come in this order, with any others in between.', events(true)),
  never: described('Events that do not come at all.', events(false)),
  state: described(
    'Part of the state after the last step. A list must contain at least these elements; null expects a missing value.',
    state,
  ),
  sent: described(
    'Messages that a tool sends to the services, in any order: a service, or an object with service and kind.',
    messages('sent'),
  ),
  unsent: described('Messages that a tool does not send.', messages('unsent')),
  findings: described(
    'The rules that messages break: these at least, or [] for no error and no warning at all.',
    asWritten<ScenarioDoor>(list(anyFindings, textOf(anyFindings))) as Shape<LocatedList, ScenarioDoor>,
  ),
  unbroken: described('Rules that no message breaks, such as [eddn/twice].', list(rules, unbrokenRule)),
  tool: described(
    'What the tool prints, writes to files, and how it ends; only looked at if there is a tool.',
    list('tool is a list such as [{ output: docked }]', toolExpectationShape),
  ),
});

/** A rule about messages. */
export type UnbrokenRule = ValueOf<typeof unbrokenRule>;

/** An event, and the members that are expected of it. */
export type ExpectedEvent = ValueOf<ReturnType<typeof expectedEvent>>;

/** What is expected at the end. */
export interface Expectations {
  /** In this order, possibly with others in between. */
  readonly events: readonly ExpectedEvent[];
  readonly never: readonly ExpectedEvent[];
  /** Part of the state after the last step. */
  readonly state: LocatedObject | undefined;
  /** In any order, possibly with others in between; the count of what is not to be sent is 0. */
  readonly messages: readonly ExpectedMessage[];
  /** The rules that messages break; an empty list for none. */
  readonly findings: LocatedList | undefined;
  /** Rules that no message breaks. */
  readonly unbroken: readonly UnbrokenRule[];
  /** Only looked at if there is a tool. */
  readonly tool: readonly ToolExpectation[];
}

export const nothingExpected: Expectations = {
  events: [],
  never: [],
  state: undefined,
  messages: [],
  findings: undefined,
  unbroken: [],
  tool: [],
};

export const expectShape = refined<ValueOf<typeof members>, Expectations, ScenarioDoor>(
  members,
  ({ sent = [], unsent = [], ...others }) => ({ ...nothingExpected, ...others, messages: [...sent, ...unsent] }),
);
