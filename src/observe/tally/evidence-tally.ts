import { getOrMake } from '../../words/map-entries.js';
import { type Evidence, evidenceFormat, evidenceVersion, unknownGame } from '../evidence-format.js';
import { byName } from './count-map.js';
import { allGames, GameTally } from './game-tally.js';
import { keptGameVersion, mostNames } from './kept-names.js';
import { NameBudget, type TallyOptions } from './tally-context.js';

/** Counts over all versions of the game. */
export class EvidenceTally {
  readonly #games = new Map<string, GameTally>();
  readonly #options: TallyOptions;
  readonly #budget: NameBudget;
  /** Set if merged evidence had too many versions. */
  #isMany = false;

  constructor(options: TallyOptions = {}) {
    this.#options = options;
    this.#budget = new NameBudget(options);
  }

  game(version: string): GameTally {
    return getOrMake(this.#games, version, () => new GameTally(this.#budget));
  }

  add({ games, many }: Evidence): void {
    this.#isMany ||= many === true;
    for (const [version, game] of Object.entries(games)) this.game(keptGameVersion(version) ?? unknownGame).add(game);
  }

  toEvidence(): Evidence {
    const isTooMany = this.#isMany || this.#games.size > mostNames.games;
    const all = [...this.#games].map(([version, game]) => [version, game.toEvidence()] as const);
    // The game never had this many.
    const evidence = isTooMany
      ? [
          [
            unknownGame,
            allGames(
              all.map(([, game]) => game),
              this.#options,
            ),
          ] as const,
        ]
      : all;
    return {
      format: evidenceFormat,
      version: evidenceVersion,
      games: Object.fromEntries(
        evidence.filter(([, { lines, unusable, files }]) => lines > 0 || unusable || files).sort(byName),
      ),
      ...(isTooMany && { many: true as const }),
    };
  }
}

/**
 * Merges the evidence of parts: the result is that of the whole. If it is shared, it has no keys that may be
 * players.
 */
export function mergeEvidence(parts: Iterable<Evidence>, options: TallyOptions = {}): Evidence {
  const tally = new EvidenceTally(options);
  for (const part of parts) tally.add(part);
  return tally.toEvidence();
}
