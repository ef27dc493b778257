import { entryOf } from '../../words/entry-of.js';
import type { Evidence, ObjectEvidence, PlaceEvidence } from '../evidence-format.js';
import { EvidenceTally } from '../tally/evidence-tally.js';
import { typeCounts } from './evidence-facts.js';
import { fieldOrder } from './field-order.js';
import type { ValueType } from './known-facts.js';
import { compareVersions } from './version-order.js';

/** The placeholder for a description. */
const placeholder = "'…'";

/** A kind as all versions of the game together show it. */
export interface SeenKind {
  readonly evidence: ObjectEvidence;
  /** The first version that has it, if any is known. */
  readonly since?: string | undefined;
}

/** The evidence of a kind; from the companion if no line is of this kind. */
export function seenKind({ games }: Evidence, kind: string): SeenKind | undefined {
  const tally = new EvidenceTally().game('all');
  const versions = Object.entries(games).filter(([, { kinds, files = {} }]) => {
    const inFiles = Object.values(files).flatMap((inside) => (Object.hasOwn(inside, kind) ? [inside[kind]] : []));
    const own = Object.hasOwn(kinds, kind) ? [kinds[kind]] : inFiles;
    for (const each of own) if (each) tally.add({ lines: each.seen, kinds: { [kind]: each } });
    return own.length > 0;
  });
  const evidence = entryOf(tally.toEvidence().kinds, kind);
  if (!evidence) return undefined;
  const numbered = versions.map(([version]) => version).filter((version) => /^\d/.test(version));
  return { evidence, since: numbered.sort(compareVersions)[0] };
}

/** The source file of a kind for the tables, with placeholders for descriptions. */
export function kindFile(name: string, { evidence, since }: SeenKind): string {
  const file = new TableFile(name);
  const fields = file.fields(evidence, '    ', name);
  const versions = since === undefined ? '' : `, { since: '${since}' }`;
  return [
    "import { observed } from '../../evidence.js';",
    `import { ${file.words.join(', ')} } from '../../field.js';`,
    "import { kind } from '../../kind.js';",
    '',
    ...file.shapes.flatMap((shape) => [shape, '']),
    `export const ${name} = kind(`,
    `  '${name}',`,
    `  ${placeholder},`,
    fields === '' ? '  {},' : `  () => ({\n${fields}\n  }),`,
    `  { evidence: observed(${grouped(evidence.seen)}${versions}) },`,
    ');',
    '',
  ].join('\n');
}

/** The line that adds a field to its table. */
export function fieldLine(name: string, place: PlaceEvidence, parents: number, owner: string): string {
  const file = new TableFile(owner);
  const expression = file.expression(name, place, parents, owner);
  return [...file.shapes, `${name}: ${expression},`].join('\n');
}

/** Collects what a file needs: the words of the language, and the objects within objects. */
class TableFile {
  readonly shapes: string[] = [];
  readonly #words = new Set<string>();
  readonly #names: Set<string>;

  constructor(name: string) {
    this.#names = new Set([name]);
  }

  get words(): string[] {
    return [...this.#words].sort();
  }

  fields(object: ObjectEvidence, indent: string, owner: string): string {
    return fieldOrder(object)
      .filter((name) => name !== 'timestamp' && name !== 'event')
      .flatMap((name) => {
        const place = entryOf(object.fields ?? {}, name);
        return place ? [`${indent}${name}: ${this.expression(name, place, object.seen, owner)},`] : [];
      })
      .join('\n');
  }

  expression(name: string, place: PlaceEvidence, parents: number, owner: string): string {
    const value = this.#value(name, place, owner);
    if (place.seen >= parents) return value;
    return `${this.#word('optional')}(${value}, ${Math.max(0.001, Number((place.seen / parents).toFixed(3)))})`;
  }

  #value(name: string, place: PlaceEvidence, owner: string): string {
    const [[type] = ['text' as ValueType], ...others] = [...typeCounts(place)].sort(
      ([, one], [, other]) => other - one,
    );
    const isMixed =
      others.length > 0 &&
      !(['integer', 'decimal'].includes(type) && others.every(([each]) => ['integer', 'decimal'].includes(each)));
    const note = isMixed ? ` /* also ${others.map(([each]) => each).join(', ')} */` : '';
    return `${this.#single(isMixed || others.length === 0 ? type : 'decimal', name, place, owner)}${note}`;
  }

  #single(type: ValueType, name: string, place: PlaceEvidence, owner: string): string {
    switch (type) {
      case 'text':
      case 'null':
        return this.#text(place);
      case 'integer':
        return `${this.#word(isId(name, place) ? 'id' : 'integer')}(${placeholder})`;
      case 'decimal':
        return this.#number(place);
      case 'flag':
        return `${this.#word('boolean')}(${placeholder})`;
      case 'list':
        return this.#list(name, place.list?.elements, owner);
      case 'object':
        return `${this.#word('object')}(${this.#shape(name, place.object ?? { seen: 0 }, owner)})`;
    }
  }

  #text({ text = 0, times = 0, internal = 0 }: PlaceEvidence): string {
    if (text > 0 && times === text) return `${this.#word('utcTime')}(${placeholder})`;
    if (text > 0 && internal === text) return `${this.#word('internal')}('$X;', ${placeholder})`;
    return `${this.#word('text')}(${placeholder})`;
  }

  #number({ decimal = {}, integer }: PlaceEvidence): string {
    const formats = Object.keys(decimal);
    const [only = '6'] = formats;
    const hasExponent = formats.some((format) => format.endsWith('e'));
    if (integer || hasExponent || formats.length > 1) {
      const most = Math.max(...formats.map((format) => Number.parseInt(format, 10)));
      const exponent = hasExponent ? ', exponent: true' : '';
      return `${this.#word('number')}(${placeholder}, { digits: ${Math.max(6, most)}${exponent} })`;
    }
    return `${this.#word('number')}(${placeholder}${only === '6' ? '' : `, { decimals: ${only} }`})`;
  }

  #list(name: string, elements: PlaceEvidence | undefined, owner: string): string {
    if (!elements) return `${this.#word('list')}(${this.#word('text')}(), ${placeholder}) /* always empty */`;
    const element =
      elements.object && typeCounts(elements).size === 1
        ? this.#shape(name, elements.object, owner)
        : this.#value(name, elements, owner);
    return `${this.#word('list')}(${element}, ${placeholder})`;
  }

  /** Writes an object as a separate shape, and returns its name. */
  #shape(name: string, object: ObjectEvidence, owner: string): string {
    const own = this.#unused(`${owner}${name.replaceAll(/\W/g, '')}`);
    const fields = this.fields(object, '  ', own);
    const members = object.members ? `, members: ${this.#value('', object.members, own)}` : '';
    const made = fields === '' ? '{}' : `() => ({\n${fields}\n})`;
    const shape = `${this.#word('shape')}('${own}', ${placeholder}, ${made})`;
    this.shapes.push(`const ${own} = ${members === '' ? shape : `{ ...${shape}${members} }`};`);
    return own;
  }

  #unused(name: string): string {
    let own = name;
    for (let number = 2; this.#names.has(own); number++) own = `${name}${number}`;
    this.#names.add(own);
    return own;
  }

  #word(word: string): string {
    this.#words.add(word);
    return word;
  }
}

const idName = /(?:ID|Id|Address)$/;
const longInteger = 10;

function isId(name: string, { integer = {} }: PlaceEvidence): boolean {
  return idName.test(name) || Object.keys(integer).some((digits) => Number(digits) > longInteger);
}

/** Numbers of five digits and more, as the tables write them. */
function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, count >= 10_000 ? '_' : '');
}
