import { sessionWrites } from '../../simulate/simulate.js';
import { assertOutputAllowed } from '../../stage/record/output-paths.js';
import { StatusLog } from '../../stage/record/status-log.js';
import { Pace } from '../../stage/time/pace.js';
import { pacedPlayback } from '../../stage/time/paced-playback.js';
import { play } from '../../stage/time/player.js';
import { wallClock } from '../../stage/time/wall-clock.js';
import { terminalText } from '../../words/document/terminal-text.js';
import { Interrupted, type Shell, UsageError } from '../shell.js';
import { LineStream } from './line-stream.js';
import { reproductionCommand } from './reproduction-command.js';
import {
  type RunContext,
  type RunOptions,
  secondsUntil,
  sessionOptionsOf,
  standardOutput,
  withCommand,
} from './run-options.js';
import { sessionPage } from './session-page.js';

/**
 * Writes the lines of a session to standard output as they come, and nothing else; the summary goes to
 * standard error.
 */
export async function streamSession(
  runOptions: RunOptions,
  shell: Shell,
  { look, session = sessionWrites, clock = wallClock(shell.now) }: RunContext,
): Promise<void> {
  refuseDirectoryOptions(runOptions);
  const { start, speed, statusLog } = runOptions;
  if (statusLog !== undefined) assertOutputAllowed(statusLog, '--status-log', { directory: standardOutput });
  const log = statusLog === undefined ? undefined : new StatusLog(statusLog);
  const stream = new LineStream((text) => shell.print(text), log);
  const pace = new Pace({ began: clock.now(), origin: start.getTime(), speed });
  try {
    const playback = pacedPlayback(session(sessionOptionsOf(runOptions)), { recorder: stream, pace });
    const isWhole = await play(playback, { clock, signal: shell.signal });
    const { tally } = stream;
    const seconds = isWhole ? runOptions.seconds : Math.max(1, secondsUntil(tally.last, start));
    const command = reproductionCommand({ ...runOptions, seconds }, shell.platform);
    const recipe = { command, lost: [] };
    const page = sessionPage({ options: runOptions, files: [], tally, faults: new Map(), recipe });
    shell.warn(terminalText(page, look));
    if (!isWhole) throw new Interrupted();
  } catch (error) {
    throw error instanceof Interrupted
      ? error
      : withCommand(error, () => reproductionCommand(runOptions, shell.platform));
  } finally {
    log?.close();
  }
}

/** Refuses options that need a directory. */
function refuseDirectoryOptions(runOptions: RunOptions): void {
  if (runOptions.scenario !== undefined) throw new UsageError(`a scenario ${needsDirectory}`);
  const given = Object.entries(directoryOptions).find(
    ([name]) => runOptions[name as keyof typeof directoryOptions] !== undefined,
  );
  if (given) throw new UsageError(`${given[1]} ${needsDirectory}`);
}

const needsDirectory = 'needs a directory to write to, and --out - has none: add one, such as --out journals';

const directoryOptions = {
  clean: '--clean',
  second: '--second',
  given: '--given',
  triggers: '--trigger',
  faults: '--fault',
  answerKey: '--answer-key',
  stateFile: '--state-file',
  port: '--port',
  isPaused: '--paused',
  timeZone: '--timezone',
} as const satisfies Partial<Record<keyof RunOptions, string>>;
