import { printable } from '../../words/printable.js';
import { StageError } from '../stage-error.js';

/** A position in a file; both count from 1. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/** A problem of a scenario, with its position. */
export interface ScenarioProblem extends SourcePosition {
  readonly message: string;
}

/** The number of problems the message lists; the rest are counted. */
const maxListed = 20;

/** A scenario with problems, or with a step that failed. */
export class ScenarioError extends StageError {
  readonly file: string;
  readonly problems: readonly ScenarioProblem[];

  constructor(file: string, problems: readonly ScenarioProblem[], options?: ErrorOptions) {
    super(problemList(file, problems), { ...options, code: 'invalid-scenario' });
    this.file = file;
    this.problems = problems;
  }
}

function problemList(file: string, problems: readonly ScenarioProblem[]): string {
  const sorted = [...problems].sort((a, b) => a.line - b.line || a.column - b.column);
  const lines = sorted.slice(0, maxListed).map((problem) => `${locationText(file, problem)}: ${problem.message}`);
  const left = sorted.length - lines.length;
  return [...lines, ...(left > 0 ? [`and ${left} more like these`] : [])].join('\n');
}

/** A position in the form that editors and terminals recognise. */
export function locationText(file: string, { line, column }: SourcePosition): string {
  return `${printable(file)}:${line}:${column}`;
}
