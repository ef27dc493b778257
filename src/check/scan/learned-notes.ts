import type { Field, Shape } from '../../interface/field.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { comma, quote } from '../../journal/ascii.js';
import { fieldsOf } from '../event/quick-tables.js';
import type { WantedMembers } from './extraction-paths.js';
import { looksAt, membersOf } from './made-scanner.js';
import { holds } from './rule-answers.js';
import type { Remark } from './scanner.js';
import * as layout from './scanner-memory.js';

/** A member by its name, or any element of a list. */
type Step = string | typeof anyElement;

const anyElement = Symbol('any element');

/** Something that is worth a note wherever it stands, and the way to it. */
interface LearnedNote {
  readonly rule: Remark['rule'];
  readonly steps: readonly Step[];
}

const leftToParser = -1;

/**
 * Words that open lists lack, and names of members that the table lacks, as the module meets them. It may pass over those
 * that are learned: a line with one has that finding, and none besides.
 */
export class LearnedNotes {
  readonly #catalogue: () => Catalogue;
  readonly #wanted: WantedMembers;
  readonly #notes: LearnedNote[] = [];
  /** The ways that were gone, by kind and path. */
  readonly #ways = new Map<number, Way>();

  constructor(catalogue: () => Catalogue, wanted: WantedMembers) {
    this.#catalogue = catalogue;
    this.#wanted = wanted;
  }

  at(number: number): LearnedNote {
    return this.#notes[number] as LearnedNote;
  }

  /** The number of a word or name at a path. */
  learn(kind: number, path: number, what: number, text: string): number {
    const place = kind * 2 ** 32 + (path >>> 0);
    let way = this.#ways.get(place);
    if (!way) this.#ways.set(place, (way = this.#wayTo(kind, path)));
    const isName = what === layout.unknownName;
    if (isName ? !this.#mayBeUnknown(kind, way.shape, text) : !mayBeUnlisted(way, text)) return leftToParser;
    const note: LearnedNote = isName
      ? { rule: 'field/unknown', steps: [...way.steps, text] }
      : { rule: 'field/unseen', steps: way.steps };
    return this.#notes.push(note) - 1;
  }

  /** Whether nobody looks at a member of this name. */
  #mayBeUnknown(kind: number, shape: Shape, name: string): boolean {
    // Numbers are taken for elements of a list where findings are compared.
    if (/^\d+$/.test(name) || Object.hasOwn(shape.fields, name)) return false;
    if (shape.rules.some((rule) => looksAt(rule, name))) return false;
    const wanted = this.#wanted[this.#catalogue().kinds[kind]?.name ?? ''] ?? [];
    return !wanted.some((path) => path.split('/').includes(name));
  }

  #wayTo(kind: number, path: number): Way {
    const { shape } = this.#catalogue().kinds[kind] as Catalogue['kinds'][number];
    let way: Way = { steps: [], shape };
    // The time and the name of an event are read before, and have no number.
    let met = 2;
    for (let bits = layout.pathBits * (layout.deepestPath - 1); bits >= 0; bits -= layout.pathBits) {
      const number = (path >>> bits) & (2 ** layout.pathBits - 1);
      if (number === 0) continue;
      way = memberOf(way, met + number - 1);
      met = 0;
    }
    return way;
  }
}

/** The way to a value: through which members and lists, what the last member is, and in what object; if it is one itself, that. */
interface Way {
  readonly steps: readonly Step[];
  readonly member?: { readonly name: string; readonly field: Field; readonly of: Shape };
  readonly shape: Shape;
}

function memberOf({ steps, shape }: Way, index: number): Way {
  const [name, field] = fieldsOf(shape)[index] as [string, Field];
  const inside: Step[] = [...steps, name];
  let value = field;
  for (; value.type === 'array'; value = value.element) inside.push(anyElement);
  return { steps: inside, member: { name, field, of: shape }, shape: value.type === 'object' ? value.shape : shape };
}

/** Whether no rule minds the word: those of listed words alone were tried out when the scanner was made. */
function mayBeUnlisted({ member }: Way, word: string): boolean {
  if (!member) return false;
  const { name, field, of } = member;
  return of.rules.every((rule) => {
    if (!looksAt(rule, name)) return true;
    return field.type === 'string' && membersOf(rule, of).length === 1 && holds(rule, { [name]: word });
  });
}

/** The steps to a place in a line that was scanned, in which there are no escapes: which elements they lead through. */
export function stepsTo(
  steps: readonly Step[],
  bytes: Uint8Array,
  start: number,
  place: number,
): readonly (string | number)[] {
  if (!steps.includes(anyElement)) return steps as readonly string[];
  const indexes = indexesAround(bytes, start, place);
  return steps.map((step) => (step === anyElement ? (indexes.shift() ?? 0) : step));
}

const inObject = -1;

/** Which elements of the lists around it a place is in, from the outside in. */
function indexesAround(bytes: Uint8Array, start: number, place: number): number[] {
  const open: number[] = [];
  for (let at = start; at < place; at++) {
    const byte = bytes[at];
    if (byte === quote) at = bytes.indexOf(quote, at + 1);
    else if (byte === 0x7b) open.push(inObject);
    else if (byte === 0x5b) open.push(0);
    else if (byte === 0x7d || byte === 0x5d) open.pop();
    else if (byte === comma && open.at(-1) !== inObject) open.push((open.pop() ?? 0) + 1);
  }
  return open.filter((index) => index !== inObject);
}
