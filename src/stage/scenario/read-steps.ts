import { isPlayable } from '../../simulate/play/calendar.js';
import type { Dialect } from '../../spec/dialect.js';
import { isMoment } from '../../spec/form.js';
import { printable, quoted } from '../../spec/printable.js';
import { StageError } from '../errors.js';
import { readNextFault } from '../faults/wish.js';
import { hint } from '../overrides/words.js';
import { allowedFor } from '../situations/cue.js';
import { situations } from '../situations/situations.js';
import { secondsIn } from '../time/duration.js';
import type { Complaints } from './complaints.js';
import { stepKeys } from './keys.js';
import type { Spot } from './problem.js';
import { readEvent } from './read-event.js';
import { readSettings } from './read-settings.js';
import type { ScenarioStep } from './scenario.js';
import { described, type Members, type Value } from './value.js';

/** What the steps are read for. */
export interface Reading {
  readonly dialect: Dialect;
  readonly complaints: Complaints;
}

const names = [...Object.keys(situations), ...Object.keys(stepKeys).filter((key) => key !== 'anyway')];

/** Seconds; the day after tomorrow is far enough. */
export const longestWait = 30 * 86_400;

/** Reads what happens, one after the other. */
export function readSteps(value: Value, reading: Reading): ScenarioStep[] {
  if (value.is !== 'list') {
    reading.complaints.add(value, `steps are a list, each after a dash, not ${described(value)}`);
    return [];
  }
  if (value.items.length === 0) reading.complaints.add(value, 'there is no step: a scenario has one at least');
  return value.items.flatMap((item) => readStep(item, reading) ?? []);
}

function readStep(value: Value, reading: Reading): ScenarioStep | undefined {
  const { complaints } = reading;
  if (value.is === 'members') return readNamed(value, reading);
  const { line, column } = value;
  if (value.is !== 'single' || typeof value.value !== 'string') {
    complaints.add(
      value,
      `a step is a situation such as dock, or an object such as { wait: 30s }, not ${described(value)}`,
    );
    return undefined;
  }
  const name = value.value;
  if (Object.hasOwn(situations, name)) return { line, column, situation: name, overrides: {} };
  if (Object.hasOwn(stepKeys, name)) complaints.add(value, `${name} says nothing yet: ${examples[name]}`);
  else complaints.add(value, noSituation(name));
  return undefined;
}

function noSituation(name: string): string {
  return `there is no situation ${quoted(name)}${hint(name, names) || ': shakedown list situations tells them all'}`;
}

const examples: Readonly<Record<string, string>> = {
  wait: 'write wait: 30s',
  inject: 'write inject: { event: Docked, … }',
  anyway: 'it stands beside inject',
  fault: 'write fault: torn-line',
  leap: 'write leap: 2026-11-14T20:51:00Z',
  step: 'write step: 1',
};

/** A step with something behind its name. */
function readNamed({ entries, line, column }: Members, reading: Reading): ScenarioStep | undefined {
  const { complaints } = reading;
  const spot = { line, column };
  const isAbout = [...entries.keys()].some((name) => name === 'inject' || Object.hasOwn(situations, name));
  const [first, ...others] = [...entries].filter(([name]) => name !== 'anyway' || !isAbout);
  if (!first) {
    complaints.add(spot, 'this step is empty');
    return undefined;
  }
  for (const [name, { key }] of others) {
    complaints.add(key, `${quoted(name)} is a second thing in one step: put a dash before each`);
  }
  const [name, { key, value }] = first;
  switch (name) {
    case 'wait':
      return readWait(value, spot, complaints);
    case 'leap':
      return readLeap(value, spot, complaints);
    case 'step':
      return readMoves(value, spot, complaints);
    case 'fault':
      return readFaultStep(value, spot, complaints);
    case 'inject':
      return readInject(value, spot, readAnyway(entries.get('anyway')?.value, complaints), reading);
  }
  const situation = Object.hasOwn(situations, name) ? situations[name] : undefined;
  if (situation) {
    const overrides = readSettings(value, allowedFor(situation), complaints);
    const anyway = readAnyway(entries.get('anyway')?.value, complaints);
    return { ...spot, situation: name, overrides, ...(anyway && { anyway }) };
  }
  if (name === 'anyway') complaints.add(key, 'anyway stands beside inject, or beside a situation');
  else complaints.add(key, noSituation(name));
  return undefined;
}

function readWait(value: Value, spot: Spot, complaints: Complaints): ScenarioStep | undefined {
  const text = value.is === 'single' ? String(value.value ?? '') : '';
  const seconds = secondsIn(text);
  if (seconds !== undefined && seconds > 0 && seconds <= longestWait) return { ...spot, wait: seconds };
  const near = secondsIn(`${text}s`) === undefined ? '' : `: did you mean ${text}s?`;
  if (seconds !== undefined) complaints.add(value, 'a wait takes more than nothing and at most 30d');
  else complaints.add(value, `a wait is a duration such as 90s, 10m or 1h30m, not ${described(value)}${near}`);
  return undefined;
}

function readLeap(value: Value, spot: Spot, complaints: Complaints): ScenarioStep | undefined {
  const text = value.is === 'single' && typeof value.value === 'string' ? value.value : '';
  const moment = isMoment(text.replace(/\.\d{3}Z$/, 'Z')) ? Date.parse(text) : Number.NaN;
  if (isPlayable(moment)) return { ...spot, leap: moment };
  complaints.add(value, `a leap goes to a time such as 2026-11-14T20:51:00Z, not ${described(value)}`);
  return undefined;
}

const mostMoves = 1_000_000;

function readMoves(value: Value, spot: Spot, complaints: Complaints): ScenarioStep | undefined {
  const count = value.is === 'single' ? value.value : undefined;
  if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 1 && count <= mostMoves) {
    return { ...spot, step: count };
  }
  complaints.add(value, `a step is a number of things that are written, such as 1, not ${described(value)}`);
  return undefined;
}

/** A fault strikes at the first chance from then on, unless the scenario says when. */
function readFaultStep(value: Value, spot: Spot, complaints: Complaints): ScenarioStep | undefined {
  if (value.is !== 'single' || typeof value.value !== 'string') {
    complaints.add(value, `a fault is a name such as torn-line, not ${described(value)}`);
    return undefined;
  }
  try {
    readNextFault(value.value);
    return { ...spot, fault: value.value };
  } catch (error) {
    if (!(error instanceof StageError)) throw error;
    complaints.add(value, printable(error.message));
    return undefined;
  }
}

function readAnyway(value: Value | undefined, complaints: Complaints): boolean {
  if (value === undefined) return false;
  if (value.is === 'single' && typeof value.value === 'boolean') return value.value;
  complaints.add(value, `anyway is true or false, not ${described(value)}`);
  return true;
}

function readInject(value: Value, spot: Spot, anyway: boolean, reading: Reading): ScenarioStep | undefined {
  const inject = readEvent(value, anyway, reading);
  return inject && { ...spot, inject };
}
