import { isUtcTime } from '../../interface/text-forms.js';
import { isInSessionYears } from '../../simulate/session-time.js';
import { printable, quoted } from '../../words/printable.js';
import { parseDuration } from '../duration-text.js';
import { assertFaultText } from '../faults/fault-request.js';
import { suggestion } from '../settings/parse-setting-value.js';
import { settingsAllowedFor } from '../situations/situation-catalogue.js';
import { isSituationName, situationNames } from '../situations/situation-table.js';
import { StageError } from '../stage-error.js';
import { describeValue, type LocatedObject, type LocatedValue } from './located-value.js';
import { parseScenarioEvent } from './parse-scenario-event.js';
import { parseScenarioSettings } from './parse-scenario-settings.js';
import type { ParseContext, ProblemCollector } from './problem-collector.js';
import type { ScenarioStep } from './scenario-definition.js';
import type { SourcePosition } from './scenario-error.js';
import { stepKeys } from './scenario-keys.js';

const names = [...situationNames, ...Object.keys(stepKeys).filter((key) => key !== 'anyway')];

/** The longest wait, in seconds: 30 days. */
export const maxWait = 30 * 86_400;

/** Parses the list of steps. */
export function parseSteps(value: LocatedValue, context: ParseContext): ScenarioStep[] {
  if (value.is !== 'list') {
    context.problems.add(value, `steps are a list, each after a dash, not ${describeValue(value)}`);
    return [];
  }
  if (value.items.length === 0) context.problems.add(value, 'there is no step: a scenario has one at least');
  return value.items.flatMap((item) => parseStep(item, context) ?? []);
}

function parseStep(value: LocatedValue, context: ParseContext): ScenarioStep | undefined {
  const { problems } = context;
  if (value.is === 'object') return parseKeyedStep(value, context);
  const { line, column } = value;
  if (value.is !== 'scalar' || typeof value.value !== 'string') {
    problems.add(
      value,
      `a step is a situation such as dock, or an object such as { wait: 30s }, not ${describeValue(value)}`,
    );
    return undefined;
  }
  const name = value.value;
  if (isSituationName(name)) return { line, column, situation: name, settings: {} };
  if (Object.hasOwn(stepKeys, name)) problems.add(value, `${name} says nothing yet: ${examples[name]}`);
  else problems.add(value, noSituation(name));
  return undefined;
}

function noSituation(name: string): string {
  return `there is no situation ${quoted(name)}${suggestion(name, names) || ': shakedown list situations tells them all'}`;
}

const examples: Readonly<Record<string, string>> = {
  wait: 'write wait: 30s',
  inject: 'write inject: { event: Docked, … }',
  anyway: 'it stands beside inject',
  fault: 'write fault: torn-line',
  leap: 'write leap: 2026-11-14T20:51:00Z',
  step: 'write step: 1',
};

/** A step that is an object: its first name says what it is. */
function parseKeyedStep({ entries, line, column }: LocatedObject, context: ParseContext): ScenarioStep | undefined {
  const { problems } = context;
  const position = { line, column };
  const takesAnyway = [...entries.keys()].some((name) => name === 'inject' || isSituationName(name));
  const [first, ...others] = [...entries].filter(([name]) => name !== 'anyway' || !takesAnyway);
  if (!first) {
    problems.add(position, 'this step is empty');
    return undefined;
  }
  for (const [name, { key }] of others) {
    problems.add(key, `${quoted(name)} is a second thing in one step: put a dash before each`);
  }
  const [name, { key, value }] = first;
  switch (name) {
    case 'wait':
      return parseWait(value, position, problems);
    case 'leap':
      return parseLeap(value, position, problems);
    case 'step':
      return parseStepCount(value, position, problems);
    case 'fault':
      return parseFaultStep(value, position, problems);
    case 'inject':
      return parseInjectStep(value, position, parseAnyway(entries.get('anyway')?.value, problems), context);
  }
  if (isSituationName(name)) {
    const settings = parseScenarioSettings(value, settingsAllowedFor(name), problems);
    const anyway = parseAnyway(entries.get('anyway')?.value, problems);
    return { ...position, situation: name, settings, ...(anyway && { anyway }) };
  }
  if (name === 'anyway') problems.add(key, 'anyway stands beside inject, or beside a situation');
  else problems.add(key, noSituation(name));
  return undefined;
}

function parseWait(
  value: LocatedValue,
  position: SourcePosition,
  problems: ProblemCollector,
): ScenarioStep | undefined {
  const text = value.is === 'scalar' ? String(value.value ?? '') : '';
  const seconds = parseDuration(text);
  if (seconds !== undefined && seconds > 0 && seconds <= maxWait) return { ...position, wait: seconds };
  const near = parseDuration(`${text}s`) === undefined ? '' : `: did you mean ${text}s?`;
  if (seconds !== undefined) problems.add(value, 'a wait takes more than nothing and at most 30d');
  else problems.add(value, `a wait is a duration such as 90s, 10m or 1h30m, not ${describeValue(value)}${near}`);
  return undefined;
}

function parseLeap(
  value: LocatedValue,
  position: SourcePosition,
  problems: ProblemCollector,
): ScenarioStep | undefined {
  const text = value.is === 'scalar' && typeof value.value === 'string' ? value.value : '';
  const moment = isUtcTime(text.replace(/\.\d{3}Z$/, 'Z')) ? Date.parse(text) : Number.NaN;
  if (isInSessionYears(moment)) return { ...position, leap: moment };
  problems.add(value, `a leap goes to a time such as 2026-11-14T20:51:00Z, not ${describeValue(value)}`);
  return undefined;
}

const maxSteps = 1_000_000;

function parseStepCount(
  value: LocatedValue,
  position: SourcePosition,
  problems: ProblemCollector,
): ScenarioStep | undefined {
  const count = value.is === 'scalar' ? value.value : undefined;
  if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 1 && count <= maxSteps) {
    return { ...position, step: count };
  }
  problems.add(value, `a step is a number of things that are written, such as 1, not ${describeValue(value)}`);
  return undefined;
}

/** A fault happens at the next line or file it can happen to, unless it says when. */
function parseFaultStep(
  value: LocatedValue,
  position: SourcePosition,
  problems: ProblemCollector,
): ScenarioStep | undefined {
  if (value.is !== 'scalar' || typeof value.value !== 'string') {
    problems.add(value, `a fault is a name such as torn-line, not ${describeValue(value)}`);
    return undefined;
  }
  try {
    assertFaultText(value.value);
    return { ...position, fault: value.value };
  } catch (error) {
    if (!(error instanceof StageError)) throw error;
    problems.add(value, printable(error.message));
    return undefined;
  }
}

function parseAnyway(value: LocatedValue | undefined, problems: ProblemCollector): boolean {
  if (value === undefined) return false;
  if (value.is === 'scalar' && typeof value.value === 'boolean') return value.value;
  problems.add(value, `anyway is true or false, not ${describeValue(value)}`);
  return true;
}

function parseInjectStep(
  value: LocatedValue,
  position: SourcePosition,
  anyway: boolean,
  context: ParseContext,
): ScenarioStep | undefined {
  const inject = parseScenarioEvent(value, anyway, context);
  return inject && { ...position, inject };
}
