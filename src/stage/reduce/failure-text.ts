import type { ToolOutput } from '../tool/tool.js';

/** How a tool fails: two failures are the same if their `key` is. */
export interface Failure {
  readonly key: string;
  /** For people. */
  readonly text: string;
  /** The kinds of lines, or files, that say what is right. */
  readonly sources?: readonly string[];
}

const errorLine = /\b\w*(?:error|exception|panic|panicked|fatal|unhandled)\b/i;

/** Python, JavaScript, .NET, the JVM; Go and Rust. */
const codePlace = /^\s*(?:File ".*", line \d+|at \S)|^\s+\S+\.\w+:\d+/;

/** A line of a stack trace, or what stands between such lines. */
const traceLine = /^\s|^$|^Traceback |^goroutine |^\S+\(.*\)$/;

/** A failure from what a tool printed: its error and the places in its code, without what always differs. */
export function failureFrom(how: string, output: readonly ToolOutput[] | string, directory: string): Failure {
  const lines = typeof output === 'string' ? output.split('\n') : printedErrors(output);
  const named = lines.findLastIndex((line) => errorLine.test(line) && !codePlace.test(line));
  const at = named < 0 ? lines.findLastIndex((line) => line.trim() !== '') : named;
  const message = (lines[at] ?? '').trim();
  const places = traceAround(lines, at).filter((line) => codePlace.test(line));
  const key = [how, messageKey(message, directory), ...places.map((line) => placeKey(line, directory))];
  const [place] = [...places.filter((line) => !line.includes('node:')), ...places];
  return { key: [...new Set(key)].join('\n'), text: [how, message, place?.trim()].filter(Boolean).join('; ') };
}

function printedErrors(output: readonly ToolOutput[]): string[] {
  const errors = output.filter(({ stream }) => stream === 'err');
  return (errors.some(({ text }) => text.trim() !== '') ? errors : output).map(({ text }) => text);
}

/** Stack traces stand below the message, in Python above it. */
function traceAround(lines: readonly string[], at: number): string[] {
  const isTrace = (line: string) => traceLine.test(line);
  const above = lines.slice(0, Math.max(0, at));
  const below = lines.slice(at + 1);
  const begin = above.findLastIndex((line) => !isTrace(line)) + 1;
  const end = below.findIndex((line) => !isTrace(line));
  return [...above.slice(begin), ...below.slice(0, end < 0 ? below.length : end)];
}

/** Without paths of the run, times, names of journals, addresses, and numbers of lines or processes. */
function messageKey(message: string, directory: string): string {
  return withoutAddresses(message, directory)
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:?\d\d:?\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?/g, '{time}')
    .replaceAll(/Journal\w*\.[\w.-]+?\.log/g, '{journal}')
    .replaceAll(/\b\d+(?:\.\d+)?\b/g, '{number}');
}

/** A place in the code keeps its numbers. */
function placeKey(line: string, directory: string): string {
  return withoutAddresses(line.trim(), directory);
}

function withoutAddresses(text: string, directory: string): string {
  return text.replaceAll(directory, '{directory}').replaceAll(/0x[\da-f]+/gi, '{address}');
}
