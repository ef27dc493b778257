import type { PlayedSession } from '../../direct/scenario/session-shape.js';
import { timestampOf } from '../../simulate/session-time.js';
import { copyData, type Direction, Unwritable } from './direction.js';

/** The parts of a session that a scenario file can represent. */
export interface ReproducedScenario extends Omit<PlayedSession, 'given'> {
  readonly given: Readonly<Record<string, unknown>>;
  readonly before?: readonly PlayedSession[] | undefined;
  /** The requests, in order. */
  readonly directions: readonly Direction[];
  /** Current session time, in milliseconds since 1970. */
  readonly now: number;
}

/** A session as a scenario that repeats it; comments list what cannot be represented. */
export function scenarioText(session: ReproducedScenario): string {
  const { before = [], given, directions, now } = session;
  // Without requests the scenario only lets time pass.
  const all = directions.some(isStep) ? directions : [...directions, { leap: now }];
  const lines = [
    ...sessionMembers(session),
    ...givenLines(given),
    ...(before.length === 0 ? [] : ['before:']),
    ...before.map((each) => `  - { ${[...sessionMembers(each), ...givenLines(each.given)].join(', ')} }`),
    'steps:',
    ...all.map((direction) => `  ${stepText(direction)}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** The keys of a session but `given`. */
function sessionMembers(session: Omit<PlayedSession, 'given'>): string[] {
  const { seed, start, dialect, client, plan, seconds, kinds, second, language, end, asLive, naming } = session;
  return [
    `seed: ${seed}`,
    `start: ${timestampOf(start.getTime() / 1000)}`,
    `dialect: ${dialect}`,
    ...(client ? [`client: ${client}`] : []),
    ...(plan === 'stay' ? [] : [`plan: ${plan}`]),
    ...(Number.isFinite(seconds) ? [`for: ${seconds}s`] : []),
    ...(kinds ? [`kinds: [${kinds.join(', ')}]`] : []),
    ...(second ? ['second: true'] : []),
    ...(language ? [`language: ${language}`] : []),
    ...(end ? [`end: ${end}`] : []),
    ...(asLive ? ['as-live: true'] : []),
    ...(naming ? [`naming: ${naming}`] : []),
  ];
}

function isStep(direction: Direction): boolean {
  return !('lost' in direction);
}

function givenLines(given: Readonly<Record<string, unknown>>): string[] {
  if (Object.keys(given).length === 0) return [];
  try {
    return [`given: ${jsonOf(copyData(given))}`];
  } catch (error) {
    if (error instanceof Unwritable) return [`# what was given holds ${error.message}, which no file can`];
    throw error;
  }
}

function stepText(direction: Direction): string {
  if ('lost' in direction) return `# ${direction.lost}, which no file can`;
  if ('fault' in direction) return `- fault: ${JSON.stringify(direction.fault)}`;
  if ('stop-fault' in direction) return `- stop-fault: ${JSON.stringify(direction['stop-fault'])}`;
  if ('leap' in direction) return `- leap: ${momentText(direction.leap)}`;
  if ('until' in direction) return `- until: ${textOf(direction.until)}`;
  if ('wait' in direction) return `- wait: ${direction.wait}s`;
  if ('step' in direction) return `- step: ${direction.step}`;
  if ('inject' in direction) {
    return `- { inject: ${jsonOf(direction.inject)}${direction.anyway ? ', anyway: true' : ''} }`;
  }
  const { situation, set, fails = false } = direction;
  if (Object.keys(set).length === 0 && !fails) return `- ${situation}`;
  return `- { ${situation}: ${jsonOf(set)}${fails ? ', anyway: true' : ''} }`;
}

function momentText(moment: number): string {
  return new Date(moment).toISOString().replace('.000Z', 'Z');
}

/**
 * JSON, which is also valid YAML. Integers beyond 2^53 keep their digits; invisible characters are escaped.
 */
export function jsonOf(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, member]) => `${textOf(name)}: ${jsonOf(member)}`);
    return `{ ${members.join(', ')} }`;
  }
  if (typeof value === 'string') return textOf(value);
  return typeof value === 'number' ? numberText(value) : JSON.stringify(value);
}

/**
 * All digits of an integer, where JavaScript would print only seventeen; and the sign of zero, which
 * JSON.stringify drops.
 */
function numberText(value: number): string {
  if (Object.is(value, -0)) return '-0.0';
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? String(BigInt(value)) : JSON.stringify(value);
}

function textOf(text: string): string {
  return JSON.stringify(text).replaceAll(/[^\x20-\x7E\u00A1-\u024F]/g, (each) => {
    return `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
