import { type ServiceText, serviceNames } from '../direct/service-names.js';
import { watchJournal } from '../journal/watch/watcher.js';
import { RunningServices } from '../services/server/running-services.js';
import { jsonText } from '../words/bigint-json.js';
import { counted } from '../words/counted.js';
import { printable } from '../words/printable.js';
import { bareCandidates } from './completion/completion-source.js';
import { journalDirectory } from './game-directory.js';
import { listenOptions, parseServiceNames, servicesAtOf } from './session/session-arguments.js';
import { addressLines, warnOfRefusals, writeEnvironment } from './session/stage-observer.js';
import { Interrupted, type Shell } from './shell.js';
import { findingLine, messageLines } from './terminal/message-line.js';
import { styleFor } from './terminal/terminal-style.js';
import { argument, choice, type OptionsOf, option, verb } from './verb.js';

const help = `
They take what your tool sends, answer as the real services do, and hold it
against the journal of a directory, which may be recorded or still being
written. Time is that of the journal: its last line, and what has passed since.
The Companion API needs the state of a session, and answers 503 here: see
shakedown stage --with capi.

With --proxy, tools that have the addresses of the real services wired in reach
these instead: the file of --env has the variables that send them to a proxy on
this machine. Any other host is refused, and reported.

Ctrl-C ends it, and lists what should have been sent and was not.

Exit codes: 2 wrong usage, or a port is not available; 130 interrupted.

Examples:
  shakedown services eddn --journal recorded
  shakedown services eddn:4430,inara,edsm --journal recorded --env tool.env
  shakedown services eddn --journal recorded --proxy --env tool.sh
  shakedown services eddn --journal recorded --format ndjson`;

const options = {
  journal: option('<directory>', 'the journal that messages are held against (the game directory if left out)'),
  format: choice('output format', ['pretty', 'ndjson']),
  ...listenOptions,
};

type Options = OptionsOf<typeof options> & { readonly color?: boolean };

export const createVerb = verb({
  takes: [
    argument('<services>', `which: ${serviceNames.join(',')}, or with a port, as eddn:4430`, {
      candidates: () => bareCandidates(serviceNames),
      parse: parseServiceNames,
    }),
  ],
  options,
  help,
  run: ([texts], given, shell) => serve(texts, given, shell),
});

async function serve(texts: readonly ServiceText[], given: Options, shell: Shell): Promise<void> {
  const directory = await journalDirectory(given.journal, shell);
  const clock = new JournalClock(shell.now);
  const services = new RunningServices();
  await services.start(texts, { ...servicesAtOf(given), context: { now: clock.now, random: Math.random } });
  const style = styleFor(given.color, shell);
  try {
    for (const name of services.names) {
      services.get(name).onMessage((message) => {
        const text = given.format === 'ndjson' ? jsonText({ service: name, ...message }) : undefined;
        void shell.print(text === undefined ? messageLines(name, message, style) : printable(text));
      });
    }
    if (given.env !== undefined) writeEnvironment(given.env, services);
    shell.warn(`against ${printable(directory)}, in the time of its journal (Ctrl-C ends it):`);
    shell.warn(addressLines(services));
    warnOfRefusals(services, style, shell);
    for await (const { event, position } of watchJournal(directory, { from: 'start', signal: shell.signal })) {
      if (!event) continue;
      clock.reached(event.timestamp);
      services.wrote({
        event: { ...event },
        ...(position && { line: { file: position.file, line: position.line, timestamp: event.timestamp } }),
      });
    }
    printOmissions(services, style, shell);
  } finally {
    await services.close();
  }
  throw new Interrupted();
}

function printOmissions(services: RunningServices, style: ReturnType<typeof styleFor>, shell: Shell): void {
  for (const { found, count } of services.proxy?.refused.findings ?? [])
    shell.warn(`proxy: refused ${found} ${counted(count ?? 1, 'time')}`);
  for (const name of services.names) {
    const { count, verdicts } = services.get(name);
    const missing = verdicts.filter(({ number }) => number === undefined);
    const found = verdicts.length - missing.length;
    shell.warn(`${name}: ${counted(count, 'message')}, ${counted(found, 'finding')}, ${missing.length} not sent`);
    for (const finding of missing) shell.warn(findingLine(finding, style));
  }
}

/** The time of a journal: that of its last line, and what has passed since it was read. */
class JournalClock {
  readonly #real: () => number;
  #offset = 0;

  constructor(real: () => number) {
    this.#real = real;
  }

  reached(timestamp: string): void {
    const time = Date.parse(timestamp);
    if (!Number.isNaN(time)) this.#offset = time - this.#real();
  }

  readonly now = (): number => this.#real() + this.#offset;
}
