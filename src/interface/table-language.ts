// The small language the catalogue is written in, for those who add kinds of their own.
export {
  bitSet,
  boolean,
  constant,
  type Field,
  type Fields,
  from,
  id,
  integer,
  internal,
  list,
  number,
  numberFrom,
  object,
  optional,
  position,
  type Shape,
  shape,
  text,
  unchecked,
  utcTime,
} from './field.js';
export { type Companion, type Kind, type KindOptions, kind } from './kind.js';
export {
  always,
  type Members,
  onlyWhenTrue,
  onlyWith,
  type Patch,
  type Rule,
  type Severity,
  together,
} from './object-rule.js';
export { alarm, amount, bits, count, each, last, mention, type Part, unless, when } from './summary/summary-part.js';
export { closed, open, type Value, type Values } from './value-list.js';
