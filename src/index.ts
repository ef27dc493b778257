export { type BitTable, type UndefinedBit } from './spec/bits.js';
export { type Catalogue, specification } from './spec/catalogue.js';
export { type Departure, departures } from './spec/departures.js';
export { type Dialect, dialects } from './spec/dialect.js';
export { asyncApi } from './spec/emit/asyncapi.js';
export { bundleSchema, type JsonSchema, kindSchema, type SchemaOptions, schemaFiles } from './spec/emit/json-schema.js';
export { referencePages } from './spec/emit/reference.js';
export type { AnyEvent, EventOf, KindName } from './spec/events.js';
export {
  decodeFlags,
  decodeFlags2,
  encodeFlags,
  encodeFlags2,
  type Flag2Name,
  type FlagName,
} from './spec/flags.js';
export { guiFocusName } from './spec/gui-focus.js';
