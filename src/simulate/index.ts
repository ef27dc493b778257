// `shakedown/simulate`: a session from a seed, write by write, without touching a disk.

export { ArgumentError } from '../words/argument-error.js';
export { type Departure, departureOf } from './departure/departure.js';
export { type PlanName, planNames } from './plans/plans.js';
export type { SessionOptions, SessionRun } from './session-options.js';
export type { TimedWrite } from './session-output.js';
export { simulate } from './simulate.js';
