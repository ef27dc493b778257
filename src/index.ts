// The interface as data, and what derives from it.

export { type Catalogue, specification } from './spec/catalogue.js';
export { type Change, type Deviation, deviations } from './spec/departures.js';
export { type Dialect, dialects } from './spec/dialect.js';
export { asyncApi } from './spec/emit/asyncapi.js';
export { bundleSchema, type JsonSchema, kindSchema, type SchemaOptions, schemaFiles } from './spec/emit/json-schema.js';
export { referencePages } from './spec/emit/reference.js';
export { typeScript } from './spec/emit/typescript.js';
export { explain } from './spec/explain.js';
export { type Decoded, explainValue } from './spec/explain-value.js';
export type { Explanation } from './spec/explanation.js';
export { limits } from './spec/limits.js';
export { stationServices } from './spec/services.js';
export { type EventSummary, type SummaryOptions, summarise } from './spec/summary/summarise.js';
export type { SummaryPart } from './spec/summary/told.js';
export { extraKinds } from './spec/surrounding/catalogue.js';

// Types of events: a kind, any kind, and the shapes and values inside.

export type {
  AnyEvent,
  CompanionFile,
  CompanionKind,
  EventName,
  EventOf,
  ExtraKindName,
  ExtraKindOf,
  KindName,
} from './spec/events.js';
export type {
  ActiveState,
  BodyTypeName,
  CargoTransfer,
  CommunityGoal,
  Conflict,
  ConflictParty,
  ConflictStatus,
  ContendingPower,
  ControllingFaction,
  Destination,
  DiscoveredSystem,
  Docked,
  EconomyShare,
  EngineerAccess,
  EngineerProgress,
  Faction,
  FactionStateName,
  FittedModule,
  FSDJump,
  Fuel,
  Goal,
  GuiFocus,
  HappinessWord,
  KnownEngineer,
  LandingPads,
  LegalStateName,
  Mission,
  Missions,
  ModuleInfo,
  MultiSellExplorationData,
  NavRoute,
  PercentileBand,
  PowerplayState,
  Resource,
  RouteStop,
  SecurityLevel,
  SquadronStartup,
  StationService,
  StationStateName,
  StationTypeName,
  Status,
  StoredModule,
  StoredModules,
  SuitLoadout,
  SuitModule,
  Synthesis,
  ThargoidWar,
  ThargoidWarState,
  TopTier,
  Transfer,
  TransferDirection,
  TrendingState,
  UpgradeSuit,
  UpgradeWeapon,
  WarType,
} from './spec/types/spec.js';

// Flags and screens.

export type { Bit, BitTable, UndefinedBit } from './spec/bits.js';
export {
  decodeFlags,
  decodeFlags2,
  encodeFlags,
  encodeFlags2,
  type Flag2Name,
  type FlagName,
  flags,
  flags2,
} from './spec/flags.js';
export { type GuiFocusName, guiFocus, guiFocusName } from './spec/gui-focus.js';

// The journal directory: lines, names and places.

export { JournalError, type JournalErrorCode } from './journal/errors.js';
export { isKind, type JournalEvent, ofKind, type WritableEvent } from './journal/event.js';
export { formatCompanion, formatLine } from './journal/format/line.js';
export { type Located, type LocateOptions, locateJournals, type Tried } from './journal/locate.js';
export {
  compareJournalNames,
  type Edition,
  formatJournalName,
  type JournalName,
  journalFiles,
  parseJournalName,
} from './journal/names.js';
export { type Parsed, parseLine } from './journal/parse/line.js';
export type { Problem, ProblemCode } from './journal/parse/problem.js';

// Reading, watching and writing it.

export type { Entry, Position } from './journal/read/entry.js';
export { JournalReading, type JournalSource, type ReadOptions, readJournal } from './journal/read/reader.js';
export type { CompanionEntry } from './journal/watch/companion-tail.js';
export { JournalWatch, type Watched, type WatchOptions, watchJournal } from './journal/watch/watcher.js';
export { CompanionWriter, type CompanionWriterOptions } from './journal/write/companion-writer.js';
export { JournalWriter, type JournalWriterOptions } from './journal/write/journal-writer.js';
export type { Lock } from './journal/write/lock.js';
export type { LockDetails } from './journal/write/owner.js';

// Checking: an event, a journal, and what is said about them.

export { checkEvent, type EventOptions } from './check/event/check-event.js';
export type { EventFileType } from './check/event/diagnose.js';
export type { LeftOut, LeftOutReason } from './check/files/left-out.js';
export type { Excerpt, Finding, PlacedFinding, Summary } from './check/finding.js';
export type { CheckedDialect } from './check/held-to.js';
export { type CheckOptions, type CheckSource, checkJournal, JournalCheck, type Progress } from './check/journal.js';
export type { RuleStatistic } from './check/project/statistics.js';
export type { Outcome, Report } from './check/report/report.js';
export { type ReportName, type ReportOptions, reportNamed, reportNames } from './check/report/reports.js';
export type { Style } from './check/report/style.js';
export type { RuleText } from './check/rule.js';
export { findRule, type KnownRule, ruleCatalogue } from './check/rules/catalogue.js';
export type { YearRange } from './check/tally.js';

// Simulating: a session from a seed, moment by moment.

export type { TimedWrite } from './simulate/conductor.js';
export type { PlanName } from './simulate/plans/plans.js';
export { planNames } from './simulate/plans/plans.js';
export { type SessionOptions, simulate } from './simulate/session.js';

// The stage: a session that can be stopped, directed, broken and repeated.

export { type Answer, type ClockRequest, type Requests } from './stage/control/protocol.js';
export { StageError } from './stage/errors.js';
export { type KeyEntry, readAnswerKey } from './stage/faults/answer-key.js';
export { type FaultName, faultNames } from './stage/faults/faults.js';
export { type Score, type ScoredFinding, score } from './stage/faults/score.js';
export { InjectionRefused } from './stage/inject/inject.js';
export { openStage, type StageOptions } from './stage/open.js';
export type { OpenStage } from './stage/open-stage.js';
export { type Replay, type Replayed, type ReplayOptions, replay } from './stage/replay/replay.js';
export { type ReplayIntoOptions, type Replaying, replayInto } from './stage/replay/replay-into.js';
export { type SituationEntry, situationCatalogue } from './stage/situations/catalogue.js';
export type { Triggered } from './stage/stage.js';
export type { StageState } from './stage/state.js';
export type { Clock } from './stage/time/wall-clock.js';
export { withStage } from './stage/with-stage.js';
