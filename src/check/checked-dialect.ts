import type { Dialect } from '../interface/dialect/dialects.js';

/** What journals were held to, and who said so. */
export interface CheckedDialect {
  /** Mixed, where some of the directories are of the game and others are not. */
  readonly dialect: Dialect | 'mixed';
  /** The choice of whoever asked; else the Fileheader of a journal, or that no journal has one. */
  readonly dialectBy: 'choice' | 'Fileheader' | 'default';
}

/** Of several parts of a run, each held to its own. */
export function combineDialects(parts: readonly CheckedDialect[]): CheckedDialect | undefined {
  const [first, ...others] = parts;
  if (!first) return undefined;
  const isOne = others.every(({ dialect }) => dialect === first.dialect);
  return isOne ? first : { dialect: 'mixed', dialectBy: 'Fileheader' };
}
