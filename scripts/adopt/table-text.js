/**
 * Fields of a pack in the language of the tables.
 *
 * @typedef {import('../../src/interface/field.js').Field} Field
 * @typedef {import('../../src/interface/field.js').Fields} Fields
 * @typedef {import('../../src/interface/field.js').Shape} Shape
 */

/** The words of the language, by the file in `src/interface` that has them. */
const language = {
  'evidence.js': /\bobserved(?=\()/g,
  'field.js':
    /\b(?:boolean|either|from|id|integer|internal|known|list|number|object|optional|shape|since|text|utcTime)(?=\()/g,
  'kind.js': /\bkind(?=\()/g,
  'value-list.js': /\bopen(?=\()/g,
};

/** @param {string} text */
export function importsOf(text) {
  const code = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '');
  return Object.entries(language).map(([source, words]) => ({ source, names: [...new Set(code.match(words))] }));
}

/**
 * The fields of a text that nothing is said of.
 * @param {string} text
 */
export function undescribed(text) {
  return Array.from(text.matchAll(/^(\w*|""): .*"…/gm), ([, name = '']) => name);
}

export class TableText {
  /** Objects and lists that stand before the table. @type {string[]} */
  constants = [];
  #known;

  /** @param {Iterable<Shape>} shapes  the known ones */
  constructor(shapes) {
    this.#known = [...shapes].flatMap(({ fields }) => Object.entries(fields));
  }

  /**
   * @param {Fields} fields
   * @returns {string}
   */
  fields(fields) {
    const lines = Object.entries(fields).map(([name, field]) => `${keyOf(name)}: ${this.field(name, field)},`);
    return lines.length === 0 ? '{}' : `() => ({\n${lines.join('\n')}\n})`;
  }

  /**
   * @param {string} name
   * @param {Field} field
   */
  field(name, field) {
    const { share, optional, evidence } = field;
    const known = this.#agreed(name, field.type);
    let text = this.#value(field, quoted(known?.note ?? this.#placeholder(name)));
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
   * @param {string} note
   * @returns {string}
   */
  #value(field, note) {
    const [first = '', ...others] = [field, ...(field.also ?? [])].map((each) => this.#plain(each, note));
    return others.reduce((all, other) => `either(${all}, ${other})`, first);
  }

  /**
   * @param {Field} field
   * @param {string} note
   */
  #plain(field, note) {
    switch (field.type) {
      case 'string':
        if (field.values) return `from(${this.#list(field.values, note)}, ${note})`;
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
        return `list(${isObject ? this.#shape(element.shape, note) : this.#value(element, '')}, ${note || '""'})`;
      }
      case 'object':
        return `object(${this.#shape(field.shape, note)})`;
    }
  }

  /**
   * @param {Shape} shape
   * @param {string} note
   */
  #shape({ name, fields }, note) {
    this.constants.push(`const ${name} = shape('${name}', ${note || '"…"'}, ${this.fields(fields)});`);
    return name;
  }

  /**
   * @param {import('../../src/interface/value-list.js').Values} values
   * @param {string} note
   */
  #list({ name, list }, note) {
    const words = list.map(({ value }) => quoted(String(value))).join(', ');
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}s`;
    this.constants.push(`const ${constant} = open('${name}', ${note || '"…"'}, [${words}]);`);
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

  /** @param {string} name */
  #placeholder(name) {
    const [plain = '', isLocalised] = name.split(/_(?=Localised$)/);
    const note = this.#agreed(plain, 'string')?.note.replace(/^internal name of /, '') ?? '…';
    return isLocalised ? `${note}, as shown in game` : '…';
  }
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
