// `shakedown/browser`: what runs without Node. Bundlers that build for a browser take this entry wherever
// `shakedown` is imported.

export { checkEvent, type EventOptions } from '../check/event/check-event.js';
export type { Finding } from '../check/finding.js';
export { deviations } from '../interface/dialect/deviations.js';
export { type Dialect, dialects, extraKinds } from '../interface/dialect/dialects.js';
export { asyncApi } from '../interface/emit/asyncapi-document.js';
export { bundleSchema, kindSchema, schemaFiles } from '../interface/emit/json-schema.js';
export type { AnyEvent, EventName, EventOf, KindName } from '../interface/event-types.js';
export { explain } from '../interface/explain-name.js';
export { explainValue } from '../interface/explain-value.js';
export { decodeFlags, decodeFlags2, encodeFlags, encodeFlags2, flags, flags2 } from '../interface/flag-tables.js';
export { guiFocus, guiFocusName } from '../interface/gui-focus.js';
export { type Catalogue, specification } from '../interface/kind-catalogue.js';
export { limits } from '../interface/specified-limits.js';
export { stationServices } from '../interface/specified-values.js';
export { formatCompanion, formatLine } from '../journal/format/format-line.js';
export {
  type EventToWrite,
  fieldOf,
  isKind,
  type JournalEvent,
  ofKind,
  type UnknownEvent,
  type WritableEvent,
} from '../journal/journal-event.js';
export { compareJournalNames, formatJournalName, journalFiles, parseJournalName } from '../journal/journal-names.js';
export { type Parsed, parseLine } from '../journal/parse/parse-line.js';
export type { SessionOptions, SessionRun } from '../simulate/session-options.js';
export type { TimedWrite } from '../simulate/session-output.js';
export { simulate } from '../simulate/simulate.js';
export type { Stage } from '../stage/stage.js';
export { type BrowserStageOptions, filesOf, openStage, planNames } from './stage-in-memory.js';
