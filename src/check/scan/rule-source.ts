import type { Field, Shape } from '../../spec/field.js';
import type { Rule } from '../../spec/rule.js';
import { everyObject, finiteValues, holds, IntegerVerdicts, membersOf } from './verdict.js';

/** The variables of a member: where it starts, 0 if it is not there, where it ends, and what it is once that is known. */
export interface Place {
  readonly start: string;
  readonly end: string;
  readonly value: string;
}

/** Source text that holds an object to a rule, and the things that the text refers to by name. */
export class RuleSource {
  readonly scope: Record<string, unknown> = {};

  /** Gives up where the rule does not hold, or might not. */
  rule(rule: Rule, shape: Shape, placeOf: (name: string) => Place | undefined): string {
    const names = membersOf(rule, shape);
    const places = names.flatMap((name) => placeOf(name) ?? []);
    // A rule about the time or the name of the event, which were read before.
    if (places.length < names.length) return 'return -1;';
    const fields = names.map((name) => shape.fields[name] as Field);
    const finite = new Map(
      names.flatMap((name, index) => {
        const values = finiteValues(fields[index] as Field);
        return values ? [[name, values] as const] : [];
      }),
    );
    const open = places.filter((_, index) => !finite.has(names[index] as string));
    const always = everyObject(finite)?.every((object) => holds(rule, object)) ?? false;
    if (always && open.length === 0) return '';
    const askedFor = always ? open : holds(rule, {}) ? places : undefined;
    const guard = askedFor ? `if ((${askedFor.map(({ start }) => start).join(' | ') || 0}) !== 0) ` : '';
    return `${guard}{ ${this.#test(rule, names, fields, places)} }`;
  }

  #test(rule: Rule, names: readonly string[], fields: readonly Field[], places: readonly Place[]): string {
    const [first] = places;
    if (fields.length <= 3 && fields.every(({ type }) => type === 'boolean')) return truthTable(rule, names, places);
    if (first && fields.length === 1 && fields[0]?.type === 'integer') {
      const verdicts = this.#named(new IntegerVerdicts(rule, names[0] as string));
      const value = `${first.value} === undefined ? shortNumber(b, ${first.start}, ${first.end}) : ${first.value}`;
      return `if (!${verdicts}.holds(${value})) return -1;`;
    }
    const members = names.map((name, index) => {
      const place = places[index] as Place;
      return `if (${place.start} !== 0) o[${JSON.stringify(name)}] = ${valueSource(fields[index] as Field, place)};`;
    });
    return `const o = {}; ${members.join(' ')} if (!holds(${this.#named(rule)}, o)) return -1;`;
  }

  #named(thing: unknown): string {
    const name = `r${Object.keys(this.scope).length}`;
    this.scope[name] = thing;
    return name;
  }
}

/** A bit for each of the ways in which some members can be true, false or not there. */
function truthTable(rule: Rule, names: readonly string[], places: readonly Place[]): string {
  const values = new Map(names.map((name) => [name, [undefined, true, false]]));
  const answers = (everyObject(values) ?? []).map((object, index) => (holds(rule, object) ? 1 << index : 0));
  const table = answers.reduce((all, bit) => all | bit, 0);
  const digits = places.map(
    ({ start, end }, index) =>
      `${3 ** (places.length - 1 - index)} * (${start} === 0 ? 0 : b[${end} - 2] === 0x75 ? 1 : 2)`,
  );
  return `if ((${table} >> (${digits.join(' + ') || 0}) & 1) === 0) return -1;`;
}

/** Source text of an expression that gives the value of a member, which is made once for all rules. */
function valueSource(field: Field, { start, end, value }: Place): string {
  return `(${value} ??= ${makerOf(field)}(b, ${start}, ${end}))`;
}

function makerOf(field: Field): string {
  if (field.type === 'object') return 'lazyObject';
  if (field.type !== 'array') return 'valueAt';
  return field.element.type === 'integer' || field.element.type === 'number' ? 'numbersAt' : 'lazyArray';
}
