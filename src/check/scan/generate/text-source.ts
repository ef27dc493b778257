import type { StringField } from '../../../interface/field.js';
import { acceptedTexts, isOpenList, isPlain } from '../accepted-texts.js';
import type { GeneratedFunctions } from './generated-functions.js';
import { decide } from './text-choice.js';
import { lengthOf, standsAt } from './text-match.js';

/** The functions that scan texts which must be certain ones, or of a certain form. Each stands for all fields alike. */
export class TextSource {
  readonly #functions: GeneratedFunctions;
  readonly #known = new Map<string, string>();

  constructor(functions: GeneratedFunctions) {
    this.#functions = functions;
  }

  /** The name of a function that scans the texts of a field. */
  field(field: StringField): string {
    const texts = acceptedTexts(field);
    if (texts) return this.#listed(texts);
    if (field.utcTime) return field.form ? this.#never() : 'moment';
    return field.form ? this.#form(field.form, field.mayBeEmpty === true) : 'text';
  }

  /** The name of a function that scans other texts than those of an open list, which are worth no more than a note; nothing if there are none. */
  unlisted(field: StringField): string | undefined {
    if (!isOpenList(field)) return undefined;
    return field.form ? this.#form(field.form, field.mayBeEmpty === true) : 'text';
  }

  /** The name of a function that finds which of some texts stands in quotes at a place, and returns its number; -1 if none does. */
  oneOf(texts: readonly string[]): string {
    const choices = texts.flatMap((text, index) =>
      isPlain(text) ? [{ text: `"${text}"`, code: `return ${index};` }] : [],
    );
    return this.#functions.add(`const w = Bytes.four(p);\n${decide(choices)}\nreturn -1;`);
  }

  #listed(texts: readonly string[]): string {
    const choices = texts.filter(isPlain).map((text) => ({ text: `"${text}"` }));
    return this.#once(
      `listed ${JSON.stringify(texts)}`,
      () => `${toValue}\nconst w = Bytes.four(p);\n${decide(choices)}\nreturn -1;`,
    );
  }

  /** A text in internal form: what it begins with, then anything or a number, then a semicolon. */
  #form(form: string, mayBeEmpty: boolean): string {
    const word = /^(.*)([XN]);$/s.exec(form);
    if (!word || !isPlain(form)) return this.#listed(mayBeEmpty ? ['', form] : [form]);
    const [, start = '', what] = word;
    const opening = `"${start}`;
    const empty = mayBeEmpty ? `if (${standsAt('p', '""')}) return p + 2;` : '';
    const wrong = what === 'N' ? 'Bytes.at(at) < 0x30 || Bytes.at(at) > 0x39' : 'Bytes.at(at) === 0x3b';
    return this.#once(
      `form ${form} ${mayBeEmpty}`,
      () => `${toValue} ${empty}
if (!(${standsAt('p', opening)})) return -1;
const end = text(p);
let at = p + ${lengthOf(opening)};
if (end < 0 || Bytes.at(end - 2) !== 0x3b || at >= end - 2) return -1;
for (; at < end - 2; at += 1) if (${wrong}) return -1;
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

const toValue = 'if (Bytes.at(p) === 0x20) p += 1;';
