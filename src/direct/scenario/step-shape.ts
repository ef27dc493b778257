import { kindNamed, kindNames } from '../../interface/all-kinds.js';
import { isUtcTime } from '../../interface/text-forms.js';
import { isObject } from '../../journal/journal-event.js';
import { isInSessionYears } from '../../simulate/session-time.js';
import { nearestOrAll } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import { type Door, inside, type Place, refuse, wrong } from '../../words/shape/door.js';
import {
  described,
  mustBe,
  object,
  readBy,
  refined,
  required,
  type Schema,
  type Shape,
  type ValueOf,
} from '../../words/shape/shape.js';
import { durationPattern, parseDuration } from '../duration-text.js';
import { faultShape } from '../faults/fault-shape.js';
import type { NamedEvent } from '../injection/injection-findings.js';
import type { SettingInputs } from '../settings/session-settings.js';
import { situationCatalogue } from '../situations/situation-catalogue.js';
import { isSituationName, type SituationName, situationNames } from '../situations/situation-names.js';
import { askedShape } from '../tool/asked-members.js';
import { eventShape, hasObjections } from './event-shape.js';
import { givenShape } from './given-shape.js';
import { kindSchema } from './kind-shapes.js';
import { located, type ScenarioDoor, shared, textOf, truth, voiced } from './scenario-door.js';
import type { SourcePosition } from './scenario-error.js';
import { type StepName, stepTable } from './step-table.js';

/** The longest wait, in seconds: 30 days. */
export const maxWait = 30 * 86_400;

const maxSteps = 1_000_000;

const wait: Shape<number> = {
  what: 'a wait is a duration such as 90s, 10m or 1h30m',
  schema: () => ({ type: 'string', pattern: durationPattern }),
  read(value, at) {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const seconds = parseDuration(text);
    if (seconds !== undefined && seconds > 0 && seconds <= maxWait) return seconds;
    if (seconds !== undefined) return refuse(at, 'a wait takes more than nothing and at most 30d');
    const near = parseDuration(`${text}s`) === undefined ? '' : `: did you mean ${text}s?`;
    return refuse(at, `${at.door.wrong(at.name, this.what, value)}${near}`);
  },
};

const leap = readBy<number>('a leap goes to a time such as 2026-11-14T20:51:00Z', momentIn, { type: 'string' });

/** The moment of a time with or without milliseconds. */
function momentIn(value: unknown): number | undefined {
  const text = typeof value === 'string' ? value : '';
  const moment = isUtcTime(text.replace(/\.\d{3}Z$/, 'Z')) ? Date.parse(text) : Number.NaN;
  return isInSessionYears(moment) ? moment : undefined;
}

const stepCount = mustBe<number>(
  'a step is a number of things that are written, such as 1',
  (value) => Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= maxSteps,
  { type: 'integer', minimum: 1 },
);

const anyKind = refined(textOf('until names a kind such as Touchdown', kindSchema), (name, at) =>
  kindNamed(name, 'game') ? name : refuse(at, `unknown kind ${quoted(name)}${nearestOrAll(name, kindNames)}`),
);

const fault = shared('fault', faultShape('a fault is a name such as torn-line'));

const toolActions = ['start', 'stop'] as const;

const toolAction = mustBe<(typeof toolActions)[number]>(
  'tool is start or stop',
  (value) => toolActions.some((each) => each === value),
  { enum: toolActions },
);

/** The shapes of steps with one value. */
const stepShapes = {
  /** Seconds. */
  wait: described(stepTable.wait.about, wait),
  /** Runs until a time, in milliseconds since 1970. */
  leap: described(stepTable.leap.about, leap),
  /** Runs until this many more things are written. */
  step: described(stepTable.step.about, stepCount),
  /** Runs until a line of this kind is written. */
  until: described(stepTable.until.about, shared('kind', anyKind)),
  /** Happens to the next possible line or file, unless it has a timing. */
  fault: described(stepTable.fault.about, fault),
  /** Ends all faults of this name or text. */
  'stop-fault': described(stepTable['stop-fault'].about, fault),
  /** The session stands still until the fault has happened. */
  await: described(stepTable.await.about, fault),
  /** The session stands still until the tool has answered. */
  ask: described(stepTable.ask.about, shared('asked', askedShape)),
  /** Without such a step, the tool is started before the session. */
  tool: described(stepTable.tool.about, toolAction),
} satisfies Readonly<Record<StepName, Shape<unknown, never>>>;

/** One of these steps, such as `{ wait: 30 }`. */
type ValueStep = {
  readonly [Name in StepName]: { readonly [Key in Name]: ValueOf<(typeof stepShapes)[Name]> };
}[StepName];

