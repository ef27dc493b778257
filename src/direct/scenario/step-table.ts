import { kindNamed, kindNames } from '../../interface/all-kinds.js';
import { isUtcTime } from '../../interface/text-forms.js';
import { isInSessionYears } from '../../simulate/session-time.js';
import { printable, quoted } from '../../words/printable.js';
import { durationPattern, parseDuration } from '../duration-text.js';
import { assertFaultText } from '../faults/fault-request.js';
import type { FaultText } from '../faults/faults.js';
import { nearestOrAll } from '../settings/parse-setting-value.js';
import { StageError } from '../stage-error.js';
import { parseAsked } from '../tool/asked-members.js';
import { describeValue, type LocatedValue } from './located-value.js';
import type { ProblemCollector } from './problem-collector.js';

/** A step that is a name with one value, such as `wait: 30s`. */
interface StepDefinition<Value> {
  /** For the JSON Schema. */
  readonly about: string;
  readonly schema: Readonly<Record<string, unknown>>;
  /** A suggestion for a step without a value. */
  readonly example: string;
  /** The value of the step; undefined if a problem was reported. */
  readonly parse: (value: LocatedValue, problems: ProblemCollector) => Value | undefined;
}

/** The longest wait, in seconds: 30 days. */
export const maxWait = 30 * 86_400;

const maxSteps = 1_000_000;

const toolActions = ['start', 'stop'] as const;

/**
 * The steps with one value, by name. Parser, JSON Schema and the type of a step are derived from this table.
 */
export const stepTable = {
  /** Seconds. */
  wait: {
    about: 'Lets time pass, such as 30s or 1h30m.',
    schema: { type: 'string', pattern: durationPattern },
    example: 'write wait: 30s',
    parse: parseWait,
  },
  /** Runs until a time, in milliseconds since 1970. */
  leap: {
    about: 'Lets time pass until then: a time such as 2026-11-14T20:51:00Z.',
    schema: { type: 'string' },
    example: 'write leap: 2026-11-14T20:51:00Z',
    parse: parseLeap,
  },
  /** Runs until this many more things are written. */
  step: {
    about: 'A number: runs until this many more things are written.',
    schema: { type: 'integer', minimum: 1 },
    example: 'write step: 1',
    parse: parseStepCount,
  },
  /** Runs until a line of this kind is written. */
  until: {
    about: 'Lets time pass until such a line is written; a situation right before it goes on meanwhile.',
    schema: { $ref: '#/$defs/kind' },
    example: 'write until: Touchdown',
    parse: parseUntil,
  },
  /** Happens to the next possible line or file, unless it has a timing. */
  fault: {
    about: 'A way in which the journal goes wrong: at the next line that it can happen to, unless it says when.',
    schema: { $ref: '#/$defs/fault' },
    example: 'write fault: torn-line',
    parse: parseFaultStep,
  },
  /** Ends all faults of this name or text. */
  'stop-fault': {
    about: 'A fault that no longer happens from here on: its name, or all of what was requested.',
    schema: { $ref: '#/$defs/fault' },
    example: 'write stop-fault: torn-line',
    parse: parseFaultStep,
  },
  /** The session stands still until the fault has happened. */
  await: {
    about: 'Waits until a fault of a service has happened to a request of the tool, for up to 40 s of real time.',
    schema: { $ref: '#/$defs/fault' },
    example: 'write await: eddn-refuses',
    parse: parseFaultStep,
  },
  /** The session stands still until the tool has answered. */
  ask: {
    about: 'Asks the tool for its state: what is asked, with the right answers; known, same, other leave them open.',
    schema: { $ref: '#/$defs/asked' },
    example: 'write ask: { system: known, docked: true }',
    parse: parseAsked,
  },
  /** Without such a step, the tool is started before the session. */
  tool: {
    about: 'Starts the tool only here, or stops it.',
    schema: { enum: toolActions },
    example: 'write tool: start',
    parse: parseToolAction,
  },
} as const satisfies Record<string, StepDefinition<unknown>>;

type StepTable = typeof stepTable;

export type StepName = keyof StepTable;

/** One of these steps, such as `{ wait: 30 }`. */
export type ValueStep = {
  readonly [Name in StepName]: { readonly [Key in Name]: NonNullable<ReturnType<StepTable[Name]['parse']>> };
}[StepName];

export function isStepName(name: string): name is StepName {
  return Object.hasOwn(stepTable, name);
}

function parseWait(value: LocatedValue, problems: ProblemCollector): number | undefined {
  const text = value.is === 'scalar' ? String(value.value ?? '') : '';
  const seconds = parseDuration(text);
  if (seconds !== undefined && seconds > 0 && seconds <= maxWait) return seconds;
  const near = parseDuration(`${text}s`) === undefined ? '' : `: did you mean ${text}s?`;
  if (seconds !== undefined) problems.add(value, 'a wait takes more than nothing and at most 30d');
  else problems.add(value, `a wait is a duration such as 90s, 10m or 1h30m, not ${describeValue(value)}${near}`);
  return undefined;
}

function parseLeap(value: LocatedValue, problems: ProblemCollector): number | undefined {
  const text = value.is === 'scalar' && typeof value.value === 'string' ? value.value : '';
  const moment = isUtcTime(text.replace(/\.\d{3}Z$/, 'Z')) ? Date.parse(text) : Number.NaN;
  if (isInSessionYears(moment)) return moment;
  problems.add(value, `a leap goes to a time such as 2026-11-14T20:51:00Z, not ${describeValue(value)}`);
  return undefined;
}

function parseStepCount(value: LocatedValue, problems: ProblemCollector): number | undefined {
  const count = value.is === 'scalar' ? value.value : undefined;
  if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 1 && count <= maxSteps) return count;
  problems.add(value, `a step is a number of things that are written, such as 1, not ${describeValue(value)}`);
  return undefined;
}

function parseUntil(value: LocatedValue, problems: ProblemCollector): string | undefined {
  const name = value.is === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
  if (name === undefined) problems.add(value, `until names a kind such as Touchdown, not ${describeValue(value)}`);
  else if (!kindNamed(name, 'game'))
    problems.add(value, `unknown kind ${quoted(name)}${nearestOrAll(name, kindNames)}`);
  else return name;
  return undefined;
}

function parseFaultStep(value: LocatedValue, problems: ProblemCollector): FaultText | undefined {
  if (value.is !== 'scalar' || typeof value.value !== 'string') {
    problems.add(value, `a fault is a name such as torn-line, not ${describeValue(value)}`);
    return undefined;
  }
  try {
    assertFaultText(value.value);
    return value.value;
  } catch (error) {
    if (!(error instanceof StageError)) throw error;
    problems.add(value, printable(error.message));
    return undefined;
  }
}

function parseToolAction(value: LocatedValue, problems: ProblemCollector): (typeof toolActions)[number] | undefined {
  const action = toolActions.find((each) => value.is === 'scalar' && each === value.value);
  if (action === undefined) problems.add(value, `tool is start or stop, not ${describeValue(value)}`);
  return action;
}
