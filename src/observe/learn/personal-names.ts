import type { PersonalContent } from '../../interface/personal-fields.js';

/** The most names that are remembered; there are far fewer in the journals of a life. */
const mostNames = 500_000;
/** Shorter parts of a name may be parts of any word. */
const shortest = 4;

/** Texts that name people: none of them is the name of a field, or a word of the game. */
export class PersonalNames {
  /** Whole texts, in lower case, without blanks and signs. */
  readonly #whole = new Set<string>();
  /** The words of names. */
  readonly #words = new Set<string>();

  add(text: string, holds: PersonalContent): void {
    const words = wordsOf(text);
    if (words.length > 0 && this.#whole.size < mostNames) this.#whole.add(words.join(''));
    if (holds === 'message' || this.#words.size >= mostNames) return;
    for (const word of words) if (word.length >= shortest) this.#words.add(word);
  }

  /** Whether a name is one of them, or one of their words, or contains one of them between its signs. */
  has(name: string): boolean {
    const parts = wordsOf(name);
    const plain = parts.join('');
    if (this.#whole.has(plain) || this.#words.has(plain)) return true;
    return parts.some((_, from) =>
      parts.slice(from).some((_part, length) => {
        const run = parts.slice(from, from + length + 1).join('');
        return run.length >= shortest && this.#whole.has(run);
      }),
    );
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
