/** What was requested of a stage as a test of a tool, in TypeScript and in Python. */
import type { StageState } from '../../direct/state/stage-state.js';
import type { Direction } from './direction.js';
import { lostDemands, type Reproduction } from './reproduction.js';

/** A session so far: how it came about, the services beside it, and its state. */
export interface TestedSession extends Reproduction {
  readonly services: readonly string[];
  readonly state: Pick<StageState, 'place' | 'system'>;
}

type Value = (value: unknown) => string;

export function typescriptTest(session: TestedSession): string {
  const { place, system } = session.state;
  return [
    "import { expect, it } from 'vitest';",
    "import { openStage } from 'shakedown';",
    '',
    "it('knows what has happened', async () => {",
    `  await using stage = await openStage(${script(Object.fromEntries(optionsOf(session)))});`,
    '  // Start your tool here: it reads stage.directory.',
    ...stepLines(session, '//', typescriptStep).map((line) => `  ${line}`),
    '  // Ask your tool here: it should know what stage.state says.',
    `  expect(stage.state).toMatchObject(${script({ place, system: { name: system.name } })});`,
    '});',
    '',
  ].join('\n');
}

export function pythonTest(session: TestedSession): string {
  const { place, system } = session.state;
  const words: unknown[] = [session.plan, '--paused'];
  const missing: string[] = [];
  for (const [name, value] of optionsOf(session)) {
    const word = stageWords[name as keyof typeof stageWords] as string | undefined;
    if (name === 'given') missing.push(...Object.keys(notSimple(session.given)));
    else if (value === true) words.push(word);
    else if (word !== undefined) words.push(...[value].flat().flatMap((each) => [word, wordOf(each)]));
    else if (name === 'kinds' || name === 'seconds') missing.push(name);
  }
  const given = Object.entries(session.given).filter(([name]) => !(name in notSimple(session.given)));
  const named = given.length > 0 ? [`given=${python(Object.fromEntries(given))}`] : [];
  return [
    ...(session.directions.some((each) => 'fails' in each && each.fails) ? ['from contextlib import suppress'] : []),
    'from shakedown_stage import Stage, StageError',
    '',
    '',
    'def test_knows_what_has_happened():',
    `    with Stage(${[...words.map(python), `seed=${session.seed}`, ...named].join(', ')}) as stage:`,
    ...missing.map((each) => `        # Only the scenario says ${each}.`),
    '        # Start your tool here: it reads stage.directory.',
    ...stepLines(session, '#', pythonStep).map((line) => `        ${line}`),
    '        # Ask your tool here: it should know what stage.state() says.',
    '        state = stage.state()',
    `        assert (state['place'], state['system']['name']) == (${python(place)}, ${python(system.name)})`,
    '',
  ].join('\n');
}

/** Options of `shakedown stage`, by those of `openStage`. */
const stageWords = {
  start: '--start',
  dialect: '--dialect',
  client: '--client',
  second: '--second',
  language: '--language',
  end: '--end',
  asLive: '--as-live',
  timeZone: '--timezone',
  faults: '--fault',
  services: '--with',
} as const;

function wordOf(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}

/** What is given and cannot be a word of a command line. */
function notSimple(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === 'object'));
}

/** The options of a stage that are not as by default. */
function optionsOf(session: TestedSession): [name: string, value: unknown][] {
  const { directions: _, now: _now, before: _before, naming: _naming, lost: _lost, state: _state, ...origin } = session;
  const { services, hasDemands: _demands, ...options } = origin;
  const isDefault = (value: unknown) =>
    [undefined, false, Infinity, 'stay'].includes(value as undefined) ||
    (typeof value === 'object' && !(value instanceof Date) && Object.keys(value ?? {}).length === 0);
  return Object.entries({ ...options, services }).filter(([, value]) => !isDefault(value));
}

function stepLines(
  { directions, now, before = [], naming, hasDemands = false }: TestedSession,
  comment: string,
  line: (direction: Direction) => string | undefined,
): string[] {
  const isOnlyTime = directions.every((each) => 'lost' in each);
  const missing = [
    ...(before.length > 0 ? ['the sessions before it'] : []),
    ...(naming ? ['the name of its files'] : []),
  ];
  const left = (direction: Direction) => ('lost' in direction ? direction.lost : Object.keys(direction).join());
  return [
    ...missing.map((each) => `${comment} Only the scenario has ${each}.`),
    ...(hasDemands ? [`${comment} Left out: ${lostDemands}.`] : []),
    ...[...directions, ...(isOnlyTime ? [{ leap: now }] : [])].map(
      (each) => line(each) ?? `${comment} Left out: ${left(each)}.`,
    ),
  ];
}

function typescriptStep(direction: Direction): string | undefined {
  if ('situation' in direction) {
    const { situation, set, fails = false } = direction;
    const settings = Object.keys(set).length > 0 ? `, ${script(set)}` : '';
    return `await stage.trigger(${script(situation)}${settings})${fails ? '.catch(() => {})' : ''};`;
  }
  if ('inject' in direction) return `await stage.inject(${script(direction.inject)}, { anyway: true });`;
  if ('fault' in direction) return `stage.fault(${script(direction.fault)});`;
  if ('stop-fault' in direction) return `stage.stopFault(${script(direction['stop-fault'])});`;
  if ('leap' in direction) return `await stage.advance(Date.parse(${script(timeOf(direction.leap))}));`;
  if ('wait' in direction) return `await stage.advance(stage.now + ${direction.wait * 1000});`;
  return 'step' in direction ? Array.from({ length: direction.step }, () => 'stage.step();').join(' ') : undefined;
}

function pythonStep(direction: Direction): string | undefined {
  if ('situation' in direction) {
    const { situation, set, fails = false } = direction;
    const settings = Object.entries(set).map(([name, value]) =>
      /^[a-z]+$/.test(name) ? `${name}=${python(value)}` : `**${python({ [name]: value })}`,
    );
    const call = `stage.trigger(${[python(situation), ...settings].join(', ')})`;
    return fails ? `with suppress(StageError): ${call}` : call;
  }
  if ('inject' in direction) return `stage.inject(${python(direction.inject)}, anyway=True)`;
  if ('fault' in direction) return `stage.fault(${python(direction.fault)})`;
  if ('stop-fault' in direction) return `stage.stop_fault(${python(direction['stop-fault'])})`;
  if ('leap' in direction) return `stage.clock('leap', to=${python(timeOf(direction.leap))})`;
  if ('wait' in direction) return `stage.clock('leap', by=${direction.wait * 1000})`;
  return 'step' in direction
    ? Array.from({ length: direction.step }, () => "stage.clock('step')").join('; ')
    : undefined;
}

function timeOf(leap: number): string {
  return new Date(leap).toISOString();
}

/** A value as TypeScript; members without a value are left out. */
const script: Value = (value) => {
  if (value instanceof Date) return `new Date(${script(value.toISOString())})`;
  if (typeof value === 'bigint') return `${value}n`;
  return literal(value, script, (name) => (/^[A-Za-z_]\w*$/.test(String(name)) ? String(name) : script(name)));
};

/** A value as Python. */
const python: Value = (value) => {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (value === null) return 'None';
  return literal(value, python, python);
};

function literal(value: unknown, inner: Value, key: Value): string {
  if (typeof value === 'string') return /^[ !#-&(-[\]-~]*$/.test(value) ? `'${value}'` : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inner).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return `{ ${members.map(([name, member]) => `${key(name)}: ${inner(member)}`).join(', ')} }`;
  }
  return Object.is(value, -0) ? '-0.0' : String(value);
}
