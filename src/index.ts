// The interface as data, and what derives from it.

export type { Change, Deviation } from './interface/dialect/apply-deviations.js';
export { deviations } from './interface/dialect/deviations.js';
export { type Dialect, dialects, extraKinds } from './interface/dialect/dialects.js';
export { asyncApi } from './interface/emit/asyncapi-document.js';
export {
  bundleSchema,
  type JsonSchema,
  kindSchema,
  type SchemaOptions,
  schemaFiles,
} from './interface/emit/json-schema.js';
export { referencePages } from './interface/emit/reference-pages.js';
export { typeScript } from './interface/emit/typescript.js';
export { explain } from './interface/explain-name.js';
export { type Decoded, explainValue } from './interface/explain-value.js';
export type { Explanation } from './interface/explanation-types.js';
export { type Catalogue, specification } from './interface/kind-catalogue.js';
export { limits } from './interface/specified-limits.js';
export { stationServices } from './interface/specified-values.js';
export type { SummaryPart } from './interface/summary/render-parts.js';
export { type EventSummary, type SummaryOptions, summarise } from './interface/summary/summarise.js';

// Types of events: a kind, any kind, and the shapes and values inside.

export type {
  AnyEvent,
  CompanionEvent,
  CompanionFile,
  CompanionKind,
  EventName,
  EventOf,
  ExtraKindName,
  ExtraKindOf,
  KindName,
} from './interface/event-types.js';
export type {
  ActiveState,
  AllegianceName,
  BodyTypeName,
  CargoTransfer,
  CommunityGoal,
  Conflict,
  ConflictParty,
  ConflictStatus,
  ContendingPower,
  ControllingFaction,
  CountsByName,
  Destination,
  DiscoveredSystem,
  Docked,
  EconomyShare,
  EconomyToken,
  EngineerAccess,
  EngineerName,
  EngineerProgress,
  Faction,
  FactionStateName,
  FittedModule,
  FSDJump,
  Fuel,
  Goal,
  GovernmentName,
  GovernmentToken,
  GuiFocus,
  HandWeaponName,
  KnownEngineer,
  LandingPads,
  LegalStateName,
  Mission,
  Missions,
  ModuleInfo,
  MultiSellExplorationData,
  NavRoute,
  PercentileBand,
  PowerName,
  PowerplayState,
  Resource,
  RouteStop,
  SecurityLevel,
  SquadronStartup,
  StarClassName,
  StationService,
  StationStateName,
  StationTypeName,
  Status,
  StoredModule,
  StoredModules,
  SuitLoadout,
  SuitModName,
  SuitModule,
  SuitSlotName,
  SuitTypeName,
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
  WeaponModName,
} from './interface/types/game-events.js';

// Flags and screens.

export type { Bit, BitTable, UndefinedBit } from './interface/bits.js';
export {
  decodeFlags,
  decodeFlags2,
  encodeFlags,
  encodeFlags2,
  type Flag2Name,
  type FlagName,
  flags,
  flags2,
} from './interface/flag-tables.js';
export { type GuiFocusName, guiFocus, guiFocusName } from './interface/gui-focus.js';

// The journal directory: lines, names and places.

export { formatCompanion, formatLine } from './journal/format/format-line.js';
export { JournalError, type JournalErrorCode } from './journal/journal-error.js';
export {
  type EventToWrite,
  fieldOf,
  isKind,
  type JournalEvent,
  ofKind,
  type UnknownEvent,
  type WritableEvent,
} from './journal/journal-event.js';
export {
  compareJournalNames,
  type Edition,
  formatJournalName,
  type JournalName,
  type JournalNameParts,
  journalFiles,
  parseJournalName,
} from './journal/journal-names.js';
export { type Located, type LocateOptions, locateJournals, type Tried } from './journal/locate-journals.js';
export type { Problem, ProblemCode } from './journal/parse/line-problem.js';
export { type Parsed, parseLine } from './journal/parse/parse-line.js';

// Reading, watching and writing it.

