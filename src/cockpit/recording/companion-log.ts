import type { CompanionContent } from '../protocol.js';

/** Characters kept in all; the oldest contents are dropped beyond that. */
const mostCharacters = 8 * 1024 * 1024;
/** Overhead of an entry, in characters. */
const charactersPerContent = 64;

/** Contents of companions by time. */
export class CompanionLog {
  readonly #contents = new Map<string, CompanionContent[]>();
  readonly #most: number;
  #characters = 0;

  constructor(most = mostCharacters) {
    this.#most = most;
  }

  /** Characters kept. */
  get characters(): number {
    return this.#characters;
  }

  add(kind: string, content: CompanionContent): void {
    const contents = this.#contents.get(kind) ?? [];
    this.#contents.set(kind, contents);
    if (contents.at(-1)?.text === content.text) return;
    contents.push(content);
    this.#characters += sizeOf(content);
    if (this.#characters > this.#most) this.#giveUp();
  }

  /** The latest content of each kind at a time. */
  at(time: number): Record<string, CompanionContent> {
    const found = [...this.#contents].flatMap(([kind, contents]) => {
      const content = contents.findLast((each) => each.time <= time);
      return content ? [[kind, content] as const] : [];
    });
    return Object.fromEntries(found);
  }

  /** Drops the oldest entry of the largest kind, usually Status, but never a latest one. */
  #giveUp(): void {
    const sizes = [...this.#contents.values()].map((contents) => ({
      contents,
      size: contents.length < 2 ? 0 : contents.reduce((sum, content) => sum + sizeOf(content), 0),
    }));
    const { contents, size } = sizes.reduce((largest, each) => (each.size > largest.size ? each : largest));
    if (size === 0) return;
    const gone = contents.splice(0, Math.ceil((contents.length - 1) / 8));
    for (const content of gone) this.#characters -= sizeOf(content);
    if (this.#characters > this.#most) this.#giveUp();
  }
}

function sizeOf({ text }: CompanionContent): number {
  return text.length + charactersPerContent;
}
