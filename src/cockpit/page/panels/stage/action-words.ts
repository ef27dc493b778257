import type { ReportedAction } from '../../../../stage/control/control-protocol.js';
import type { StageAction } from '../../store/stage-actions.js';
import { clockText } from '../../words/time-words.js';

/** What was done, in a few words, and the lane of the timeline that it belongs to. */
export function actionWords(action: ReportedAction): Pick<StageAction, 'name' | 'words'> {
  const { situation, set = {}, fails = false, inject, fault, leap, step, wait, until } = action;
  const stopped = action['stop-fault'];
  if (situation !== undefined) {
    const settings = Object.entries(set).map(([name, value]) => `${name} ${textOf(value)}`);
    return { name: 'trigger', words: [situation, ...settings].join(', ') + (fails ? ' (failed)' : '') };
  }
  if (inject !== undefined) return { name: 'inject', words: /"event": *"([^"]*)"/.exec(inject)?.[1] ?? inject };
  if (fault !== undefined) return { name: 'fault', words: fault.includes(':') ? fault : `${fault}, once` };
  if (stopped !== undefined) return { name: 'fault', words: `${stopped} stopped` };
  if (leap !== undefined) return { name: 'leap', words: `to ${clockText(leap)}` };
  if (wait !== undefined) return { name: 'leap', words: `${wait} s` };
  if (until !== undefined) return { name: 'leap', words: `to the next ${until}` };
  return { name: 'leap', words: step === undefined ? (action.lost ?? '?') : 'to the next line' };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Situations to trigger again: each name and settings once, the latest first. */
export function recentTriggers(done: readonly ReportedAction[], most: number): readonly ReportedAction[] {
  const byWords = new Map<string, ReportedAction>();
  for (const action of done.toReversed()) {
    if (action.situation === undefined || action.fails) continue;
    const { words } = actionWords(action);
    if (!byWords.has(words)) byWords.set(words, action);
  }
  return [...byWords.values()].slice(0, most);
}
