import { quoted } from '../../words/printable.js';

import { nearestOrAll } from '../settings/parse-setting-value.js';
import { settingsAllowedFor } from '../situations/situation-catalogue.js';
import { isSituationName, situationNames } from '../situations/situation-table.js';

import { describeValue, itemsIn, type LocatedObject, type LocatedValue, textIn, truthIn } from './located-value.js';
import { parseScenarioEvent } from './parse-scenario-event.js';
import { parseScenarioSettings } from './parse-scenario-settings.js';
import type { ParseContext, ProblemCollector } from './problem-collector.js';
import type { ScenarioStep } from './scenario-definition.js';
import type { SourcePosition } from './scenario-error.js';
import { isStepName, stepTable, type ValueStep } from './step-table.js';

const names = [...situationNames, ...Object.keys(stepTable), 'inject'];

/** Parses the list of steps. */
export function parseSteps(value: LocatedValue, context: ParseContext): ScenarioStep[] {
  const items = itemsIn(value, 'steps are a list, each after a dash', context.problems);
  if (value.is === 'list' && items.length === 0)
    context.problems.add(value, 'there is no step: a scenario has one at least');
  return items.flatMap((item) => parseStep(item, context) ?? []);
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
  const example = isStepName(name) ? stepTable[name].example : injectExamples.get(name);
  problems.add(value, example === undefined ? noSituation(name) : `${name} says nothing yet: ${example}`);
  return undefined;
}

function noSituation(name: string): string {
  return `there is no situation ${quoted(name)}${nearestOrAll(name, names) || ': see shakedown list situations'}`;
}

const injectExamples: ReadonlyMap<string, string> = new Map([
  ['inject', 'write inject: { event: Docked, … }'],
  ['anyway', 'it stands beside inject'],
]);

/** A step that is an object: its first key is its type. */
function parseKeyedStep({ entries, line, column }: LocatedObject, context: ParseContext): ScenarioStep | undefined {
  const { problems } = context;
  const position = { line, column };
  const takesAnyway = [...entries.keys()].some((name) => name === 'inject' || isSituationName(name));
  const answer = entries.has('ask') ? entries.get('answer')?.value : undefined;
  const [first, ...others] = [...entries].filter(
    ([name, { value }]) => value !== answer && (name !== 'anyway' || !takesAnyway),
  );
  if (!first) {
    problems.add(position, 'this step is empty');
    return undefined;
  }
  for (const [name, { key }] of others) {
    problems.add(key, `${quoted(name)} is a second thing in one step: put a dash before each`);
  }
  const [name, { key, value }] = first;
  if (isStepName(name)) {
    const parsed = stepTable[name].parse(value, problems);
    const words = answer && textIn(answer, 'answer is a sentence', problems);
    if (parsed === undefined) return undefined;
    return { ...position, [name]: parsed, ...(words !== undefined && { answer: words }) } as SourcePosition & ValueStep;
  }
  if (name === 'inject') {
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

function parseAnyway(value: LocatedValue | undefined, problems: ProblemCollector): boolean {
  return value !== undefined && truthIn('anyway', value, problems) !== false;
}

function parseInjectStep(
  value: LocatedValue,
  position: SourcePosition,
  anyway: boolean,
  context: ParseContext,
): ScenarioStep | undefined {
  const inject = parseScenarioEvent(value, anyway, context);
  return inject && { ...position, inject, ...(anyway && { anyway }) };
}
