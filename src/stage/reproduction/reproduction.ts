import { printable } from '../../words/printable.js';
import { commandLine, formatTrigger, type OptionList } from './command-line.js';
import type { Direction } from './direction.js';
import { type ReproducedScenario, scenarioText } from './scenario-text.js';

/** Everything that determined what was written on a stage. */
export interface Reproduction extends ReproducedScenario {
  readonly timeZone?: string | undefined;
  /** The faults it began with. */
  readonly faults: readonly string[];
  /** The files of its knowledge packs. */
  readonly knowledge?: readonly string[] | undefined;
  /** Other events that cannot be repeated. */
  readonly lost?: string | undefined;
  /** Whether answers were demanded of services. */
  readonly hasDemands?: boolean;
}

export const lostDemands = 'the answers that were demanded of services';

/** File name for the scenario. */
const fileName = 'again.yaml';

/** How to reproduce a session. */
export interface Recipe {
  readonly command: string;
  /** The scenario that the command runs, if a command line is not enough. */
  readonly scenario?: string;
  /** What is not reproduced. */
  readonly lost: readonly string[];
}

/** How to reproduce a stage: a command line, with a scenario if that is not enough. */
export function recipeFor(reproduction: Reproduction, out: string, platform: NodeJS.Platform): Recipe {
  const missing = reproduction.directions.flatMap((direction) => ('lost' in direction ? [direction.lost] : []));
  const also = [reproduction.lost, reproduction.hasDemands ? lostDemands : undefined];
  const lost = [...missing, ...also.filter((each) => each !== undefined)].map((each) => `it leaves out ${each}`);
  const plain = commandFor(reproduction, out, platform);
  if (plain !== undefined) return { command: plain, lost };
  const command = commandLine(['simulate', fileName], beyondScenario(reproduction, out), platform);
  return { command, scenario: scenarioText(reproduction), lost };
}

/** The instruction as a text; `paint` colours its heading. */
export function recipeText(
  { command, scenario, lost }: Recipe,
  paint: (heading: string) => string = (heading) => heading,
): string {
  const file = scenario === undefined ? '' : ` this scenario, as ${fileName}`;
  const text = scenario === undefined ? '' : `\n${scenario.trimEnd().replaceAll(/^/gm, '  ')}\n\n`;
  return [paint(`Reproduce with${file}:`), `${text}  ${command}`, ...lost.map((each) => `  (${each})`)].join('\n');
}

/** The command line, if it is enough: only triggers, with settings that are words. */
function commandFor(reproduction: Reproduction, out: string, platform: NodeJS.Platform): string | undefined {
  const { seed, start, dialect, client, plan, seconds, given, directions, language, end } = reproduction;
  const { before = [], naming, kinds } = reproduction;
  const triggers = directions.map(triggerOf);
  const settings = Object.entries(given).map(([name, value]) => isWord(value) && `${name}=${String(value)}`);
  const words = [...triggers, ...settings];
  const isPlain = words.every((word) => typeof word === 'string' && printable(word) === word);
  if (plan !== 'stay' || Number.isFinite(seconds) || triggers.length === 0 || !isPlain) return undefined;
  if (before.length > 0 || naming !== undefined || kinds?.length === 0) return undefined;
  const options: OptionList = [
    ['--seed', String(seed)],
    ['--start', start.toISOString().replace('.000Z', 'Z')],
    ['--dialect', dialect],
    ['--client', client],
    ['--kinds', kinds?.join(',')],
    ['--language', language],
    ['--end', end],
    ...settings.map((word) => ['--given', String(word)] as const),
    ...triggers.map((word) => ['--trigger', word] as const),
    ...beyondScenario(reproduction, out),
  ];
  return commandLine(['simulate', plan, ...flagsOf(reproduction)], options, platform);
}

/** Options without scenario keys. */
function beyondScenario({ faults, timeZone, knowledge = [] }: Reproduction, out: string): OptionList {
  const packs = knowledge.map((file) => ['--knowledge', file] as const);
  return [['--timezone', timeZone], ...faults.map((fault) => ['--fault', fault] as const), ...packs, ['--out', out]];
}

function flagsOf({ asLive, second }: Reproduction): string[] {
  return [...(asLive ? ['--as-live'] : []), ...(second ? ['--second'] : [])];
}

/** A direction in the form of `--trigger`. */
function triggerOf(direction: Direction): string | undefined {
  if (!('situation' in direction) || direction.fails) return undefined;
  return Object.values(direction.set).every(isWord) ? formatTrigger(direction.situation, direction.set) : undefined;
}

function isWord(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'bigint' || (typeof value === 'string' && value.trim() !== '');
}
