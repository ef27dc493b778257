import { constant, type Fields, moment, type Shape, shape, text } from './field.js';
import type { Rule } from './rule.js';

/** One kind of event. */
export interface Kind {
  readonly name: string;
  /** When the game writes it. */
  readonly written: string;
  readonly shape: Shape;
  readonly companion?: Companion;
}

/** A file beside the journal that holds the latest event of its kind. */
export interface Companion {
  readonly file: string;
  readonly content: string;
  /** The field that holds the list, which is left out in the journal. */
  readonly list?: string;
  /** What holds in the file beyond what holds in the journal. */
  readonly rules?: readonly Rule[];
}

export interface KindOptions {
  readonly rules?: readonly Rule[];
  readonly companion?: Companion;
}

const timestamp = moment('when it happened, in UTC');

/** What an event of any kind holds, be the kind known or not. */
export const anyKind: Shape = shape('Event', 'an event of any kind', {
  timestamp,
  event: text('the name of the kind'),
});

export function kind(name: string, written: string, fields: Fields, { rules, companion }: KindOptions = {}): Kind {
  const common = { timestamp, event: constant(name, 'the name of the kind') };
  return {
    name,
    written,
    shape: shape(name, `written when ${written}`, { ...common, ...fields }, rules),
    ...(companion && { companion }),
  };
}
