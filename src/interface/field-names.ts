import { once } from '../words/memo.js';
import { dialects } from './dialect/dialects.js';
import { allShapes } from './kind-catalogue.js';

/** The names of all fields in the tables. */
export const fieldNames = once(
  (): ReadonlySet<string> => new Set(allShapes(dialects.game).flatMap(({ fields }) => Object.keys(fields))),
);
