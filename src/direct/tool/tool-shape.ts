import type { OptionShapes } from '../../words/shape/check-options.js';
import { refuse } from '../../words/shape/door.js';
import {
  described,
  filePath,
  listOf,
  mustBe,
  object,
  oneOf,
  recordOf,
  refined,
  required,
} from '../../words/shape/shape.js';
import { durationPattern } from '../duration-text.js';
import { called, namingVoice, voiced } from '../scenario/scenario-door.js';
import { serviceNames } from '../service-names.js';
import { placeholderComplaint, wordsOf } from './placeholders.js';
import { answerMembers } from './question.js';
import { isLoopback } from './tool-address.js';
import { endSignals, inMilliseconds, type ToolDefinition } from './tool-definition.js';

/** The longest that a tool may take, in milliseconds. */
const longest = 3_600_000;

const duration = mustBe<string | number>(
  'a duration such as 2s, or milliseconds',
  (value) => {
    const isText = typeof value === 'string' && new RegExp(durationPattern).test(value);
    if (!isText && !Number.isSafeInteger(value)) return false;
    const milliseconds = inMilliseconds(value as string | number);
    return milliseconds >= 1 && milliseconds <= longest;
  },
  { type: ['string', 'integer'], pattern: durationPattern, minimum: 1, maximum: longest },
);

const address = { type: 'string', pattern: '^http://' };

const ready = {
  type: 'object',
  properties: { output: { type: 'string' }, port: { type: ['string', 'integer'] } },
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: false,
};

/** Environment variables. */
export const environment = recordOf(
  mustBe<string | number | boolean>('a text', (value) => ['string', 'number', 'boolean'].includes(typeof value), {
    type: ['string', 'number', 'boolean'],
  }),
);

/** The members of a tool's definition: parser, checks of options and JSON Schema are derived from them. */
export const toolMembers: OptionShapes<ToolDefinition> = {
  command: described(
    'The program and its arguments, as a list or as one line; {directory}, {trial}, {port}, {eddn}, {capi}, {inara} and {edsm} are filled in.',
    required(
      mustBe('a program with its arguments, such as [my-tool, --journal, "{directory}"]', isCommand, {
        anyOf: [
          { type: 'string', minLength: 1 },
          { type: 'array', minItems: 1, items: { type: 'string' } },
        ],
      }),
    ),
  ),
  cwd: described('Where it runs, relative to this file; the current directory if left out.', filePath),
  env: described(
    'Environment variables; ED_JOURNAL_DIR and the addresses of services are set in any case.',
    environment,
  ),
  proxy: described(
    'Services that answer at their real addresses: the environment leads the tool to a proxy, which passes nothing on.',
    listOf('services', oneOf(serviceNames, 'service')),
  ),
  ready: described(
    'When it is ready: a pattern for a line of its output, or a port that can be reached; at once if left out.',
    mustBe('{ output: PATTERN } or { port: NUMBER }', isReadiness, ready),
  ),
  ask: described(
    'How it is asked: a line to its standard input (stdin, if left out), a POST to an address such as http://127.0.0.1:{port}/ask, or not at all (none).',
    wordOrAddress(['stdin', 'none'], 'stdin, none or an address such as http://127.0.0.1:{port}/ask'),
  ),
  answers: described('What it can answer; everything if left out.', listOf('names', oneOf(answerMembers, 'answer'))),
  timeout: described(
    'How long it may take to come to the right answer, such as 2s, which it is if left out.',
    duration,
  ),
  end: described(
    'How it is ended: its standard input is closed (stdin), SIGTERM, SIGINT, or a POST to an address. stdin if left out, and SIGTERM for a tool that is not asked there.',
    wordOrAddress(['stdin', ...endSignals], `stdin, ${endSignals.join(', ')} or an address on this machine`),
  ),
  within: described(
    'How long it may take for each of these.',
    object({
      start: described('How long it may take to be ready; 10s if left out.', duration),
      answer: described('How long one answer may take; 5s if left out.', duration),
      end: described('How long it may take to end before it is killed; 2s if left out.', duration),
    }),
  ),
};

/** A tool in a file. */
export const toolShape = refined(
  voiced(namingVoice, called('a tool', object(toolMembers, `an object with ${Object.keys(toolMembers).join(', ')}`))),
  (read, at) => {
    const tool = read as unknown as ToolDefinition;
    const complaint = placeholderComplaint(tool);
    return complaint === undefined ? tool : refuse(at, complaint);
  },
);

function isCommand(value: unknown): boolean {
  if (typeof value === 'string') return wordsOf(value).length > 0 && isBalanced(value);
  return Array.isArray(value) && value.length > 0 && value.every(isWordOfCommand) && value[0] !== '';
}

function isWordOfCommand(value: unknown): boolean {
  return typeof value === 'string' && !value.includes('\0');
}

/** Whether all quotes are closed. */
function isBalanced(line: string): boolean {
  return !/["'\0]/.test(line.replaceAll(/"[^"]*"|'[^']*'/g, ''));
}

function isReadiness(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const [[name, it] = ['', undefined], second] = Object.entries(value);
  if (second) return false;
  if (name === 'port') return /^\{\w+\}$/.test(String(it)) || (/^\d{1,5}$/.test(String(it)) && Number(it) <= 65_535);
  return name === 'output' && typeof it === 'string' && isPattern(it);
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function wordOrAddress(words: readonly string[], what: string) {
  const isEither = (value: unknown) => typeof value === 'string' && (words.includes(value) || isLoopback(value));
  return mustBe(what, isEither, { anyOf: [{ enum: words }, address] });
}
