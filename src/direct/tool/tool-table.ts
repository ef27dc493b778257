import { anObject, filePath, listOf, mustBe, type OptionCheck, oneOf, required } from '../../words/option-gate.js';
import { durationPattern } from '../duration-text.js';
import { answerMembers } from './answer-table.js';
import { wordsOf } from './placeholders.js';
import { isLoopback } from './tool-address.js';
import { endSignals, inMilliseconds, type ToolDefinition, type ToolLimits } from './tool-definition.js';

/** One member of a tool's definition. */
interface ToolMember {
  /** For the JSON Schema. */
  readonly about: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly check: OptionCheck;
}

const duration = { type: ['string', 'integer'], pattern: durationPattern, minimum: 1 };

const aDuration = mustBe('a duration such as 2s, or milliseconds', (value) => {
  const isText = typeof value === 'string' && new RegExp(durationPattern).test(value);
  if (!isText && !Number.isSafeInteger(value)) return false;
  const milliseconds = inMilliseconds(value as string | number);
  return milliseconds >= 1 && milliseconds <= 3_600_000;
});

const limits: Readonly<Record<keyof ToolLimits, string>> = {
  start: 'How long it may take to be ready; 10s if left out.',
  answer: 'How long one answer may take; 5s if left out.',
  end: 'How long it may take to end before it is killed; 2s if left out.',
};

const address = { type: 'string', pattern: '^http://' };

/** The members of a tool's definition: parser, checks of options and JSON Schema are derived from them. */
export const toolTable: Readonly<Record<keyof ToolDefinition, ToolMember>> = {
  command: {
    about:
      'The program and its arguments, as a list or as one line; {directory}, {trial}, {port}, {eddn}, {capi}, {inara} and {edsm} are filled in.',
    schema: {
      anyOf: [
        { type: 'string', minLength: 1 },
        { type: 'array', minItems: 1, items: { type: 'string' } },
      ],
    },
    check: required(mustBe('a program with its arguments, such as [my-tool, --journal, "{directory}"]', isCommand)),
  },
  cwd: {
    about: 'Where it runs, relative to this file; the current directory if left out.',
    schema: { type: 'string', minLength: 1 },
    check: filePath,
  },
  env: {
    about: 'Environment variables; ED_JOURNAL_DIR and the addresses of services are set in any case.',
    schema: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
    check: membersWith(mustBe('a text', (value) => ['string', 'number', 'boolean'].includes(typeof value))),
  },
  ready: {
    about: 'When it is ready: a pattern for a line of its output, or a port that can be reached; at once if left out.',
    schema: {
      type: 'object',
      properties: { output: { type: 'string' }, port: { type: ['string', 'integer'] } },
      minProperties: 1,
      maxProperties: 1,
      additionalProperties: false,
    },
    check: mustBe('{ output: PATTERN } or { port: NUMBER }', isReadiness),
  },
  ask: {
    about:
      'How it is asked: a line to its standard input (stdin, if left out), a POST to an address such as http://127.0.0.1:{port}/ask, or not at all (none).',
    schema: { anyOf: [{ enum: ['stdin', 'none'] }, address] },
    check: mustBe('stdin, none or an address such as http://127.0.0.1:{port}/ask', isWord(['stdin', 'none'])),
  },
  answers: {
    about: 'What it can answer; everything if left out.',
    schema: { type: 'array', items: { enum: answerMembers } },
    check: listOf('names', oneOf(answerMembers, 'answer')),
  },
  patience: {
    about: 'How long it may take to come to the right answer, such as 2s, which it is if left out.',
    schema: duration,
    check: aDuration,
  },
  end: {
    about:
      'How it is ended: its standard input is closed (stdin), SIGTERM, SIGINT, or a POST to an address. stdin if left out, and SIGTERM for a tool that is not asked there.',
    schema: { anyOf: [{ enum: ['stdin', ...endSignals] }, address] },
    check: mustBe(`stdin, ${endSignals.join(', ')} or an address on this machine`, isWord(['stdin', ...endSignals])),
  },
  within: {
    about: 'How long it may take for each of these.',
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(limits).map(([name, about]) => [name, { description: about, ...duration }]),
      ),
      additionalProperties: false,
    },
    check: membersWith(aDuration, Object.keys(limits)),
  },
};

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

function isWord(words: readonly string[]) {
  return (value: unknown) => typeof value === 'string' && (words.includes(value) || isLoopback(value));
}

/** An object, all members of which pass the check; with these names alone, if any are given. */
function membersWith(check: OptionCheck, names?: readonly string[]): OptionCheck {
  return {
    complaint(value, what) {
      const wrong = anObject.complaint(value, what);
      if (wrong !== undefined) return wrong;
      for (const [name, each] of Object.entries(value as object)) {
        const unknown = names && oneOf(names, `member of ${what}`).complaint(name, what);
        const complaint = unknown ?? check.complaint(each, `${what}.${name}`);
        if (complaint !== undefined) return complaint;
      }
      return undefined;
    },
  };
}
