import { DropDown } from '../../parts/drop-down.js';
import { markTable } from './mark-table.js';

/** Legend of the marks. */
export function MarkLegend() {
  return (
    <div class="mark-legend">
      <DropDown title="Marks">
        <ul>
          {Object.values(markTable)
            .toReversed()
            .map(({ one, path, colour }) => (
              <li key={one}>
                <svg viewBox="0 0 12 12" aria-hidden="true" style={{ color: `var(${colour})` }}>
                  <path d={path} fill="currentColor" fill-rule="evenodd" />
                </svg>
                {one}
              </li>
            ))}
        </ul>
        <p class="muted">
          Each block on top is a launch of the game; pauses of more than five minutes are folded to a notch. The area is
          events per minute. Click or drag to see that moment in every panel, turn the wheel or pinch to zoom, drag with
          Shift to zoom to a range, double-click to zoom to a launch.
        </p>
      </DropDown>
    </div>
  );
}
