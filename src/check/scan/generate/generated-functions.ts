import type { Source } from '../machine/source.js';

/** Functions that were made from the table. Each takes the place where something begins and gives the place behind it, or -1. */
export class Functions {
  readonly sources: Source[] = [];

  /** Gives the name of a function with this body. */
  add(body: string): string {
    const name = `f${this.sources.length}`;
    this.sources.push({ name, parameters: ['p'], body });
    return name;
  }
}
