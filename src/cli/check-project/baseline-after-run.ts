import { pathExists } from '../../check/files/path-exists.js';
import { OutputFile } from '../output/output-file.js';
import type { Shell } from '../shell.js';
import { exceededLines, staleLines, updateLines } from './baseline.js';
import { formatBaseline } from './baseline-file.js';
import { type CheckInputs, covers } from './check-inputs.js';
import { type BaselineEntry, updateBaseline } from './finding-baseline.js';
import type { FindingFilter } from './finding-filter.js';
import type { ResolvedBaseline } from './resolve-settings.js';

/** After a whole run: brings the baseline up to date if asked to, or tells where it counts more or less than was found. */
export async function finishBaseline(
  baseline: ResolvedBaseline,
  inputs: CheckInputs,
  filter: FindingFilter,
  shell: Shell,
): Promise<void> {
  const { file, known, update } = baseline;
  const inReach = await coveredEntries(baseline, inputs);
  if (update) {
    const change = updateBaseline(known.entries(), filter.foundEntries, inReach);
    await OutputFile.writeWhole(file, formatBaseline(change.entries));
    shell.warn(updateLines(file, change));
    return;
  }
  const exceeded = known.exceeded();
  if (exceeded.length > 0) shell.warn(exceededLines(file, exceeded));
  const stale = known.overstated().filter((each) => inReach(each.entry));
  if (stale.length > 0) shell.warn(staleLines(file, stale));
}

/** Whether this run would have found what an entry knows: its rule was asked for and its file looked at, or the file is gone. */
async function coveredEntries(
  { known, coversRule }: ResolvedBaseline,
  inputs: CheckInputs,
): Promise<(entry: BaselineEntry) => boolean> {
  const reached = new Set<BaselineEntry>();
  const gone = new Map<string, boolean>();
  for (const entry of known.entries().filter(coversRule)) {
    const file = known.pathOf(entry);
    if (file !== undefined && !gone.has(file)) gone.set(file, !(await pathExists(file)));
    const isInReach = file === undefined ? inputs.input : covers(inputs, file) || gone.get(file) === true;
    if (isInReach) reached.add(entry);
  }
  return (entry) => reached.has(entry);
}
