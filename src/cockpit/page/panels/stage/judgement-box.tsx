import type { RefObject } from 'preact';
import { SeverityMark } from '../../parts/severity-mark.js';
import type { Judgement } from './judge-event.js';

interface JudgementBoxProps {
  readonly judgement: Judgement | undefined;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Verdict of the checker on the event in the field. */
export function JudgementBox({ judgement, field }: JudgementBoxProps) {
  return (
    <div id="inject-judgement" role="status">
      {judgement && <Words judgement={judgement} field={field} />}
    </div>
  );
}

function Words({ judgement, field }: JudgementBoxProps & { readonly judgement: Judgement }) {
  if (judgement.is === 'empty') return <p class="muted">Write an event, or start from an example.</p>;
  if (judgement.is === 'unjudged')
    return <p class="stage-refusal">The checker could not be loaded: {judgement.reason}</p>;
  if (judgement.is === 'broken') {
    const { message, line, column, index } = judgement;
    const go = () => {
      field.current?.focus();
      field.current?.setSelectionRange(index, index + 1);
    };
    return (
      <p class="stage-refusal">
        {message}{' '}
        <button type="button" onClick={go}>
          line {line}, column {column}
        </button>
      </p>
    );
  }
  if (judgement.findings.length === 0)
    return (
      <p class="stage-good">
        ✔ The checker finds nothing wrong with this {judgement.kind}
        {judgement.isUnknown ? ', but does not know its fields.' : '.'}
      </p>
    );
  return (
    <ul class="stage-list" aria-label="What the checker found">
      {judgement.findings.map(({ rule, severity, pointer, message, hint }) => (
        <li key={`${rule} ${pointer}`}>
          <SeverityMark severity={severity} /> {message}
          {hint !== undefined && <span class="muted"> ({hint})</span>}
        </li>
      ))}
    </ul>
  );
}
