import { useRef } from 'preact/hooks';
import { MarkShape } from './mark-shape.js';
import { marksByImportance, markTable } from './mark-table.js';

/** Legend of the marks. */
export function MarkLegend() {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <details
      ref={details}
      class="mark-legend"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      onFocusOut={(event) => {
        if (!details.current?.contains(event.relatedTarget as Node | null)) close();
      }}
    >
      <summary class="summary-button">Marks</summary>
      <div class="mark-legend-content">
        <ul>
          {marksByImportance.toReversed().map((name) => (
            <li key={name}>
              <MarkShape name={name} /> {markTable[name].one}
            </li>
          ))}
          <li>
            <BreakSign /> a pause of more than five minutes, folded
          </li>
        </ul>
        <p class="muted">
          Click or drag to see that moment in every panel. In a long live session the last 15 minutes, to the right of
          the thin upright line, are enlarged.
        </p>
      </div>
    </details>
  );
}

/** The two strokes of a break. */
function BreakSign() {
  return (
    <svg class="mark-shape" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M3 11 6 1M6 11 9 1" stroke="currentColor" />
    </svg>
  );
}
