import { findKind } from '../../interface/kind-catalogue.js';
import { getOrMake } from '../../words/map-entries.js';
import type { GameEvidence, ObjectEvidence } from '../evidence-format.js';
import { byName } from './count-map.js';
import { isKeptName, mostNames } from './kept-names.js';
import { ObjectTally } from './object-tally.js';
import { NameBudget, TallyContext, type TallyOptions } from './tally-context.js';

/** Counts the events of one version of the game. */
export class GameTally {
  lines = 0;
  unusable = 0;
  #unnamed = 0;
  #first: string | undefined;
  #last: string | undefined;
  readonly #kinds: KindTallies;
  readonly #files = new Map<string, KindTallies>();
  readonly #budget: NameBudget;

  constructor(budget: NameBudget) {
    this.#budget = budget;
    this.#kinds = new KindTallies(budget);
  }

  /** The events of a kind in journals; `undefined` if its name is not kept. */
  kind(name: string): ObjectTally | undefined {
    return this.#kinds.kind(name);
  }

  /** The events of a kind in a companion. */
  fileKind(file: string, name: string): ObjectTally | undefined {
    return getOrMake(this.#files, file, () => new KindTallies(this.#budget)).kind(name);
  }

  unnamedLine(): void {
    this.#unnamed++;
  }

  month(month: string): void {
    if (this.#first === undefined || month < this.#first) this.#first = month;
    if (this.#last === undefined || month > this.#last) this.#last = month;
  }

  add({ lines, unusable = 0, unnamed = 0, first, last, kinds, many, files = {} }: GameEvidence): void {
    if (many) this.#kinds.isMany = true;
    this.lines += lines;
    this.unusable += unusable;
    this.#unnamed += unnamed;
    for (const month of [first, last]) if (month !== undefined) this.month(month);
    this.#unnamed += this.#kinds.add(kinds);
    for (const [file, inside] of Object.entries(files))
      for (const [name, evidence] of Object.entries(inside)) this.fileKind(file, name)?.add(evidence);
  }

  toEvidence(): GameEvidence {
    const { evidence: kinds, dropped, many } = this.#kinds.toEvidence();
    const files = [...this.#files].sort(byName).map(([file, inside]) => [file, inside.toEvidence().evidence] as const);
    const unnamed = this.#unnamed + dropped;
    return {
      lines: this.lines,
      ...(this.unusable > 0 && { unusable: this.unusable }),
      ...(unnamed > 0 && { unnamed }),
      ...(this.#first !== undefined && { first: this.#first, last: this.#last ?? this.#first }),
      kinds,
      ...(many && { many }),
      ...(files.length > 0 && { files: Object.fromEntries(files) }),
    };
  }
}

/** All versions of the game as one. */
export function allGames(games: Iterable<GameEvidence>, options?: TallyOptions): GameEvidence {
  const all = new GameTally(new NameBudget(options));
  for (const game of games) all.add(game);
  return all.toEvidence();
}

/** Kinds by name. If too many are unknown, these are only counted. */
class KindTallies {
  /** Set if merged evidence had too many kinds. */
  isMany = false;
  readonly #kinds = new Map<string, ObjectTally>();
  readonly #budget: NameBudget;

  constructor(budget: NameBudget) {
    this.#budget = budget;
  }

  kind(name: string): ObjectTally | undefined {
    const known = this.#kinds.get(name);
    if (known) return known;
    const table = findKind(this.#budget.catalogue, name);
    if (!table && !isKeptName(name)) return undefined;
    if (!table) this.#budget.take();
    const kind = new ObjectTally(table?.shape, TallyContext.ofKind(name, this.#budget));
    this.#kinds.set(name, kind);
    return kind;
  }

  /** Returns the number of events whose kinds are not kept. */
  add(kinds: Readonly<Record<string, ObjectEvidence>>): number {
    let unnamed = 0;
    for (const [name, evidence] of Object.entries(kinds)) {
      const kind = this.kind(name);
      if (kind) kind.add(evidence);
      else unnamed += evidence.seen;
    }
    return unnamed;
  }

  toEvidence(): { evidence: Record<string, ObjectEvidence>; dropped: number; many: true | undefined } {
    const seen = [...this.#kinds].filter(([, { seen: count }]) => count > 0).sort(byName);
    const unknown = new Set(seen.map(([name]) => name).filter((name) => !findKind(this.#budget.catalogue, name)));
    const isTooMany = this.isMany || unknown.size > mostNames.kinds;
    const kept = isTooMany ? seen.filter(([name]) => !unknown.has(name)) : seen;
    const all = seen.reduce((sum, [, { seen: count }]) => sum + count, 0);
    const keptEvents = kept.reduce((sum, [, { seen: count }]) => sum + count, 0);
    const evidence = Object.fromEntries(kept.map(([name, kind]) => [name, kind.toEvidence()]));
    return { evidence, dropped: all - keptEvents, many: isTooMany || undefined };
  }
}
