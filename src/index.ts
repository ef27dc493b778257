// The interface as data and types of events; the journal directory; checking.

export * from './check/index.js';
export * from './interface/index.js';
export * from './journal/index.js';

// Knowledge packs: what was learned from lines.

export { readKnowledge } from './observe/learn/read-knowledge.js';

// Simulating: a session from a seed.

export * from './simulate/index.js';

// The stage: a session that can be stopped, directed, broken and repeated. It is loaded when it is first
// opened; what can be done on it is listed in `shakedown/stage`.

export type { FaultName, FaultText } from './direct/faults/faults.js';
export { InjectionRefused } from './direct/injection/injection-refused.js';
export type { ServiceName, ServiceText } from './direct/service-names.js';
export type { GivenSettings } from './direct/settings/session-settings.js';
export type { SituationEntry } from './direct/situations/situation-catalogue.js';
export type { SettingsFor, SituationName } from './direct/situations/situation-names.js';
export { StageError, type StageErrorCode } from './direct/stage-error.js';
export type { StageState } from './direct/state/stage-state.js';
export type { Question, ToolAnswer } from './direct/tool/question.js';
export type { ToolDefinition } from './direct/tool/tool-definition.js';
export type { Services, ServiceView } from './services/server/running-services.js';
export type { DemandedAnswer, LoggedMessage, Verdict } from './services/service.js';
export type { ClockRequest } from './stage/control/clock-shape.js';
export type { Answer } from './stage/control/control-protocol.js';
export type { Requests } from './stage/control/control-requests.js';
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
