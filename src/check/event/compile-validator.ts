import type { Field, IntegerField, NumberField, Shape, StringField } from '../../interface/field.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { hasForm, isUtcTime } from '../../interface/text-forms.js';

/** Whether an event has no finding at all. It may be too careful, never too trusting. */
export type Validator = (event: unknown) => boolean;

/** Makes one function of the catalogue that answers yes or no; `diagnose` is for those it says no to. */
export function compileValidator(catalogue: Catalogue): Validator {
  const source = new ValidatorSource();
  const tests = catalogue.kinds.map(
    ({ name, shape }) => `case ${JSON.stringify(name)}: return ${source.shape(shape)}(o);`,
  );
  const body = `
    ${source.functions()}
    return function isClean(o) {
      if (typeof o !== 'object' || o === null) return false;
      switch (o.event) {
        ${tests.join('\n        ')}
        default: return false;
      }
    };`;
  // oxlint-disable-next-line typescript/no-implied-eval -- the source is made of the table alone, never of input
  return new Function('k', body)(source.constants) as Validator;
}

/** Writes a function for each shape; what has no literal in JavaScript becomes a constant. */
class ValidatorSource {
  readonly constants: unknown[] = [isPlainObject, isUtcTime, hasForm];
  readonly #names = new Map<Shape, string>();
  readonly #bodies: string[] = [];

  functions(): string {
    const constants = this.constants.map((_, index) => `const k${index} = k[${index}];`);
    return [...constants, ...this.#bodies].join('\n    ');
  }

  /** The name of the function for a shape. */
  shape(shape: Shape): string {
    const known = this.#names.get(shape);
    if (known !== undefined) return known;
    const name = `s${this.#names.size}`;
    this.#names.set(shape, name);
    const body = shape.members ? this.#anyMembers(shape, shape.members) : this.#members(shape);
    this.#bodies.push(`function ${name}(o) { if (!k0(o)) return false; ${body} }`);
    return name;
  }

  #members(shape: Shape): string {
    const fields = Object.entries(shape.fields).map(([name, field]) => {
      const missing = field.optional ? '' : ' else return false;';
      const orphan = shape.fields[name.replace(/_Localised$/, '')];
      const plain =
        name.endsWith('_Localised') && orphan ? `o[${JSON.stringify(name.slice(0, -10))}] !== undefined && ` : '';
      return `v = o[${JSON.stringify(name)}]; if (v !== undefined) { n++; if (!(${plain}${this.#test(field)})) return false; }${missing}`;
    });
    const rules = shape.rules.map((rule) => ` && ${this.#constant(rule.holds)}(o)`).join('');
    return `let n = 0, v; ${fields.join(' ')} return Object.keys(o).length === n${rules};`;
  }

  /** An object whose members have no fixed names; rules and fields of its own it has none. */
  #anyMembers(shape: Shape, member: Field): string {
    if (Object.keys(shape.fields).length + shape.rules.length > 0) return 'return false;';
    return `for (const name of Object.keys(o)) { const v = o[name]; if (!(${this.#test(member)})) return false; } return true;`;
  }

  /** An expression that is true if `v` has one of the forms of a field; the first that fits its type counts. */
  #test(field: Field): string {
    const forms = [field, ...(field.also ?? [])];
    const tests = forms.map((form) => `${typeTest(form)} ? ${this.#content(form)}`);
    return `(${tests.join(' : ')} : false)`;
  }

  #content(field: Field): string {
    switch (field.type) {
      case 'string':
        return this.#text(field);
      case 'integer':
      case 'number':
        return this.#number(field);
      case 'array': {
        const every = `v.every((v) => ${this.#test(field.element)})`;
        return field.length === undefined ? every : `(v.length === ${field.length} && ${every})`;
      }
      case 'object':
        return `${this.shape(field.shape)}(v)`;
      case 'boolean':
        return 'true';
    }
  }

  #text({ constant, utcTime, form, values, mayBeEmpty }: StringField): string {
    const tests = [
      ...(constant === undefined ? [] : [`v === ${JSON.stringify(constant)}`]),
      ...(utcTime ? ['k1(v)'] : []),
      ...(form ? [`k2(v, ${JSON.stringify(form)})`] : []),
      ...(values ? [`${this.#constant(new Set(values.list.map(({ value }) => value)))}.has(v)`] : []),
    ];
    const all = tests.length === 0 ? 'true' : tests.join(' && ');
    return mayBeEmpty ? `(v === '' || (${all}))` : `(${all})`;
  }

  #number(field: IntegerField | NumberField): string {
    const { range } = field;
    const tests = [
      ...(range ? [`v >= ${range.min} && v <= ${range.max}`] : []),
      ...(field.type === 'integer' && field.values
        ? [`${this.#constant(new Set<unknown>(field.values.list.map(({ value }) => value)))}.has(v)`]
        : []),
    ];
    return tests.length === 0 ? 'true' : `(${tests.join(' && ')})`;
  }

  #constant(value: unknown): string {
    this.constants.push(value);
    return `k${this.constants.length - 1}`;
  }
}

function typeTest({ type }: Field): string {
  switch (type) {
    case 'integer':
      return "(Number.isInteger(v) || typeof v === 'bigint')";
    case 'number':
      return "(Number.isFinite(v) || typeof v === 'bigint')";
    case 'array':
      return 'Array.isArray(v)';
    case 'object':
      return 'k0(v)';
    case 'string':
    case 'boolean':
      return `typeof v === '${type}'`;
  }
}

/** An object that inherits nothing of its own, so that its members are all there is. */
function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
