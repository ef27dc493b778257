/**
 * @typedef {import('../../src/interface/field.js').Field} Field
 * @typedef {import('../../src/interface/field.js').Shape} Shape
 * @typedef {import('../../src/interface/kind-catalogue.js').Catalogue} Catalogue
 *
 * @typedef {object} Place  a field at one place of the specification, and how often it stood there
 * @property {string} path
 * @property {boolean} optional
 * @property {number} count
 * @property {number | undefined} elements  how many elements it held in all, where it is a list
 * @property {Map<string, Place> | undefined} members
 * @property {List | undefined} list
 * @property {Bits | undefined} bits
 *
 * @typedef {object} List  a closed list of values, and how often each of them occurred, wherever it stands
 * @property {string} name
 * @property {boolean} demanded  whether a value that never occurs is a fault
 * @property {Map<unknown, number>} values
 *
 * @typedef {object} Bits
 * @property {string} name
 * @property {Map<string, { bit: number, count: number }>} bits
 */

/** Counts fields, values and bits along a catalogue. */
export class Counts {
  /** @type {Map<string, Place>} */
  kinds = new Map();
  /** @type {Map<string, List>} */
  lists = new Map();
  /** @type {Map<string, Bits>} */
  bits = new Map();
  events = 0;
  /** @type {ReadonlySet<unknown>} */
  #lettered;

  /**
   * @param {Catalogue} catalogue
   * @param {Catalogue} specification  what the game adds to its lists is no part of it, and need not occur
   */
  constructor(catalogue, specification) {
    this.#lettered = new Set(specification.kinds.flatMap(({ shape }) => valuesBelow(shape)));
    for (const { name, shape } of catalogue.kinds) {
      this.kinds.set(name, { ...this.#plain(name, false), members: this.#membersOf(shape, '') });
    }
  }

  /** @param {{ readonly event: string }} event */
  add(event) {
    const kind = this.kinds.get(event.event);
    if (!kind) throw new Error(`the specification has no kind named ${event.event}`);
    this.events += 1;
    this.#count(kind, event);
  }

  /**
   * @param {Place} place
   * @param {unknown} value
   */
  #count(place, value) {
    place.count += 1;
    if (Array.isArray(value)) {
      place.elements = (place.elements ?? 0) + value.length;
      for (const element of value) this.#countInner(place, element);
    } else {
      this.#countInner(place, value);
    }
  }

  /**
   * @param {Place} place
   * @param {unknown} value
   */
  #countInner({ members, list, bits }, value) {
    if (list) list.values.set(value, (list.values.get(value) ?? 0) + 1);
    if (bits) for (const each of bits.bits.values()) if (Math.floor(Number(value) / 2 ** each.bit) % 2) each.count += 1;
    if (!members || typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      const place = members.get(name);
      if (place && member !== undefined) this.#count(place, member);
    }
  }

  /**
   * @param {Shape} shape
   * @param {string} before
   * @returns {Map<string, Place>}
   */
  #membersOf(shape, before) {
    return new Map(
      Object.entries(shape.fields).map(([name, field]) => [name, this.#placeOf(`${before}${name}`, field)]),
    );
  }

  /**
   * @param {string} path
   * @param {Field} field
   * @returns {Place}
   */
  #placeOf(path, field) {
    const leaf = leafOf(field);
    const place = this.#plain(field.type === 'array' ? `${path}[]` : path, field.optional);
    if (field.type === 'array') place.elements = 0;
    if (leaf.type === 'object') place.members = this.#membersOf(leaf.shape, `${place.path}.`);
    if ('values' in leaf && leaf.values?.closed) place.list = this.#listOf(leaf.values);
    if ('bits' in leaf && leaf.bits) place.bits = this.#bitsOf(leaf.bits);
    return place;
  }

  /**
   * @param {string} path
   * @param {boolean} optional
   * @returns {Place}
   */
  #plain(path, optional) {
    return { path, optional, count: 0, elements: undefined, members: undefined, list: undefined, bits: undefined };
  }

  /**
   * @param {import('../../src/interface/value-list.js').Values} values
   * @returns {List}
   */
  #listOf(values) {
    const known = this.lists.get(values.name);
    if (known) return known;
    const list = {
      name: values.name,
      demanded: this.#lettered.has(values),
      values: new Map(values.list.map(({ value }) => [value, 0])),
    };
    this.lists.set(values.name, list);
    return list;
  }

  /**
   * @param {import('../../src/interface/bits.js').BitTable} table
   * @returns {Bits}
   */
  #bitsOf(table) {
    const bits = { name: table.name, bits: new Map(table.bits.map(({ name, bit }) => [name, { bit, count: 0 }])) };
    this.bits.set(table.name, bits);
    return bits;
  }
}

/**
 * @param {Field} field
 * @returns {Field}
 */
function leafOf(field) {
  return field.type === 'array' ? leafOf(field.element) : field;
}

/**
 * @param {Shape} shape
 * @returns {unknown[]}
 */
function valuesBelow(shape) {
  return Object.values(shape.fields).flatMap((field) => {
    const leaf = leafOf(field);
    if (leaf.type === 'object') return valuesBelow(leaf.shape);
    return 'values' in leaf ? [leaf.values] : [];
  });
}
