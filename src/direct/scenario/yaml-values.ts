import { isAlias, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml';
import { printable, quoted } from '../../words/printable.js';
import type { LocatedMember, LocatedScalar, LocatedValue } from './located-value.js';
import type { ProblemCollector } from './problem-collector.js';
import type { SourcePosition } from './scenario-error.js';

/**
 * The maximum number of values with aliases expanded: a few lines of nested aliases could exhaust the memory.
 */
const maxValues = 20_000;

/** The deepest nesting of lists and objects, with aliases expanded. */
const maxDepth = 60;

/**
 * Turns the nodes of the YAML parser into values with positions, and reports what a scenario cannot contain.
 */
export class YamlValues {
  readonly #problems: ProblemCollector;
  readonly #anchors = new Map<string, Node>();
  #count = 0;
  /** Reported once. */
  #isTooLarge = false;
  /** The outermost alias that is being expanded. */
  #followed: SourcePosition | undefined;

  constructor(problems: ProblemCollector) {
    this.#problems = problems;
  }

  of(node: Node | null, depth = 0, before: SourcePosition = { line: 1, column: 1 }): LocatedValue {
    const position = node?.range ? this.#problems.positionAt(node.range[0]) : before;
    const nothing: LocatedScalar = { ...position, is: 'scalar', value: null };
    if (!node || this.#refusesMore(position, depth)) return nothing;
    if (isAlias(node)) return this.#aliased(node.source, position, depth);
    if ((isMap(node) || isSeq(node) || isScalar(node)) && node.anchor) this.#anchors.set(node.anchor, node);
    if (node.tag) this.#problems.add(position, `the tag ${quoted(node.tag)} means nothing here`);
    if (isMap(node)) return { ...position, is: 'object', entries: this.#entriesOf(node, depth, position) };
    if (isSeq(node)) {
      return {
        ...position,
        is: 'list',
        items: node.items.map((item) => this.of(item as Node | null, depth + 1, position)),
      };
    }
    return isScalar(node) ? this.#single(node, position) : nothing;
  }

  #refusesMore(position: SourcePosition, depth: number): boolean {
    this.#count += 1;
    if (!this.#isTooLarge && (this.#count > maxValues || depth > maxDepth)) {
      this.#isTooLarge = true;
      const place = this.#followed ?? position;
      this.#problems.add(place, 'with its aliases written out, this has no end, or is far too large');
    }
    return this.#isTooLarge;
  }

  #aliased(name: string, position: SourcePosition, depth: number): LocatedValue {
    const node = this.#anchors.get(name);
    if (!node) this.#problems.add(position, `nothing before this is marked with &${printable(name)}`);
    const isOutermost = this.#followed === undefined;
    this.#followed ??= position;
    const value = this.of(node ?? null, depth + 1, position);
    if (isOutermost) this.#followed = undefined;
    return value;
  }

  #entriesOf({ items }: YAMLMap, depth: number, position: SourcePosition): Map<string, LocatedMember> {
    const entries = new Map<string, LocatedMember>();
    for (const { key, value } of items) {
      if (this.#isTooLarge) break;
      const at = this.of(key as Node | null, depth + 1, position);
      const name = at.is === 'scalar' ? String(at.value ?? '') : '';
      const first = entries.get(name);
      if (first) this.#problems.add(at, `${quoted(name)} stands here twice; the first is in line ${first.key.line}`);
      else entries.set(name, { key: at, value: this.of(value as Node | null, depth + 1, at) });
    }
    return entries;
  }

  #single({ value }: Scalar, position: SourcePosition): LocatedScalar {
    if (typeof value === 'bigint') return { ...position, is: 'scalar', value: numberIfSafe(value) };
    if (typeof value === 'number' && !Number.isFinite(value)) {
      this.#problems.add(position, 'that is no number: a journal holds only finite ones');
      return { ...position, is: 'scalar', value: 0 };
    }
    return { ...position, is: 'scalar', value: value as LocatedScalar['value'] };
  }
}

/** An integer as a number, if it is exact. */
function numberIfSafe(integer: bigint): number | bigint {
  const number = Number(integer);
  return Number.isSafeInteger(number) ? number : integer;
}
