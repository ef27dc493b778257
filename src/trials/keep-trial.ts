import { rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { journalPaths } from '../journal/read/byte-source.js';
import type { ScenarioOutcome } from '../stage/scenarios/schedule-scenario.js';
import type { Tool } from '../stage/tool/tool.js';
import { timelinePage } from './timeline-page.js';
import type { TrialResult } from './trial-result.js';

/** What is left of a trial. */
interface Evidence {
  readonly directory: string;
  readonly journals: string;
  readonly outcome: ScenarioOutcome | undefined;
  /** One after another: a trial may start it again. */
  readonly tools: readonly Tool[];
}

/** Keeps what is known of a trial beside its journals, or removes its directory. */
export async function keepTrial(
  result: TrialResult,
  { directory, journals, outcome, tools }: Evidence,
  isKept: boolean,
): Promise<{ readonly directory?: string }> {
  if (!isKept) {
    rmSync(directory, { recursive: true, force: true });
    return {};
  }
  // The stage may have failed before it made one.
  await mkdir(journals, { recursive: true });
  const { trial, questions, problem, command } = result;
  const output = tools.flatMap((tool) => tool.output);
  const messages = outcome?.sent ?? [];
  const failures = [...(problem === undefined ? [] : [problem]), ...questions.flatMap(({ message = [] }) => message)];
  const page = timelinePage({
    name: trial.name,
    about: trial.scenario.about,
    lines: await linesIn(journals),
    output,
    questions: outcome?.questions ?? [],
    messages,
    failures: [...new Set(failures)],
    reproduction: command,
  });
  const files = {
    'timeline.html': page,
    'tool-output.txt': output
      .map(({ at, stream, text }) => `${new Date(at).toISOString()} ${stream} ${text}\n`)
      .join(''),
    'messages.jsonl': messages.map((message) => `${JSON.stringify(message)}\n`).join(''),
    'reproduce.txt': `${command}\n`,
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(directory, name), text)));
  return { directory };
}

/** Every line of the journals, with the time that it says. */
async function linesIn(directory: string): Promise<{ at: string; text: string }[]> {
  const files = await journalPaths(directory);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const lines = texts.flatMap((text) => text.split(/\r?\n/)).filter((line) => line !== '');
  return lines.map((text) => ({ at: /"timestamp":"([^"]+)"/.exec(text)?.[1] ?? '', text }));
}
