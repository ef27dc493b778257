import type { Answer } from '../../../../stage/control/control-protocol.js';
import { counted } from '../../../../words/counted.js';
import { clockText } from '../../words/time-words.js';
import { kindRuns } from './written-lines.js';

/** Longer lists end with the number of remaining kinds. */
const maxShown = 40;

interface WrittenKindsProps {
  readonly answer: Answer;
  /** The situation's own kinds, highlighted. */
  readonly marked?: readonly string[];
  readonly label: string;
}

/** Kinds of lines in the order of writing, and what to know about them. */
export function WrittenKinds({ answer: { lines, hint }, marked = [], label }: WrittenKindsProps) {
  const runs = kindRuns(lines);
  return (
    <>
      {runs.length > 0 && (
        <ol class="written-kinds" aria-label={label}>
          {runs.slice(0, maxShown).map(({ kind, count }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same kind may come again, and none is moved
            <li key={index}>
              {marked.includes(kind) ? <strong>{kind}</strong> : kind}
              {count > 1 && ` ×${count}`}
            </li>
          ))}
          {runs.length > maxShown && <li class="muted">and {runs.length - maxShown} more</li>}
        </ol>
      )}
      {hint !== undefined && <p class="muted">Hint: {hint}.</p>}
    </>
  );
}

/** What a request wrote. */
export interface Written extends Omit<WrittenKindsProps, 'label'> {
  readonly what: string;
}

/** Shows what the latest request wrote in a live region, for screen readers. */
export function WrittenBox({ written }: { readonly written: Written | undefined }) {
  return <div role="status">{written && <Done {...written} />}</div>;
}

function Done({ what, ...written }: Written) {
  const { lines, state } = written.answer;
  return (
    <div class="stage-box stage-done">
      <p>
        <span aria-hidden="true">✔ </span>
        {what}: {lines.length === 0 ? 'no line was written to the journal' : `${counted(lines.length, 'line')} written`}
        , and it is {clockText(Date.parse(state.timestamp))}.
      </p>
      <WrittenKinds {...written} label="What was written" />
    </div>
  );
}
