import { isAlias, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml';
import { printable, quoted } from '../../words/printable.js';
import type { LocatedMember, LocatedScalar, LocatedValue } from './located-value.js';
import type { ProblemCollector } from './problem-collector.js';
import type { SourcePosition } from './scenario-error.js';

/** Values in all, each alias as often as it stands; a few lines of aliases can mean more than fits anywhere. */
const maxValues = 20_000;

/** Lists and objects within each other, aliases followed. */
const maxDepth = 60;

/** Turns what the parser gives into values with places. What cannot be one is told. */
export class YamlValues {
  readonly #problems: ProblemCollector;
  readonly #anchors = new Map<string, Node>();
  #count = 0;
  /** It is said once. */
  #isTooLarge = false;
  /** The alias that is being followed, the outermost of them. */
  #followed: SourcePosition | undefined;

  constructor(problems: ProblemCollector) {
    this.#problems = problems;
  }

  of(node: Node | null, depth = 0, before: SourcePosition = { line: 1, column: 1 }): LocatedValue {
    const spot = node?.range ? this.#problems.positionAt(node.range[0]) : before;
    const nothing: LocatedScalar = { ...spot, is: 'scalar', value: null };
    if (!node || this.#refusesMore(spot, depth)) return nothing;
    if (isAlias(node)) return this.#aliased(node.source, spot, depth);
    if ((isMap(node) || isSeq(node) || isScalar(node)) && node.anchor) this.#anchors.set(node.anchor, node);
    if (node.tag) this.#problems.add(spot, `the tag ${quoted(node.tag)} means nothing here`);
    if (isMap(node)) return { ...spot, is: 'object', entries: this.#entriesOf(node, depth, spot) };
    if (isSeq(node)) {
      return { ...spot, is: 'list', items: node.items.map((item) => this.of(item as Node | null, depth + 1, spot)) };
    }
    return isScalar(node) ? this.#single(node, spot) : nothing;
  }

  #refusesMore(spot: SourcePosition, depth: number): boolean {
    this.#count += 1;
    if (!this.#isTooLarge && (this.#count > maxValues || depth > maxDepth)) {
      this.#isTooLarge = true;
      const place = this.#followed ?? spot;
      this.#problems.add(place, 'with its aliases written out, this has no end, or is far too large');
    }
    return this.#isTooLarge;
  }

  #aliased(name: string, spot: SourcePosition, depth: number): LocatedValue {
    const node = this.#anchors.get(name);
    if (!node) this.#problems.add(spot, `nothing before this is marked with &${printable(name)}`);
    const isOutermost = this.#followed === undefined;
    this.#followed ??= spot;
    const value = this.of(node ?? null, depth + 1, spot);
    if (isOutermost) this.#followed = undefined;
    return value;
  }

  #entriesOf({ items }: YAMLMap, depth: number, spot: SourcePosition): Map<string, LocatedMember> {
    const entries = new Map<string, LocatedMember>();
    for (const { key, value } of items) {
      if (this.#isTooLarge) break;
      const at = this.of(key as Node | null, depth + 1, spot);
      const name = at.is === 'scalar' ? String(at.value ?? '') : '';
      const first = entries.get(name);
      if (first) this.#problems.add(at, `${quoted(name)} stands here twice; the first is in line ${first.key.line}`);
      else entries.set(name, { key: at, value: this.of(value as Node | null, depth + 1, at) });
    }
    return entries;
  }

  #single({ value }: Scalar, spot: SourcePosition): LocatedScalar {
    if (typeof value === 'bigint') return { ...spot, is: 'scalar', value: numberIfSafe(value) };
    if (typeof value === 'number' && !Number.isFinite(value)) {
      this.#problems.add(spot, 'that is no number: a journal holds only finite ones');
      return { ...spot, is: 'scalar', value: 0 };
    }
    return { ...spot, is: 'scalar', value: value as LocatedScalar['value'] };
  }
}

/** An integer as a number where it can be one. */
function numberIfSafe(integer: bigint): number | bigint {
  const number = Number(integer);
  return Number.isSafeInteger(number) ? number : integer;
}
