import { LineCounter } from 'yaml';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { NamedEvent } from '../injection/injection-findings.js';
import { ScenarioError, type ScenarioProblem, type SourcePosition } from './scenario-error.js';

/** Shared by the parsers of all parts of a scenario. */
export interface ParseContext {
  readonly dialect: Dialect;
  readonly problems: ProblemCollector;
}

/**
 * Expectations are compared with what can be written: injected events may have kinds and members of their
 * own.
 */
export interface ExpectationContext extends ParseContext {
  readonly injected: readonly NamedEvent[];
}

/** Collects the problems of a scenario, to report them all at once. */
export class ProblemCollector {
  readonly lines = new LineCounter();
  readonly #file: string;
  readonly #problems: ScenarioProblem[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  get count(): number {
    return this.#problems.length;
  }

  /** Adds a problem at a position. */
  add({ line, column }: SourcePosition, message: string): void {
    this.#problems.push({ line, column, message });
  }

  /** Adds a problem at an offset in the file. */
  addAt(offset: number, message: string): void {
    this.add(this.positionAt(offset), message);
  }

  positionAt(offset: number): SourcePosition {
    const { line, col } = this.lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  }

  /** Throws a ScenarioError if there are problems. */
  throwIfAny(): void {
    if (this.#problems.length > 0) throw new ScenarioError(this.#file, this.#problems);
  }
}
