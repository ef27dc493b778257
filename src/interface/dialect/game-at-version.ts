import { orderOf } from '../../game/game-version.js';
import { memoizeText } from '../../words/memo.js';
import type { Field } from '../field.js';
import type { Catalogue } from '../kind-catalogue.js';
import { type Changes, changedKind, type Deviation } from './apply-deviations.js';
import { dialects } from './dialects.js';

/**
 * The game dialect by which lines of a version of the table are judged: today's, except that fields may be
 * missing that came later. What a later version may write is no fault in an earlier one.
 */
export const gameAt = memoizeText((version: string): Catalogue => {
  const order = orderOf(version) ?? Infinity;
  if (order >= lastRequired) return dialects.game;
  const changes: Changes = {
    ofField: (_shape, _name, field) => (isLater(field, order) && !field.optional ? [notYet] : none),
    addedTo: () => none,
    silences: () => false,
  };
  return { dialect: 'game', kinds: dialects.game.kinds.map((kind) => changedKind(kind, () => changes)) };
});

/** From this version on, journals have all fields that are required today. */
const lastRequired = orderOf('4.0.0.1200') ?? 0;

const none: readonly never[] = [];

const notYet: Deviation = {
  id: 'not-yet',
  fields: [],
  change: { optional: true },
  reason: 'A later version of the game introduced it.',
};

/** Whether a field came after a version. */
export function isLater({ since }: Pick<Field, 'since'>, order: number): boolean {
  return since !== undefined && (orderOf(since) ?? 0) > order;
}
