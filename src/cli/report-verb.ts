import path from 'node:path';
import { type StoryOptions, storyOf } from '../cockpit/report/story.js';
import { storyPage } from '../cockpit/report/story-page.js';
import { JournalReading } from '../cockpit/server/journal-reading.js';
import { findRecordedFiles, type RecordedFiles } from '../cockpit/server/recorded-files.js';
import { counted, sizeText } from '../words/counted.js';
import { printable } from '../words/printable.js';
import { gameDirectory } from './game-directory.js';
import { OutputFile } from './output/output-file.js';
import { orInterrupted, UsageError } from './shell.js';
import { barOf, ProgressBar } from './terminal/progress-bar.js';
import { argument, flag, option, verb } from './verb.js';

const help = `
One page with the story of a session or of years: the route, the money, fuel and
cargo over time, each day, what happened most, and what the checker found. It is
a single file that needs no network, to keep or to send to someone.

With --anonymise it has neither the name of the commander nor that of a ship, a
file or a folder. Systems stay.

Without paths, it is about the game's own directory. Journals are only read.

Exit codes: 0 written; 2 wrong usage, no journal, or a file that cannot be read
or written; 130 interrupted.

Examples:
  shakedown report --out session.html
  shakedown report journals --out session.html
  shakedown report Journal.2026-11-14*.log --out evening.html --anonymise`;

export const createVerb = verb({
  takes: [argument('[paths...]', "journals, or directories with journals; the game's own if left out")],
  options: {
    out: option('<file>', 'the page to write, such as session.html'),
    anonymise: flag('leave out the names of people and of what they own'),
  },
  help,
  async run([paths], { out = '', anonymise = false }, shell) {
    if (out === '') throw new UsageError('--out names the page to write, such as session.html');
    const named = paths.length > 0 ? paths : [await gameDirectory(shell)];
    const files = await findRecordedFiles(named);
    // Opened first: a place that cannot be written to is reported before anything is read.
    const output = await OutputFile.open(out);
    const bar = new ProgressBar(shell);
    try {
      const title = path.basename(path.resolve(named[0] ?? '.'));
      const asked = { title, isAnonymous: anonymise, bar, signal: shell.signal };
      const { text, lines } = await orInterrupted(reportOn(files, asked), shell);
      bar.erase();
      await output.write(text);
      await output.finish();
      const journals = counted(files.journals.length, 'journal');
      const size = sizeText(Buffer.byteLength(text));
      await shell.print(`wrote ${printable(out)} (${size}), about ${counted(lines, 'line')} in ${journals}`);
    } finally {
      bar.erase();
      await output.discard();
    }
  },
});

interface Reported extends Pick<StoryOptions, 'title' | 'isAnonymous'> {
  readonly bar: ProgressBar;
  readonly signal: AbortSignal;
}

async function reportOn(files: RecordedFiles, { title, isAnonymous, bar, signal }: Reported) {
  const quiet = () => undefined;
  let fail: (error: unknown) => void = quiet;
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // Awaited only while it is checked.
  failure.catch(quiet);
  signal.addEventListener('abort', () => fail(signal.reason));
  const reading = new JournalReading({
    grew: () => bar.show(() => `${barOf(recording.progress.read)}  reading`),
    found: () => bar.show(() => `${barOf(recording.progress.checked / recording.lines)}  checking`),
    companion: quiet,
    changed: quiet,
    failed: fail,
  });
  const { recording } = reading;
  try {
    const { checked } = await reading.readAll(files, signal);
    await Promise.race([checked, failure]);
    bar.show(() => 'adding up');
    const { progress } = recording;
    const story = await storyOf((name, ask) => recording.answer(name, ask, signal), { title, progress, isAnonymous });
    return { text: storyPage(story), lines: recording.lines };
  } finally {
    reading.close();
  }
}
