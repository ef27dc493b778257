import { LineCounter } from 'yaml';
import { ScenarioError, type ScenarioProblem, type SourcePosition } from './scenario-error.js';

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
