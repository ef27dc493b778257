import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDirectorySync } from '../journal/directories.js';
import { lockName } from '../journal/write/directory-lock.js';
import { openStage as openStageOn } from '../stage/open-stage.js';
import type { Stage } from '../stage/stage.js';
import type { StageOptions } from '../stage/stage-options.js';
import { wrongArgument } from '../words/argument-error.js';

export { planNames } from '../simulate/plans/plans.js';

/** What needs files or ports of a computer is left out. */
export interface BrowserStageOptions
  extends Omit<
    StageOptions,
    'scenario' | 'directory' | 'clean' | 'sources' | 'answerKey' | 'statusLog' | 'stateFile' | 'services' | 'control'
  > {}

/** Opens a stage whose directory is in memory, until it is closed. */
export function openStage(options: BrowserStageOptions = {}): Promise<Stage> {
  return openStageOn(options);
}

/** The files in the directory of a stage, by name, as a tool would find them now; none of a closed one. */
export function filesOf(stage: Pick<Stage, 'directory'>): ReadonlyMap<string, Uint8Array> {
  const directory: unknown = (stage as Partial<Stage> | undefined)?.directory;
  if (typeof directory !== 'string') throw wrongArgument('filesOf takes a stage', stage);
  const names = (isDirectorySync(directory) ? readdirSync(directory) : []).filter((name) => !name.startsWith(lockName));
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(directory, name))]));
}
