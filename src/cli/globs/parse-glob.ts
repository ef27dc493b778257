/** A part of a glob. `isFirst` marks the beginning of a name, where a dot must be written out. */
export type GlobPart =
  | { readonly is: 'letter'; readonly letter: string }
  /** `?`, or a set such as `[a-z]` or `[!a-z]`. */
  | { readonly is: 'one'; readonly fits: (letter: string) => boolean; readonly isFirst: boolean }
  /** `*` */
  | { readonly is: 'some'; readonly isFirst: boolean }
  /** `{a,b}` */
  | { readonly is: 'either'; readonly choices: readonly (readonly GlobPart[])[] }
  /** A name that is `**`: followed by a slash, any folders or none; at the end, everything below. */
  | { readonly is: 'folders' }
  | { readonly is: 'rest' }
  /** `/**` at the end, after a name that does not end with a star: that folder itself, too. */
  | { readonly is: 'below' };

/** Nobody types a longer one. */
const longest = 4096;

/** The parts of a glob; nothing if it is not valid, such as a bracket that is never closed. */
export function parseGlob(glob: string): readonly GlobPart[] | undefined {
  if (glob.length > longest) return undefined;
  // `**/**/` means the same as `**/`.
  const parser = new GlobParser(Array.from(glob.replaceAll(/(?<=^|\/)(?:\*\*\/)+(?=\*\*(?:\/|$))/g, '')));
  const parts = parser.sequence(true);
  return parser.isOver && !parser.isBroken ? parts : undefined;
}

class GlobParser {
  readonly #letters: readonly string[];
  #at = 0;
  #depth = 0;
  isBroken = false;

  constructor(letters: readonly string[]) {
    this.#letters = letters;
  }

  get isOver(): boolean {
    return this.#at >= this.#letters.length;
  }

  /** Parts up to the end, or to the end of a choice in braces. */
  sequence(isFirst: boolean): GlobPart[] {
    const parts: GlobPart[] = [];
    for (let first = isFirst; !this.isOver && !this.#endsChoice(); first = this.#before() === '/') {
      parts.push(...this.#next(first));
    }
    return parts;
  }

  #next(isFirst: boolean): GlobPart[] {
    const letter = this.#take();
    switch (letter) {
      case '*':
        return this.#stars(isFirst);
      case '?':
        return [{ is: 'one', fits: () => true, isFirst }];
      case '[':
        return [{ is: 'one', fits: this.#set(), isFirst }];
      case '{':
        return this.#either(isFirst);
      case ']':
      case '}':
        this.isBroken = true;
        return [];
      case '/':
        return [this.#slash()];
      case '\\':
        return [{ is: 'letter', letter: this.isOver ? letter : this.#take() }];
      default:
        return [{ is: 'letter', letter }];
    }
  }

  #slash(): GlobPart {
    const before = this.#at;
    const isOpen = this.#letters[before - 2] === '*';
    if (!isOpen && this.#take() === '*' && this.#take() === '*' && (this.isOver || this.#endsChoice()))
      return { is: 'below' };
    this.#at = before;
    return { is: 'letter', letter: '/' };
  }

  /** At the beginning of a name, two stars stand for folders: `**.log` is short for `**` + `/*.log`. */
  #stars(isFirst: boolean): GlobPart[] {
    let count = 1;
    for (; this.#letters[this.#at] === '*'; this.#at++) count++;
    if (count !== 2 || !isFirst) return [{ is: 'some', isFirst }];
    if (this.isOver || this.#endsChoice()) return [{ is: 'rest' }];
    if (this.#letters[this.#at] !== '/') return [{ is: 'folders' }, { is: 'some', isFirst }];
    this.#at++;
    return [{ is: 'folders' }];
  }

  #either(isFirst: boolean): GlobPart[] {
    this.#depth++;
    const choices = [this.sequence(isFirst)];
    while (this.#letters[this.#at] === ',') {
      this.#at++;
      choices.push(this.sequence(isFirst));
    }
    this.#depth--;
    if (this.#letters[this.#at] !== '}') this.isBroken = true;
    this.#at++;
    const [only = []] = choices;
    // As in a shell, braces around a single choice are letters.
    if (choices.length === 1) return [{ is: 'letter', letter: '{' }, ...only, { is: 'letter', letter: '}' }];
    return [{ is: 'either', choices }];
  }

  /** `[abc]`, `[a-c]`, `[!a]`; a closing bracket that comes first is a letter. */
  #set(): (letter: string) => boolean {
    const isNegative = ['!', '^'].includes(this.#letters[this.#at] ?? '');
    if (isNegative) this.#at++;
    const ranges: (readonly [from: string, to: string])[] = [];
    do {
      const from = this.#setLetter();
      const isRange = this.#letters[this.#at] === '-' && ![']', undefined].includes(this.#letters[this.#at + 1]);
      if (isRange) this.#at++;
      ranges.push([from, isRange ? this.#setLetter() : from]);
    } while (!this.isOver && this.#letters[this.#at] !== ']');
    if (this.isOver) this.isBroken = true;
    this.#at++;
    return (letter) =>
      ranges.some(([from, to]) => pointOf(from) <= pointOf(letter) && pointOf(letter) <= pointOf(to)) !== isNegative;
  }

  #setLetter(): string {
    const letter = this.#take();
    return letter === '\\' && !this.isOver ? this.#take() : letter;
  }

  #endsChoice(): boolean {
    const letter = this.#letters[this.#at];
    return this.#depth > 0 && (letter === ',' || letter === '}');
  }

  #take(): string {
    return this.#letters[this.#at++] ?? '';
  }

  #before(): string | undefined {
    return this.#letters[this.#at - 1];
  }
}

function pointOf(letter: string): number {
  return letter.codePointAt(0) ?? -1;
}
