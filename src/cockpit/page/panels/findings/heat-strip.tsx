import type { Severity } from '../../../../interface/object-rule.js';
import { counted, thousands } from '../../../../words/counted.js';
import { visible } from '../../../../words/printable.js';
import type { HeatCell } from '../../../protocol.js';
import { showLine } from '../events/selected-line.js';

interface HeatStripProps {
  readonly heat: readonly HeatCell[];
  readonly sessions: readonly string[];
  readonly severity: Severity;
}

/** Findings by session: the more, the stronger the colour. A click leads to the first of a session. */
export function HeatStrip({ heat, sessions, severity }: HeatStripProps) {
  const most = Math.max(1, ...heat.map(({ count }) => count));
  const cells = new Map(heat.map((cell) => [cell.session, cell]));
  return (
    <span
      class="heat-strip"
      role="img"
      aria-label={`in ${thousands(heat.length)} of ${counted(sessions.length, 'session')}`}
      data-severity={severity}
      onClick={({ target }) => {
        const { n } = (target as HTMLElement).dataset;
        if (n !== undefined) showLine(Number(n));
      }}
    >
      {sessions.map((file, session) => {
        const { count = 0, n } = cells.get(session) ?? {};
        const name = visible(file.replace(/^.*[\\/]/, ''));
        return (
          <span
            key={session}
            data-n={n}
            title={`${name}: ${thousands(count)}`}
            style={{ '--heat': count === 0 ? 0 : 0.3 + (0.7 * Math.log1p(count)) / Math.log1p(most) }}
          />
        );
      })}
    </span>
  );
}
