import { kindNames } from '../interface/all-kinds.js';
import type { EventName } from '../interface/event-types.js';
import { parseChoice, splitNames } from './option-values.js';
import { UsageError } from './shell.js';

/** Kinds with a table, with commas between them, each once. */
export function parseKinds(list: string, known = kindNames): EventName[] {
  const names = splitNames(list).map((word) => parseChoice(word, known, 'unknown kind') as EventName);
  if (names.length === 0) throw new UsageError('--kinds takes the names of kinds, such as FSDJump,Docked');
  return [...new Set(names)];
}
