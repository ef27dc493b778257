import { StageError, type StageErrorOptions } from '../../direct/stage-error.js';
import { printable, quoted } from '../../words/printable.js';
import type { ToolEnd, ToolOutput } from './tool.js';

/** The tool under test did not do its part: it did not start, it hung, it ended, it answered rubbish. */
export class ToolError extends StageError {
  constructor(message: string, options: StageErrorOptions = {}) {
    super(message, { ...options, code: 'tool' });
  }
}

const maxShown = 160;

/** The sentence about a tool that ended or does not do its part, with its error or its last output. */
export function toolProblem(
  output: readonly ToolOutput[],
  ended: Partial<ToolEnd> | undefined,
  otherwise = '',
): string {
  const how = ended?.signal === undefined ? `with exit code ${ended?.code}` : `by ${ended.signal}`;
  const errors = ended ? output.filter(({ stream }) => stream === 'err') : [];
  const reason = errors.find(({ text }) => /\b\w*(?:error|exception)\b.*:/i.test(text)) ?? errors[0];
  const shown = (reason ?? output.findLast(({ text }) => text.trim() !== ''))?.text.trim().slice(0, maxShown);
  const said = shown === undefined ? '' : `; its ${reason ? 'error' : 'last output'} is ${quoted(shown)}`;
  return printable(ended ? `the tool has ended ${how}` : otherwise) + said;
}
