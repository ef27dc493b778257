import type { SituationEntry } from '../../../../direct/situations/situation-catalogue.js';
import { counted } from '../../../../words/counted.js';
import { progress } from '../../store/session-store.js';
import { clockText, durationWords } from '../../words/time-words.js';
import type { Preview } from './use-preview.js';
import { WrittenKinds } from './written-kinds.js';

interface SituationPreviewProps {
  readonly situation: SituationEntry;
  readonly preview: Preview;
  /** Whether a refusal is shown at its field. */
  readonly isAtField: boolean;
}

/** Lines that the situation will write, in order, including its prerequisites. */
export function SituationPreview({ situation, preview, isAtField }: SituationPreviewProps) {
  const { writes, later } = situation;
  return (
    <section class="stage-box" aria-label="What it will write">
      <p>
        {writes.length === 0 ? 'Only Status shows it.' : `It writes ${writes.join(', ')}.`}
        {later.length > 0 && ` Later, as time passes: ${later.join(', ')}.`}
      </p>
      {preview.is === 'coming' && <p class="muted">Trying it out on a copy of the session…</p>}
      {preview.is === 'refused' && !isAtField && <p class="stage-refusal">{preview.message}</p>}
      {preview.is === 'there' && <Way {...preview} marked={writes} />}
    </section>
  );
}

interface WayProps extends Extract<Preview, { is: 'there' }> {
  readonly marked: readonly string[];
}

function Way({ marked, answer, at, lines, again }: WayProps) {
  const took = durationWords(Math.max(0, Date.parse(answer.state.timestamp) - at));
  return (
    <>
      <p class="muted">
        {answer.lines.length === 0
          ? `From here that is no line in the journal, and ${took} in the session.`
          : `From here that is ${counted(answer.lines.length, 'line')} and ${took} in the session, with what it needs first:`}
      </p>
      <WrittenKinds answer={answer} marked={marked} label="Lines that will be written" />
      {progress.value.lines > lines && (
        <p class="muted">
          The session has gone on since {clockText(at)}.{' '}
          <button type="button" onClick={again}>
            Look again
          </button>
        </p>
      )}
    </>
  );
}