export type { Entry, Position } from './journal/read/journal-entry.js';
export type { JournalLine } from './journal/read/journal-line.js';
export { type EventOfKinds, JournalReading, type ReadOptions, readJournal } from './journal/read/reader.js';
export type { JournalSource } from './journal/read/source-reading.js';
export type { CompanionEntry } from './journal/watch/companion-tail.js';
export { JournalsWatch, type WatchJournalsOptions, watchJournals } from './journal/watch/journals-watcher.js';
export { JournalWatch, type Watched, type WatchOptions, watchJournal } from './journal/watch/watcher.js';
export { CompanionWriter, type CompanionWriterOptions } from './journal/write/companion-writer.js';
export type { Lock } from './journal/write/directory-lock.js';
export { JournalWriter, type JournalWriterOptions } from './journal/write/journal-writer.js';
export type { LockDetails } from './journal/write/lock-owner.js';

// Checking: an event, a journal, and what is said about them.

export {
  type CheckOptions,
  type CheckSource,
  checkJournal,
  JournalCheck,
  type Progress,
} from './check/check-journal.js';
export type { YearRange } from './check/check-totals.js';
export type { CheckedDialect } from './check/checked-dialect.js';
export { checkEvent, type EventOptions } from './check/event/check-event.js';
export type { EventFileType } from './check/event/diagnose.js';
export type { LeftOut, LeftOutReason } from './check/files/left-out.js';
export type { Excerpt, Finding, PlacedFinding, Summary } from './check/finding.js';
export type { Outcome, Report, Style } from './check/report/check-report.js';
export { type ReportName, type ReportOptions, reportNamed, reportNames } from './check/report/report-formats.js';
export type { RuleStatistic } from './check/rule-statistics.js';
export type { RuleText } from './check/rule-text.js';
export { findRule, type KnownRule, ruleCatalogue } from './check/rules/rule-catalogue.js';

// Simulating: a session from a seed.

export { type Departure, departureOf } from './simulate/departure/departure.js';
export type { PlanName } from './simulate/plans/plans.js';
export type { SessionOptions, SessionRun } from './simulate/session-options.js';
export type { TimedWrite } from './simulate/session-output.js';
export { simulate } from './simulate/simulate.js';

// The stage: a session that can be stopped, directed, broken and repeated. It is loaded when it is first
// opened; what can be done on it is listed in `shakedown/stage`.

export type { FaultName, FaultText } from './direct/faults/faults.js';
export { InjectionRefused } from './direct/injection/injection-refused.js';
export type { NeighbourName, NeighbourText } from './direct/neighbour-names.js';
export type { GivenSettings } from './direct/settings/session-settings.js';
export type { SituationEntry } from './direct/situations/situation-catalogue.js';
export type { SettingsFor, SituationName } from './direct/situations/situation-table.js';
export { StageError, type StageErrorCode } from './direct/stage-error.js';
export type { StageState } from './direct/state/stage-state.js';
export type { Question, ToolAnswer } from './direct/tool/question.js';
export type { ToolDefinition } from './direct/tool/tool-definition.js';
export type { LoggedMessage, Verdict } from './neighbours/neighbour.js';
export type { DemandedAnswer } from './neighbours/service/demanded-answers.js';
export type { NeighbourService, Neighbours } from './neighbours/service/neighbour-services.js';
export type { Answer, ClockRequest, Requests } from './stage/control/control-protocol.js';
export type { KeyEntry } from './stage/faults/answer-key.js';
export type { Score, ScoredFinding } from './stage/faults/fault-score.js';
export type { RequestedFault } from './stage/faults/requested-fault.js';
export { forSeeds, openStage, playScenario, replay, replayInto, withStage } from './stage/on-demand.js';
export type { ReplayIntoOptions, Replaying } from './stage/replay/replay-into.js';
export type { Replay, Replayed, ReplayOptions } from './stage/replay/replay-journal.js';
export type { PlayOptions } from './stage/scenarios/play-scenario.js';
export type { ScenarioOutcome } from './stage/scenarios/schedule-scenario.js';
export type { SeedsOptions } from './stage/seeds/for-seeds.js';
export type { AdvanceOptions, EventToInject, InjectOptions, Stage, Triggered, TriggeredBy } from './stage/stage.js';
export type { StageOptions } from './stage/stage-options.js';
export type { Clock } from './stage/time/wall-clock.js';
export type { StartTool, Surroundings, Tool, ToolEnd, ToolOutput } from './stage/tool/tool.js';
export type { AskedQuestion } from './stage/tool/tool-questions.js';
export type { AnyTool } from './stage/tool/tool-setup.js';

// What every function says of an argument or an option that it cannot work with.

export { ArgumentError } from './words/argument-error.js';
