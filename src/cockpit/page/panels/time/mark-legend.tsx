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
        </ul>
        <p class="muted">
          Each block on top is a launch of the game; pauses of more than five minutes are folded to a notch. The area is
          events per minute. Click or drag to see that moment in every panel, turn the wheel to zoom, drag with Shift to
          zoom to a range, double-click to zoom to a launch.
        </p>
      </div>
    </details>
  );
}
