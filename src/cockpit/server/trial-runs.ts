import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ToolDefinition } from '../../direct/tool/tool-definition.js';
import { packagedFiles } from '../../packaged/packaged-files.js';
import { ArgumentError } from '../../words/argument-error.js';
import { quoted } from '../../words/printable.js';
import type { TrialReport } from '../protocol.js';

/** Runs a trial of the package with a tool, in a directory of its own. */
export async function runTrial(name: string, tool: ToolDefinition, signal: AbortSignal): Promise<TrialReport> {
  const files = packagedFiles();
  const file = `${name}.yaml`;
  if (!files.namesIn('trials').includes(file)) throw new ArgumentError(`there is no trial ${quoted(name)}`);
  // Loaded on demand: most pages run none.
  const [{ loadTrial }, { runCourse }] = await Promise.all([
    import('../../trials/course.js'),
    import('../../trials/run-course.js'),
  ]);
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-trial-'));
  try {
    const [result] = await runCourse([loadTrial(files.pathOf(`trials/${file}`))], {
      tool,
      home,
      keeps: () => false,
      jobs: 1,
      signal,
      commandFor: () => `shakedown trials run ${name}`,
      now: () => performance.now(),
    });
    if (!result) throw new ArgumentError('the trial was stopped');
    const { verdict, questions, problem, seconds } = result;
    return { verdict, questions, seconds, ...(problem !== undefined && { problem }) };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
