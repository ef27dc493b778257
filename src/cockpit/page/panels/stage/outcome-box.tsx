import type { Answer } from '../../../../stage/control/control-protocol.js';
import { counted } from '../../../../words/counted.js';
import { clockText } from '../../words/time-words.js';
import { WrittenKinds } from './written-kinds.js';

/** Result of a request. */
export type Outcome =
  | { readonly is: 'done'; readonly what: string; readonly answer: Answer; readonly marked?: readonly string[] }
  | { readonly is: 'refused'; readonly message: string };

/** Shows the latest outcome in a live region, for screen readers. */
export function OutcomeBox({ outcome }: { readonly outcome: Outcome | undefined }) {
  return (
    <>
      <div role="alert">{outcome?.is === 'refused' && <p class="stage-refusal">{outcome.message}</p>}</div>
      <div role="status">{outcome?.is === 'done' && <Done {...outcome} />}</div>
    </>
  );
}

function Done({ what, answer, marked = [] }: Extract<Outcome, { is: 'done' }>) {
  const { lines, hint, state } = answer;
  return (
    <div class="stage-done">
      <p>
        <span aria-hidden="true">✔ </span>
        {what}: {lines.length === 0 ? 'no line was written to the journal' : `${counted(lines.length, 'line')} written`}
        , and it is {clockText(Date.parse(state.timestamp))}.
      </p>
      {lines.length > 0 && <WrittenKinds lines={lines} marked={marked} label="What was written" />}
      {hint !== undefined && <p class="muted">Hint: {hint}.</p>}
    </div>
  );
}
