/** What was read lately, by the number of its line: moments beside each other have most lines in common. */
export class RecentTexts {
  readonly #most: number;
  #young = new Map<number, string>();
  #old = new Map<number, string>();
  #characters = 0;

  /** It holds no more than twice so many characters. */
  constructor(most: number) {
    this.#most = most;
  }

  get(n: number): string | undefined {
    const young = this.#young.get(n);
    if (young !== undefined) return young;
    const old = this.#old.get(n);
    if (old !== undefined) this.set(n, old);
    return old;
  }

  set(n: number, text: string): void {
    if (this.#characters + text.length > this.#most) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#characters = 0;
    }
    this.#young.set(n, text);
    this.#characters += text.length;
  }
}
