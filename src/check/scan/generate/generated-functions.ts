/** Functions made from the table. Each takes the place `p` where something begins and gives the place behind it, or -1. */
export class GeneratedFunctions {
  readonly #bodies: string[] = [];

  /** The name of a function with this body. */
  add(body: string): string {
    return `f${this.#bodies.push(body) - 1}`;
  }

  source(): string {
    return this.#bodies.map((body, index) => `function f${index}(p: i32): i32 {\n${body}\n}`).join('\n\n');
  }
}
