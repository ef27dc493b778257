import { info, stageControl } from '../store/session-store.js';

/** For a journal without lines: what to do next. */
export function NothingWritten() {
  return (
    <div class="empty">
      <p>Nothing has been written yet.</p>
      <p>{nextStep()}</p>
    </div>
  );
}

function nextStep(): string {
  if (stageControl.value) return 'Press Space to play, or t to make a situation happen.';
  if (info.value?.mode === 'live') return 'Lines appear here when the game or a stage writes into this directory.';
  return 'Press o to open other journals.';
}
