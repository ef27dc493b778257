import type { PersonalContent } from '../../../interface/personal-fields.js';
import { latin1Of, utf8Bytes } from '../../../journal/byte-text.js';
import { Random } from '../../../simulate/random.js';
import { NamesInText } from './names-in-text.js';
import { inventAlike, inventNumber, inventPerson, inventShip, inventSquadron } from './pseudonym-pools.js';

/** Shorter names are not searched for in other texts: too many words would match. */
const leastInText = 3;

/** Names that may be ordinary words: found only in the same case. */
const exact: ReadonlySet<PersonalContent> = new Set(['ship-name', 'ship-ident', 'carrier-callsign', 'player-id']);

/** Invented names for real ones: always the same for the same name, and never one of the real ones. */
export class Pseudonyms {
  /** Real names, to be found in other texts. */
  readonly inText = new NamesInText();
  /** The same for texts that are not UTF-8, with a character for each byte. */
  readonly inBytes = new NamesInText();
  readonly #random: Random;
  readonly #real = new Map<string, PersonalContent>();
  readonly #invented = new Map<string, string>();
  readonly #given = new Set<string>();
  readonly #counts = new Map<PersonalContent, number>();

  constructor(seed: number) {
    this.#random = new Random(seed).stream('pseudonyms');
  }

  /** Learns a real name: it is then found in other texts, and never used as a pseudonym. */
  learn(name: string, holds: PersonalContent): void {
    const key = keyOf(name);
    if (this.#real.has(key)) return;
    this.#real.set(key, holds);
    // A number may also be the number of anything else, and a loadout is mostly called by what it is for.
    if (name.length < leastInText || /^\d+$/.test(name) || holds === 'loadout-name') return;
    const isExact = exact.has(holds) || isTag(name, holds);
    this.inText.add(name, isExact);
    this.inBytes.add(latin1Of(utf8Bytes(name)), isExact);
  }

  /** How many different names of each sort have a pseudonym by now. */
  get counts(): ReadonlyMap<PersonalContent, number> {
    return this.#counts;
  }

  /** The pseudonym of a name. Without `holds`, the name must have been learnt. */
  of(name: string, holds = this.#real.get(keyOf(name))): string {
    // The owner of something has the number of the player's ID.
    if (holds === 'player-id' && /^\d/.test(name)) return this.of(`F${name}`, holds).slice(1);
    const key = keyOf(name);
    const known = this.#invented.get(key);
    if (known !== undefined) return known;
    const content = holds ?? 'other-commander';
    const invented = this.#invent(name, content);
    this.#counts.set(content, (this.#counts.get(content) ?? 0) + 1);
    this.#invented.set(key, invented);
    this.#given.add(keyOf(invented));
    return invented;
  }

  #invent(name: string, holds: PersonalContent): string {
    for (let tries = 0; tries < mostAlike; tries++) {
      const candidate = this.#candidate(name, holds) + (tries < 100 ? '' : this.#random.integer(0, 9 * tries));
      if (!this.#isTaken(candidate)) return candidate;
    }
    // What is kept of the name is a name itself: nothing alike is free.
    for (;;) {
      const candidate = inventAlike('aaaaaaaaaaaa', this.#random);
      if (!this.#isTaken(candidate)) return candidate;
    }
  }

  #candidate(name: string, holds: PersonalContent): string {
    const random = this.#random;
    if (holds === 'player-id') return `F${inventNumber(name.slice(1), random)}`;
    if (holds === 'squadron-id') return /^\d+$/.test(name) ? inventNumber(name, random) : inventAlike(name, random);
    if (holds === 'carrier-id') return name.slice(0, 3) + inventAlike(name.slice(3), random);
    if (holds === 'ship-ident' || holds === 'carrier-callsign') return inventAlike(name, random);
    if (isTag(name, holds)) return inventAlike(name, random);
    const invented = namers[holds]?.(random) ?? inventPerson(random);
    return name === name.toUpperCase() ? invented.toUpperCase() : invented;
  }

  #isTaken(candidate: string): boolean {
    const key = keyOf(candidate);
    if (this.#real.has(key) || this.#given.has(key)) return true;
    return !this.inText.in(candidate).next().done;
  }
}

/** The number of tries at a pseudonym that is like the name. */
const mostAlike = 300;

/** Whether it is the tag of a squadron, such as `WOLF`. */
function isTag(name: string, holds: PersonalContent): boolean {
  return holds === 'squadron-name' && name.length <= 4;
}

const namers: Partial<Record<PersonalContent, (random: Random) => string>> = {
  'ship-name': inventShip,
  'carrier-name': inventShip,
  'loadout-name': inventShip,
  'squadron-name': inventSquadron,
};

function keyOf(name: string): string {
  return name.toLowerCase();
}
