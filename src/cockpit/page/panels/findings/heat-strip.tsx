import { fileNameOf } from '../../../../journal/file-name.js';
import { counted, thousands } from '../../../../words/counted.js';
import { visible } from '../../../../words/printable.js';
import type { FindingRow, HeatCell } from '../../../protocol.js';
import { moveFocus } from '../../parts/run-key.js';
import { showLine } from '../events/selected-line.js';

interface HeatStripProps {
  readonly heat: readonly HeatCell[];
  readonly sessions: readonly string[];
  readonly severity: FindingRow['severity'];
}

/** Findings by session: the more, the stronger the colour. A cell leads to the first of its session. */
export function HeatStrip({ heat, sessions, severity }: HeatStripProps) {
  const most = Math.max(1, ...heat.map(({ count }) => count));
  const cells = new Map(heat.map((cell) => [cell.session, cell]));
  const entrance = heat.find(({ n }) => n !== undefined)?.session;
  return (
    <span
      class="heat-strip"
      role="group"
      aria-label={`in ${thousands(heat.length)} of ${counted(sessions.length, 'session')}`}
      data-severity={severity}
      onKeyDown={(event) => moveFocus(event, 'ArrowLeft', 'ArrowRight')}
    >
      {sessions.map((file, session) => {
        const { count = 0, n } = cells.get(session) ?? {};
        const title = `${visible(fileNameOf(file))}: ${thousands(count)}`;
        const heatStyle = { '--heat': count === 0 ? 0 : 0.3 + (0.7 * Math.log1p(count)) / Math.log1p(most) };
        if (n === undefined) return <span key={session} title={title} style={heatStyle} />;
        return (
          <button
            key={session}
            type="button"
            title={title}
            aria-label={title}
            tabIndex={session === entrance ? 0 : -1}
            style={heatStyle}
            onClick={() => showLine(n)}
          />
        );
      })}
    </span>
  );
}