/** A step without its position. */
type Step =
  | {
      readonly situation: SituationName;
      readonly settings: SettingInputs;
      /** Whether the scenario goes on if the situation fails. */
      readonly anyway?: boolean;
    }
  | (ValueStep & {
      /** Beside `ask`: the right answer in words. */
      readonly answer?: string;
    })
  | {
      /** The timestamp is that of the session, unless the event has its own. */
      readonly inject: NamedEvent;
      /** Whether it is written even if it is not valid. */
      readonly anyway?: boolean;
    };

/** One step, with its position in the file. */
export type ScenarioStep = SourcePosition & Step;

/** A step that concerns the tool, not the session. */
export type ToolStep = Extract<ScenarioStep, { ask: unknown } | { tool: unknown }>;

const anyway = described(
  'Whether an event is written despite findings, and whether the scenario goes on if a situation fails.',
  truth('anyway'),
);

const injectStep = object({
  inject: described(
    'An event that is written as it stands here. The state of the session follows it.',
    required(eventShape),
  ),
  anyway,
});

const askStep = object({
  ask: required(stepShapes.ask),
  answer: described('The right answer in words, for people.', textOf('answer is a sentence')),
});

export const stepShape = located<Step, ScenarioDoor>({
  what: 'a step is a situation such as dock, or an object such as { wait: 30s }',
  schema: stepSchema,
  read(value, at) {
    if (typeof value === 'string') return wordStep(value, at);
    if (!isObject(value)) return wrong(at, this.what, value);
    const names = Object.keys(value);
    const name = names.find((each) => each !== 'anyway' && each !== 'answer') ?? names[0];
    if (name === undefined) return refuse(at, 'this step is empty');
    const form = formOf(name);
    if (form) return voiced(oneThing, form).read(value, at);
    return refuse(inside(at, name), name === 'anyway' ? lonelyAnyway : noSituation(name), true);
  },
});

/** A step that is one word: a situation. */
function wordStep(name: string, at: Place): Step | undefined {
  if (isSituationName(name)) return { situation: name, settings: {} };
  const example = Object.hasOwn(examples, name) ? examples[name] : undefined;
  return refuse(at, example === undefined ? noSituation(name) : `${name} says nothing yet: ${example}`);
}

const examples: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(stepTable).map(([name, { example }]) => [name, `write ${example}`])),
  inject: 'write inject: { event: Docked, … }',
  anyway: 'it stands beside inject',
};

const allNames = [...situationNames, ...Object.keys(stepTable), 'inject'];

function noSituation(name: string): string {
  return `there is no situation ${quoted(name)}${nearestOrAll(name, allNames) || ': see shakedown list situations'}`;
}

const lonelyAnyway = 'anyway stands beside inject, or beside a situation';

/** A step is one thing, with what belongs to it. */
const oneThing: Partial<Door> = {
  extra: (_, name) =>
    name === 'anyway' ? lonelyAnyway : `${quoted(name)} is a second thing in one step: put a dash before each`,
};

/** The object of a step with this name; undefined if there is no such step. */
function formOf(name: string): Shape<Step, ScenarioDoor> | undefined {
  if (isSituationName(name)) return situationStep(name);
  if (name === 'inject') return refined(injectStep, injection);
  if (name === 'ask') return askStep;
  if (!Object.hasOwn(stepTable, name)) return undefined;
  return object({ [name]: required(stepShapes[name as StepName]) }) as Shape<never, ScenarioDoor>;
}

const settingsBySituation = Object.fromEntries(
  situationCatalogue.map(({ name, about, takes }) => [name, described(about, givenShape(takes))]),
);

function situationStep(situation: SituationName): Shape<Step, ScenarioDoor> {
  const form = object({ [situation]: settingsBySituation[situation] as Shape<SettingInputs>, anyway });
  return refined(form, (read) => ({
    situation,
    settings: read[situation] as SettingInputs,
    ...(read.anyway && { anyway: true }),
  }));
}

function injection(read: ValueOf<typeof injectStep>, at: Place<ScenarioDoor>): Step | undefined {
  if (!read.anyway && hasObjections(read.inject, inside(at, 'inject'))) return undefined;
  at.door.injected.push(read.inject);
  return { inject: read.inject, ...(read.anyway && { anyway: true }) };
}

function stepSchema(): Schema {
  const one = { minProperties: 1, maxProperties: 1 };
  const { required: _, ...ask } = askStep.schema();
  return {
    anyOf: [
      { $ref: '#/$defs/situation' },
      { ...object(stepShapes).schema(), ...one },
      { ...ask, required: ['ask', 'answer'] },
      { ...object(settingsBySituation).schema(), ...one },
      {
        ...object({ ...settingsBySituation, anyway }).schema(),
        required: ['anyway'],
        minProperties: 2,
        maxProperties: 2,
      },
      injectStep.schema(),
    ],
  };
}
