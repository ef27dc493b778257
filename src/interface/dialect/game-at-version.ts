import { numberOf, orderOf } from '../../game/game-version.js';
import { memoize, memoizeText } from '../../words/memo.js';
import type { Evidence } from '../evidence.js';
import type { Kind } from '../kind.js';
import { type Catalogue, findKind, shapesBelow } from '../kind-catalogue.js';
import { type Changes, changedKind, type Deviation } from './apply-deviations.js';
import { dialects } from './dialects.js';

/**
 * The game dialect by which lines of a version of the table are judged: today's, except that fields may be
 * missing that came later. What a later version may write is no fault in an earlier one.
 */
export const gameAt = memoizeText((version: string): Catalogue => {
  const order = orderOf(version) ?? Infinity;
  if (order >= lastRequired) return dialects.game;
  return changedGame({
    ...unchanged,
    ofField: (_shape, _name, field) => (isLater(field, order) && !field.optional ? [notYet] : none),
  });
});

/** Whether a version is known to have written a kind with fewer of the fields that are required today. */
export function isJudgedOtherwise(version: string, name: string): boolean {
  const [then, today] = [gameAt(version), dialects.game].map((catalogue) => findKind(catalogue, name));
  return then !== today && then !== undefined && today !== undefined && requiredIn(then) < requiredIn(today);
}

const requiredIn = memoize((kind: Kind): number => {
  const fields = [kind.shape, ...shapesBelow(kind)].flatMap((shape) => Object.values(shape.fields));
  return fields.filter(({ optional }) => !optional).length;
});

/** The game's tables with only the kinds and fields that a version wrote; undefined if that is no version. */
export function gameAsOf(version: string, game = dialects.game): Catalogue | undefined {
  const order = orderOf(numberOf(version));
  if (order === undefined) return undefined;
  const has = (life: Life) => !isLater(life, order) && !isOver(life, order);
  return changedGame({ ...unchanged, has }, game, ({ evidence }) => has(evidence));
}

function changedGame(changes: Changes, game = dialects.game, has: (kind: Kind) => boolean = () => true): Catalogue {
  return { ...game, kinds: game.kinds.filter(has).map((kind) => changedKind(kind, () => changes)) };
}

/** From this version on, journals have all fields that are required today. */
const lastRequired = orderOf('4.0.0.1200') ?? 0;

const none: readonly never[] = [];

const unchanged: Changes = { ofField: () => none, addedTo: () => none, silences: () => false };

const notYet: Deviation = {
  id: 'not-yet',
  fields: [],
  change: { optional: true },
  reason: 'A later version of the game introduced it.',
};

type Life = Pick<Evidence, 'since' | 'until'>;

function isLater({ since }: Life, order: number): boolean {
  return since !== undefined && (orderOf(since) ?? 0) > order;
}

function isOver({ until }: Life, order: number): boolean {
  return until !== undefined && (orderOf(until) ?? Infinity) < order;
}
