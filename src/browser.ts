// What runs without Node, for bundlers that build for a browser: they take this file wherever `shakedown` is imported.

export { checkEvent, type EventOptions } from './check/event/check-event.js';
export type { Finding } from './check/finding.js';
export { isKind, type JournalEvent, ofKind, type WritableEvent } from './journal/event.js';
export { formatCompanion, formatLine } from './journal/format/line.js';
export { compareJournalNames, formatJournalName, journalFiles, parseJournalName } from './journal/names.js';
export { type Parsed, parseLine } from './journal/parse/line.js';
export { type Catalogue, specification } from './spec/catalogue.js';
export { deviations } from './spec/departures.js';
export { type Dialect, dialects } from './spec/dialect.js';
export { asyncApi } from './spec/emit/asyncapi.js';
export { bundleSchema, kindSchema, schemaFiles } from './spec/emit/json-schema.js';
export type { AnyEvent, EventName, EventOf, KindName } from './spec/events.js';
export { explain } from './spec/explain.js';
export { explainValue } from './spec/explain-value.js';
export { decodeFlags, decodeFlags2, encodeFlags, encodeFlags2, flags, flags2 } from './spec/flags.js';
export { guiFocus, guiFocusName } from './spec/gui-focus.js';
export { limits } from './spec/limits.js';
export { stationServices } from './spec/services.js';
export { extraKinds } from './spec/surrounding/catalogue.js';
