import type { Dialect } from '../../interface/dialect/dialects.js';
import type { AnyDialectProfile } from '../lines/check-profile.js';
import { lineCheckerOptions } from '../lines/check-profile.js';
import { type CheckedChunk, ChunkChecker } from './chunk-checker.js';
import type { Chunk } from './file-chunk.js';

/** Checks chunks, each in its dialect. What a dialect needs is loaded when its first chunk comes. */
export class DialectCheckers {
  readonly #profile: AnyDialectProfile;
  readonly #byDialect = new Map<Dialect, ChunkChecker>();

  constructor(profile: AnyDialectProfile) {
    this.#profile = profile;
  }

  reports(chunk: Chunk): Generator<CheckedChunk> {
    return this.#checkerOf(chunk.dialect).reports(chunk);
  }

  #checkerOf(dialect: Dialect): ChunkChecker {
    const known = this.#byDialect.get(dialect);
    if (known) return known;
    const checker = new ChunkChecker(lineCheckerOptions({ ...this.#profile, dialect }));
    this.#byDialect.set(dialect, checker);
    return checker;
  }
}
