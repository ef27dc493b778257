import type { Dialect } from '../interface/dialect/dialects.js';

/** The dialect in which journals were checked, and what decided it. */
export interface CheckedDialect {
  /** `mixed` if some directories were checked in one dialect and some in the other. */
  readonly dialect: Dialect | 'mixed';
  /** The choice of the user; or that a journal has a Fileheader, that none has, or that it is source code. */
  readonly dialectBy: 'choice' | 'Fileheader' | 'default' | 'code';
}

/** The dialect of a run, from those of its parts. */
export function combineDialects(parts: readonly CheckedDialect[]): CheckedDialect | undefined {
  const [first, ...others] = parts;
  if (!first) return undefined;
  const isOne = others.every(({ dialect }) => dialect === first.dialect);
  return isOne ? first : { dialect: 'mixed', dialectBy: 'Fileheader' };
}
