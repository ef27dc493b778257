import type { FaultText } from '../direct/faults/faults.js';
import type { PlayedSession } from '../direct/scenario/session-shape.js';
import type { ServiceText } from '../direct/service-names.js';
import type { GivenSettings } from '../direct/settings/session-settings.js';
import { type Catalogue, loadedCatalogue } from '../interface/kind-catalogue.js';
import { type JournalNaming, knownTimeZone } from '../journal/journal-names.js';
import type { ServicesAt } from '../services/server/running-services.js';
import { type SessionOptions, sessionChecks } from '../simulate/session-options.js';
import type { OptionShapes } from '../words/shape/check-options.js';
import {
  anObject,
  aString,
  filePath,
  functionToCall,
  judged,
  listOf,
  mustBe,
  trueOrFalse,
} from '../words/shape/shape.js';
import { speedComplaint } from './time/clock-limits.js';
import { type Clock, realClock } from './time/wall-clock.js';

export interface StageOptions extends Omit<SessionOptions, 'seed' | 'evenings' | 'earlier' | 'from'> {
  /**
   * A scenario file: the stage has its seed, start, given state and services, unless others are named here.
   * Its steps are carried out before the stage is opened; its tool, questions and expectations are left out.
   */
  readonly scenario?: string | undefined;
  /** Random by default; printed with every failure. */
  readonly seed?: number;
  /** Where to write; by default a temporary directory, removed at the end. */
  readonly directory?: string;
  /** Time zone for journal names, as in the game: `Europe/Berlin`, `-05:00`; UTC by default. */
  readonly timeZone?: string | undefined;
  /** Removes what Shakedown wrote to the directory before. */
  readonly clean?: boolean | undefined;
  /** The initial state, such as `{ station: 'Jameson Memorial' }`. */
  readonly given?: GivenSettings;
  /** 1, the default, is real time; a factor from 0.001 to 1,000,000, or `Infinity` to not wait at all. */
  readonly speed?: number;
  /** The live game with what packs add to it, from `loadKnowledge`: injected events are judged by it. */
  readonly catalogue?: Catalogue | undefined;
  /** Whether time runs. By default it is paused, and only what is triggered happens. */
  readonly playing?: boolean;
  /** Faults to write to the files, such as `torn-line:2%`. */
  readonly faults?: readonly FaultText[] | undefined;
  /** Input files, such as a scenario, which must not be overwritten. */
  readonly sources?: readonly string[] | undefined;
  /** A file that records every fault; must be outside the directory. */
  readonly answerKey?: string | undefined;
  /** A file that logs every Status line; must be outside the directory. */
  readonly statusLog?: string | undefined;
  /** A file that mirrors `state` as JSON; must be outside the directory. */
  readonly stateFile?: string | undefined;
  /** Services to start on this machine, in step with the session: `['eddn', 'capi:4443']`. */
  readonly services?: readonly ServiceText[] | undefined;
  /**
   * Where these services listen, and with which certificate, by default on this machine and without one; how
   * far carriers are behind; and more schemas of EDDN.
   */
  readonly servicesAt?: ServicesAt | undefined;
  /** Lets other processes on this machine control the stage: `true` for any free port, or the port number. */
  readonly control?: boolean | number;
  /**
   * Registers a callback for a failed test, such as `onTestFailed` of a test runner: it prints the seed and
   * how to reproduce the session.
   */
  readonly whenTestFails?: (report: () => void) => void;
  /** The source of real time; the system clock by default. */
  readonly wall?: Clock;
}

/** Unchecked options from a command line, scenario or request: names and settings are checked when parsed. */
export interface UncheckedStageOptions extends Omit<StageOptions, 'given' | 'faults' | 'scenario'> {
  readonly given?: Readonly<Record<string, unknown>>;
  readonly faults?: readonly string[] | undefined;
  /** Sessions whose journals are written first. */
  readonly before?: readonly PlayedSession[] | undefined;
  /** How journals are named; as the client does by default. */
  readonly naming?: JournalNaming | undefined;
}

const { evenings: _whole, earlier: _before, from: _departure, ...commonChecks } = sessionChecks;

export const stageChecks: OptionShapes<StageOptions> = {
  ...commonChecks,
  scenario: filePath,
  seed: mustBe('an integer such as 7', Number.isSafeInteger),
  directory: filePath,
  timeZone: knownTimeZone,
  clean: trueOrFalse,
  given: anObject,
  catalogue: loadedCatalogue,
  speed: judged(speedComplaint),
  playing: trueOrFalse,
  faults: listOf('faults', aString),
  sources: listOf('paths', filePath),
  answerKey: filePath,
  statusLog: filePath,
  stateFile: filePath,
  services: listOf('services', aString),
  servicesAt: anObject,
  control: mustBe('true, false or a port number from 0 to 65535', isControl),
  whenTestFails: functionToCall,
  wall: realClock,
};

function isControl(value: unknown): boolean {
  return typeof value === 'boolean' || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 65_535);
}
