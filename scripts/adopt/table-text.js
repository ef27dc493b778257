/**
 * Fields of a pack in the language of the tables.
 *
 * @typedef {import('../../src/interface/field.js').Field} Field
 * @typedef {import('../../src/interface/field.js').Fields} Fields
 * @typedef {import('../../src/interface/field.js').Shape} Shape
 *
 * @typedef {object} Said  what is said of a field, as literals
 * @property {string} mark  whether it names a player: `(other-commander)`
 * @property {string} note  empty for an element of a list
 * @property {string} about  the same, also for elements
 */

/** The words of the language, by the file in `src/interface` that has them. */
const language = {
  'evidence.js': /\bobserved(?=\()/g,
  'field.js':
    /\b(?:boolean|either|from|id|integer|internal|known|list|number|object|optional|shape|since|text|utcTime)(?=\()/g,
  'kind.js': /\bkind(?=\()/g,
  'personal-mark.js': /\b(?:impersonal|maybePersonal|personal)(?=\()/g,
  'value-list.js': /\bopen(?=\()/g,
};

/** Before a description may stand whom it names: `(other-commander) name of the friend`. */
const answerForm = /^(\((?:impersonal|(?:maybe )?(?:message|[a-z]+-[a-z]+))\) +)?(.*)$/su;

/** @param {string} text */
export function importsOf(text) {
  const code = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '');
  return Object.entries(language).map(([source, words]) => ({ source, names: [...new Set(code.match(words))] }));
}

export class TableText {
  /** Objects and lists that stand before the table. @type {string[]} */
  constants = [];
  /** What nothing is said of. @type {string[]} */
  open = [];
  /** Lists of other files. @type {[file: string, constant: string][]} */
  shared = [];
  #known;
  #answers;
  #sources;

  /**
   * @param {Iterable<Shape>} shapes  the known ones
   * @param {ReadonlyMap<string, string>} answers
   * @param {import('./sources.js').Sources} sources
   */
  constructor(shapes, answers, sources) {
    this.#known = [...shapes].flatMap(({ fields }) => Object.entries(fields));
    this.#answers = answers;
    this.#sources = sources;
  }

  /**
   * What was answered, or a question.
   * @param {string} place
   */
  said(place) {
    const answer = this.#answers.get(place);
    if (answer === undefined) this.open.push(place);
    return answer ?? '…';
  }

  /**
   * @param {string} owner
   * @param {Fields} fields
   * @returns {string}
   */
  fields(owner, fields) {
    const lines = Object.entries(fields).map(([name, field]) => `${keyOf(name)}: ${this.field(owner, name, field)},`);
    return lines.length === 0 ? '{}' : `() => ({\n${lines.join('\n')}\n})`;
  }

  /**
   * @param {string} owner
   * @param {string} name
   * @param {Field} field
   */
  field(owner, name, field) {
    const { share, optional, evidence } = field;
    const known = this.#agreed(name, field.type);
    const [, mark = '', about = ''] = answerForm.exec(known?.note ?? this.#described(owner, name)) ?? [];
    let text = this.#value(field, { mark, note: quoted(about), about: quoted(about) });
    // What contradicts few lines is a note anyway, so what all of them have is required.
    const isOptional = share !== undefined || (optional && (evidence ?? name.endsWith('_Localised')));
    const part = share === undefined ? '' : `, ${Math.max(0.001, Number(share.toFixed(3)))}`;
    if (isOptional) text = `optional(${text}${part})`;
    if (evidence?.since !== undefined) text = `since(${quoted(evidence.since)}, ${text})`;
    if (evidence) text = `known(observed(${grouped(evidence.lines)}), ${text})`;
    return text;
  }

  /**
   * @param {Field} field
   * @param {Said} said
   * @returns {string}
   */
  #value(field, said) {
    const forms = [field, ...(field.also ?? [])];
    const [first = '', ...others] = forms.map((each) => marked(said.mark, this.#plain(each, said)));
    return others.reduce((all, other) => `either(${all}, ${other})`, first);
  }

  /**
   * @param {Field} field
   * @param {Said} said
   */
  #plain(field, said) {
    const { note, about } = said;
    switch (field.type) {
      case 'string':
        if (field.values) return `from(${this.#list(field.values, about)}, ${note})`;
        if (field.form !== undefined) return `internal(${quoted(field.form)}, ${note})`;
        return `${field.utcTime ? 'utcTime' : 'text'}(${note})`;
      case 'integer':
        return `${field.id ? 'id' : 'integer'}(${note})`;
      case 'number': {
        const format = field.digits === undefined ? `decimals: ${field.decimals}` : 'digits: 17, exponent: true';
        return `number(${note}${format === 'decimals: 6' ? '' : `, { ${format} }`})`;
      }
      case 'boolean':
        return `boolean(${note})`;
      case 'array': {
        const { element } = field;
        const isObject = element.type === 'object' && !element.also;
        const inner = isObject ? this.#shape(element.shape, about) : this.#value(element, { ...said, note: '' });
        return `list(${inner}, ${note || '""'})`;
      }
      case 'object':
        return `object(${this.#shape(field.shape, about)})`;
    }
  }

  /**
   * @param {Shape} shape
   * @param {string} about
   */
  #shape({ name, fields }, about) {
    this.constants.push(`const ${name} = shape('${name}', ${about}, ${this.fields(name, fields)});`);
    return name;
  }

  /**
   * @param {import('../../src/interface/value-list.js').Values} values
   * @param {string} about
   */
  #list({ name, list }, about) {
    const words = list.map(({ value }) => quoted(String(value))).join(', ');
    const shared = list.length > 1 ? this.#sharedList(list) : undefined;
    if (shared) return shared;
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}s`;
    this.constants.push(`const ${constant} = open('${name}', ${about}, [${words}]);`);
    return constant;
  }

  /**
   * A field of this name and type, if all tables say the same of it.
   * @param {string} name
   * @param {Field['type']} type
   */
  #agreed(name, type) {
    const all = this.#known.flatMap(([each, field]) => (each === name ? [field] : []));
    const [first] = all;
    const isSame = (/** @type {Field} */ each) =>
      each.type === type && each.note === first?.note && leafOf(each).personal === undefined;
    return first?.note && all.every(isSame) ? first : undefined;
  }

  /**
   * The constant of the shortest known list with all of these words, if another file may import it.
   * @param {import('../../src/interface/value-list.js').Values['list']} words
   */
  #sharedList(words) {
    const lists = new Set(this.#known.flatMap(([, field]) => wordsOf(field) ?? []));
    const all = [...lists].filter(({ list }) => words.every(({ value }) => list.some((each) => each.value === value)));
    for (const { name } of all.sort((one, other) => one.list.length - other.list.length)) {
      const made = this.#sources.call(['open', 'closed'], name);
      const constant = made && this.#sources.exported(made.call);
      if (!made || constant === undefined) continue;
      this.shared.push([made.file, constant]);
      return constant;
    }
    return undefined;
  }

  /**
   * @param {string} owner
   * @param {string} name
   * @returns {string}
   */
  #described(owner, name) {
    const [plain = '', isLocalised] = name.split(/_(?=Localised$)/);
    const place = `${owner}.${plain}`;
    const note = this.#agreed(plain, 'string')?.note ?? this.#answers.get(place);
    if (!isLocalised || (note === undefined && !this.open.includes(place))) return this.said(`${owner}.${name}`);
    return `${(note ?? '…').replace(/internal name of /, '')}, as shown in game`;
  }
}

/**
 * A text or number with what was answered before its note: whether it names a player.
 * @param {string} mark
 * @param {string} field
 */
function marked(mark, field) {
  const [holds = ''] = /[a-z]+(?:-[a-z]+)*(?=\))/.exec(mark) ?? [];
  if (holds === '' || !/^(?:text|id)\(/.test(field)) return field;
  if (holds === 'impersonal') return `impersonal(${field})`;
  return `${mark.startsWith('(maybe ') ? 'maybePersonal' : 'personal'}(${quoted(holds)}, ${field})`;
}

/**
 * @param {Field} field
 */
export function wordsOf(field) {
  const leaf = leafOf(field);
  return leaf.type === 'string' ? leaf.values : undefined;
}

/**
 * @param {Field} field
 * @returns {Field}
 */
export function leafOf(field) {
  return field.type === 'array' ? leafOf(field.element) : field;
}

/** @param {string} name */
export function keyOf(name) {
  return /^[A-Za-z_]\w*$/.test(name) ? name : quoted(name);
}

/**
 * As a literal in which nothing is hidden, such as another direction of writing.
 * @param {string} text
 */
export function quoted(text) {
  const hidden = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu;
  return JSON.stringify(text).replace(hidden, (each) => `\\u{${each.codePointAt(0)?.toString(16)}}`);
}

/** As the tables write numbers: 1_280. */
export function grouped(count = 0) {
  return count.toLocaleString('en').replaceAll(',', '_');
}
