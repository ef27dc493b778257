/** What was requested of a stage as a test of a tool, in TypeScript and in Python. */
import type { StageState } from '../../direct/state/stage-state.js';
import type { Direction } from './direction.js';
import type { Reproduction } from './reproduction.js';

/** A session so far: how it came about, the services beside it, and its state. */
export interface TestedSession extends Reproduction {
  readonly services: readonly string[];
  readonly state: Pick<StageState, 'place' | 'system'>;
}

type Value = (value: unknown) => string;

export function typescriptTest(session: TestedSession): string {
  const { seed, start, dialect, client, plan, seconds, given, kinds, second, language, end, asLive } = session;
  const { timeZone, faults, services, state } = session;
  const options = {
    seed,
    start,
    dialect,
    client,
    plan: plan === 'stay' ? undefined : plan,
    seconds: Number.isFinite(seconds) ? seconds : undefined,
    given: Object.keys(given).length > 0 ? given : undefined,
    kinds,
    second: second || undefined,
    language,
    end,
    asLive: asLive || undefined,
    timeZone,
    faults: faults.length > 0 ? faults : undefined,
    neighbours: services.length > 0 ? services : undefined,
  };
  return [
    "import { expect, it } from 'vitest';",
    "import { openStage } from 'shakedown';",
    '',
    "it('knows what has happened', async () => {",
    `  await using stage = await openStage(${script(options)});`,
    '  // Start your tool here: it reads stage.directory.',
    ...stepLines(session, '//', typescriptStep).map((line) => `  ${line}`),
    '  // Ask your tool here: it should know what stage.state says.',
    `  expect(stage.state).toMatchObject(${script({ place: state.place, system: { name: state.system.name } })});`,
    '});',
    '',
  ].join('\n');
}

export function pythonTest(session: TestedSession): string {
  const { seed, start, dialect, client, plan, seconds, given, kinds, second, language, end, asLive } = session;
  const { timeZone, faults, services, state } = session;
  const words: readonly (readonly [string, unknown])[] = [
    ['--start', start.toISOString()],
    ['--dialect', dialect],
    ['--client', client],
    ['--language', language],
    ['--end', end],
    ['--timezone', timeZone],
    ...faults.map((fault) => ['--fault', fault] as const),
    ['--with', services.join(',') || undefined],
  ];
  const flags = [...(second ? ['--second'] : []), ...(asLive ? ['--as-live'] : [])];
  const options = [plan, '--paused', ...flags, ...words.flatMap((pair) => (pair[1] === undefined ? [] : pair))];
  const simple = Object.entries(given).filter(([, value]) => typeof value !== 'object');
  const members = { seed, ...(simple.length > 0 && { given: Object.fromEntries(simple) }) };
  const named = Object.entries(members).map(([name, value]) => `${name}=${python(value)}`);
  const missing = [
    ...Object.keys(given).filter((name) => simple.every(([each]) => each !== name)),
    ...(kinds ? ['kinds'] : []),
    ...(Number.isFinite(seconds) ? ['for'] : []),
  ];
  return [
    ...(session.directions.some((each) => 'fails' in each && each.fails) ? ['from contextlib import suppress'] : []),
    'from shakedown_stage import Stage, StageError',
    '',
    '',
    'def test_knows_what_has_happened():',
    `    with Stage(${[...options.map(python), ...named].join(', ')}) as stage:`,
    ...missing.map((each) => `        # Only the scenario says ${each}.`),
    '        # Start your tool here: it reads stage.directory.',
    ...stepLines(session, '#', pythonStep).map((line) => `        ${line}`),
    '        # Ask your tool here: it should know what stage.state() says.',
    '        state = stage.state()',
    `        assert (state['place'], state['system']['name']) == (${python(state.place)}, ${python(state.system.name)})`,
    '',
  ].join('\n');
}

function stepLines(
  { directions, now, before = [], naming }: TestedSession,
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
