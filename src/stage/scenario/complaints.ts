import { LineCounter } from 'yaml';
import { type Problem, ScenarioError, type Spot } from './problem.js';

/** Gathers all that is wrong with a scenario, so that it can be told at once. */
export class Complaints {
  readonly lines = new LineCounter();
  readonly #file: string;
  readonly #problems: Problem[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  get count(): number {
    return this.#problems.length;
  }

  /** Something is wrong at a place. */
  add({ line, column }: Spot, message: string): void {
    this.#problems.push({ line, column, message });
  }

  /** Something is wrong so many characters behind the start of the file. */
  at(offset: number, message: string): void {
    this.add(this.spotOf(offset), message);
  }

  spotOf(offset: number): Spot {
    const { line, col } = this.lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  }

  /** Throws if there was anything to say. */
  raise(): void {
    if (this.#problems.length > 0) throw new ScenarioError(this.#file, this.#problems);
  }
}
