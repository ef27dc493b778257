import { backslash, carriageReturn, lineFeed, minus, nine, quote, space, tab, zero } from '../ascii.js';
import { cutLine, ParseFailure, secondObject } from './line-problem.js';
import { maxDepth } from './lossless-json.js';

/**
 * Parses JSON strictly. Slower than `JSON.parse`, but integers keep all digits, duplicate names are noticed,
 * and problems have positions.
 */
export function parseExactly(text: string): unknown {
  const parser = new ExactParser(text);
  const value = parser.value(0);
  parser.end();
  return value;
}

const numberForm = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
const noNumberForm = /[-+]?(?:nan|inf(?:inity)?|1\.#[a-z]+)(?:\([a-z]*\)?)?/iy;
const escapeForm = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const literals: readonly (readonly [string, unknown])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

class ExactParser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(depth: number): unknown {
    if (depth > maxDepth)
      throw new ParseFailure('too-deep', this.#at, `values are nested more than ${maxDepth} levels deep`);
    this.#blank();
    switch (this.#text[this.#at]) {
      case '{':
        return this.#object(depth);
      case '[':
        return this.#array(depth);
      case '"':
        return this.#string();
      default:
        return this.#scalar();
    }
  }

  /** Nothing may follow the value. */
  end(): void {
    this.#blank();
    if (this.#at === this.#text.length) return;
    if (this.#text[this.#at] === '{') throw secondObject(this.#at);
    throw this.#unexpected('the end of the line');
  }

  #object(depth: number): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    this.#at++;
    this.#blank();
    if (this.#take('}')) return object;
    do {
      this.#blank();
      const place = this.#at;
      if (this.#text[place] !== '"') throw this.#unexpected('a name in quotes');
      const name = this.#string();
      if (Object.hasOwn(object, name)) {
        throw new ParseFailure('duplicate-key', place, `the name ${JSON.stringify(name)} appears twice in one object`);
      }
      this.#blank();
      if (!this.#take(':')) throw this.#unexpected("':' after a name");
      const value = this.value(depth + 1);
      if (name !== '__proto__') object[name] = value;
      else Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
      this.#blank();
    } while (this.#take(','));
    if (!this.#take('}')) throw this.#unexpected("',' or '}'");
    return object;
  }

  #array(depth: number): unknown[] {
    const elements: unknown[] = [];
    this.#at++;
    this.#blank();
    if (this.#take(']')) return elements;
    do {
      elements.push(this.value(depth + 1));
      this.#blank();
    } while (this.#take(','));
    if (!this.#take(']')) throw this.#unexpected("',' or ']'");
    return elements;
  }

  #string(): string {
    const start = this.#at;
    const text = this.#text;
    let isPlain = true;
    let end = start + 1;
    for (let code = text.charCodeAt(end); code !== quote && end < text.length; code = text.charCodeAt(++end)) {
      if (code >= space && code !== backslash) continue;
      isPlain = false;
      if (code === backslash) end++;
    }
    if (end >= text.length) throw this.#cut();
    this.#at = end + 1;
    if (isPlain) return text.slice(start + 1, end);
    try {
      return JSON.parse(text.slice(start, end + 1)) as string;
    } catch {
      throw this.#wrongText(start, end);
    }
  }

  /** Why the characters between two quotes are no JSON string. */
  #wrongText(start: number, end: number): ParseFailure {
    for (let at = start + 1; at < end; at++) {
      const character = this.#text.charAt(at);
      if (character < ' ') {
        const [code, escape] = [character.charCodeAt(0), JSON.stringify(character).slice(1, -1)];
        const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
        return new ParseFailure(
          'broken-json',
          at,
          `a string contains the control character ${name}: it must be written ${escape}`,
        );
      }
      if (character !== '\\') continue;
      escapeForm.lastIndex = at;
      if (!escapeForm.test(this.#text)) {
        const escape = this.#text.slice(at, Math.min(end, at + (this.#text[at + 1] === 'u' ? 6 : 2)));
        return new ParseFailure('broken-json', at, `a string contains ${escape}, which is not a valid escape`);
      }
      at++;
    }
    return new ParseFailure('broken-json', start, 'a string is not valid JSON');
  }

  #scalar(): unknown {
    if (!this.#isAtNumber()) {
      const word = literals.find(([name]) => this.#text.startsWith(name, this.#at));
      if (word) {
        this.#at += word[0].length;
        return word[1];
      }
      const noNumber = this.#match(noNumberForm);
      if (noNumber) throw new ParseFailure('not-a-number', this.#at, `${noNumber[0]} is not a number`);
    }
    const number = this.#match(numberForm);
    if (!number) throw this.#unexpected('a value');
    this.#at += number[0].length;
    const [digits, fraction, exponent] = number;
    const value = Number(digits);
    if (!Number.isFinite(value))
      throw new ParseFailure('not-a-number', this.#at - digits.length, `${digits} is too large for a number`);
    return fraction === undefined && exponent === undefined && !Number.isSafeInteger(value) ? BigInt(digits) : value;
  }

  /** Whether a digit follows, rather than what Windows writes for NaN, such as 1.#IND. */
  #isAtNumber(): boolean {
    const at = this.#text.charCodeAt(this.#at) === minus ? this.#at + 1 : this.#at;
    const first = this.#text.charCodeAt(at);
    return first >= zero && first <= nine && this.#text[at + 2] !== '#';
  }

  #match(form: RegExp): RegExpExecArray | null {
    form.lastIndex = this.#at;
    return form.exec(this.#text);
  }

  #blank(): void {
    let code = this.#text.charCodeAt(this.#at);
    while (code === space || code === carriageReturn || code === lineFeed || code === tab) {
      code = this.#text.charCodeAt(++this.#at);
    }
  }

  #take(character: string): boolean {
    const taken = this.#text[this.#at] === character;
    if (taken) this.#at++;
    return taken;
  }

  #unexpected(wanted: string): ParseFailure {
    const found = this.#text[this.#at];
    if (found === undefined) return this.#cut();
    return new ParseFailure('broken-json', this.#at, `expected ${wanted}, found ${JSON.stringify(found)}`);
  }

  #cut(): ParseFailure {
    return cutLine(this.#text.length);
  }
}
