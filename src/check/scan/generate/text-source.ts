import type { StringField } from '../../../interface/field.js';
import { quoted } from '../machine/byte-text.js';
import { acceptedTexts, isPlain } from './accepted-texts.js';
import type { Functions } from './generated-functions.js';
import { decide } from './text-choice.js';

/** The functions that scan texts which must be certain ones, or of a certain form. Each stands for all fields alike. */
export class TextSource {
  readonly #functions: Functions;
  readonly #known = new Map<string, string>();

  constructor(functions: Functions) {
    this.#functions = functions;
  }

  /** The name of a function that scans the texts of a field. */
  field(field: StringField): string {
    const texts = acceptedTexts(field);
    if (texts) return this.#listed(texts);
    if (field.utcTime) return field.form ? this.#never() : 'moment';
    return field.form ? this.#form(field.form, field.mayBeEmpty === true) : 'text';
  }

  /** Tells which of some texts stands in quotes at a place, as its number; -1 if none does. */
  oneOf(texts: readonly string[]): string {
    const choices = texts.flatMap((text, index) =>
      isPlain(text) ? [{ text: `"${text}"`, code: `return ${index};` }] : [],
    );
    return this.#functions.add(`let w = word(p); ${decide(choices)} return -1;`);
  }

  #listed(texts: readonly string[]): string {
    const choices = texts.filter(isPlain).map((text) => ({ text: `"${text}"` }));
    return this.#once(
      `listed ${JSON.stringify(texts)}`,
      () => `${toValue} let w = word(p); ${decide(choices)} return -1;`,
    );
  }

  /** A text in internal form: what it begins with, then anything or a number, then a semicolon. */
  #form(form: string, mayBeEmpty: boolean): string {
    const word = /^(.*)([XN]);$/s.exec(form);
    if (!word || !isPlain(form)) return this.#listed(mayBeEmpty ? ['', form] : [form]);
    const [, start = '', what] = word;
    const opening = `"${start}`;
    const empty = mayBeEmpty ? `if (stands(p, '""')) return p + 2;` : '';
    const wrong = what === 'N' ? 'byte(at) < 48 || byte(at) > 57' : 'byte(at) === 59';
    return this.#once(
      `form ${form} ${mayBeEmpty}`,
      () => `${toValue} ${empty}
        if (!stands(p, ${quoted(opening)})) return -1;
        let end = text(p), at = p + ${Buffer.byteLength(opening)};
        if (end < 0 || byte(end - 2) !== 59 || at >= end - 2) return -1;
        while (at < end - 2) { if (${wrong}) return -1; at += 1; }
        return end;`,
    );
  }

  #never(): string {
    return this.#once('never', () => 'return -1;');
  }

  #once(key: string, body: () => string): string {
    const known = this.#known.get(key) ?? this.#functions.add(body());
    this.#known.set(key, known);
    return known;
  }
}

const toValue = 'if (byte(p) === 32) p += 1;';
