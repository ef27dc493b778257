// `shakedown/stage`: a session in a directory that can be paused, controlled, broken and repeated; and
// replays.

export { isFaultText } from '../direct/faults/fault-request.js';
export { type FaultName, type FaultText, faultNames } from '../direct/faults/faults.js';
export { InjectionRefused } from '../direct/injection/injection-refused.js';
export type { GivenSettings } from '../direct/settings/session-settings.js';
export { type SituationEntry, situationCatalogue } from '../direct/situations/situation-catalogue.js';
export { isSituationName, type SettingsFor, type SituationName } from '../direct/situations/situation-names.js';
export { StageError, type StageErrorCode } from '../direct/stage-error.js';
export type { StageState } from '../direct/state/stage-state.js';
export type { Question, ToolAnswer } from '../direct/tool/question.js';
export type { ToolDefinition } from '../direct/tool/tool-definition.js';
export { ArgumentError } from '../words/argument-error.js';
export type { ClockRequest } from './control/clock-shape.js';
export type { Answer } from './control/control-protocol.js';
export type { Requests } from './control/control-requests.js';
export { type KeyEntry, readAnswerKey } from './faults/answer-key.js';
export { type Score, type ScoredFinding, score } from './faults/fault-score.js';
export type { RequestedFault } from './faults/requested-fault.js';
export { openStage } from './open-stage.js';
export { reduceJournal } from './reduce/reduce-journal.js';
export type { Reduced, ReduceOptions, ReduceProgress } from './reduce/reduce-options.js';
export { type ReplayIntoOptions, type Replaying, replayInto } from './replay/replay-into.js';
export { type Replay, type Replayed, type ReplayOptions, replay } from './replay/replay-journal.js';
export { type PlayOptions, playScenario } from './scenarios/play-scenario.js';
export type { ScenarioOutcome } from './scenarios/schedule-scenario.js';
export { forSeeds, type SeedsOptions } from './seeds/for-seeds.js';
export type { AdvanceOptions, EventToInject, InjectOptions, Stage, Triggered, TriggeredBy } from './stage.js';
export type { StageOptions } from './stage-options.js';
export type { Clock } from './time/wall-clock.js';
export type { StartTool, Surroundings, Tool, ToolEnd, ToolOutput } from './tool/tool.js';
export { ToolError } from './tool/tool-error.js';
export type { AskedQuestion } from './tool/tool-questions.js';
export type { AnyTool } from './tool/tool-setup.js';
export { type WithStageOptions, withStage } from './with-stage.js';
