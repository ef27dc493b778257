import { shipNames } from '../../../../game/ship-name-table.js';
import './sessions.css';
import { signal } from '@preact/signals';
import { severities } from '../../../../check/fail-on.js';
import { counted, thousands } from '../../../../words/counted.js';
import { entryOf } from '../../../../words/entry-of.js';
import { visible } from '../../../../words/printable.js';
import type { Session } from '../../../protocol.js';
import { moveFocus } from '../../parts/run-key.js';
import { SeverityMark } from '../../parts/severity-mark.js';
import { useAnswer } from '../../parts/use-answer.js';
import { progress } from '../../store/session-store.js';
import { shownMoment } from '../../store/shown-moment.js';
import { clockText, dayText, durationWords } from '../../words/time-words.js';
import { goToLine, zoomToLaunch } from '../time/timeline-steps.js';

/** First line of the session that had the focus last. */
const focused = signal<number | undefined>(undefined);

/** Launches of the game, the latest first; a click shows one on the timeline, from where it was loaded. */
export function SessionList() {
  const isDue = () => progress.value.lines > 0;
  const known = useAnswer(isDue, 1000, (asked) => asked.ask('sessions', {})).answer;
  const answer = isDue() ? known : { sessions: [], total: 0 };
  if (!answer) return <p class="empty">Reading …</p>;
  const listed = answer.sessions.toReversed();
  const busiest = listed.reduce((most, session) => Math.max(most, lineCount(session)), 1);
  if (listed.length === 0) return <p class="empty">No session yet: the journal has no event with a time.</p>;
  const shown = shownMoment.value.lines - 1;
  const isShown = ({ first, last }: Session) => first <= shown && shown <= last;
  const stop = listed.find(({ first }) => first === focused.value) ?? listed.find(isShown) ?? listed[0];
  return (
    <div class="sessions">
      <p class="muted">
        {counted(answer.total, 'session')}
        {answer.total > listed.length && `, the latest ${thousands(listed.length)} listed`}
      </p>
      <ol onKeyDown={(event) => moveFocus(event, 'ArrowUp', 'ArrowDown')}>
        {listed.map((session, at) => (
          <li key={session.first}>
            {dayOf(session) !== dayOf(listed[at - 1]) && <h3>{dayOf(session)}</h3>}
            <SessionButton session={session} isShown={isShown(session)} isStop={session === stop} busiest={busiest} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ButtonProps {
  readonly session: Session;
  readonly isShown: boolean;
  /** Whether Tab leads to it; arrow keys lead to the others. */
  readonly isStop: boolean;
  /** Number of lines of the longest session. */
  readonly busiest: number;
}

function SessionButton({ session, isShown, isStop, busiest }: ButtonProps) {
  const { first, ready, from, played, commander, ship, shipName, findings } = session;
  const show = () => {
    zoomToLaunch(first);
    goToLine(ready);
  };
  const type = ship && (entryOf(shipNames, ship.toLowerCase()) ?? ship);
  return (
    <button
      type="button"
      class="launch"
      aria-current={isShown}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => (focused.value = first)}
      onClick={show}
    >
      <span class="launch-time">{clockText(from).slice(0, 5)}</span>
      <span>{durationWords(played)}</span>
      <span class="launch-lines">{counted(lineCount(session), 'line')}</span>
      <span class="launch-foot">
        <span class="launch-who">
          {[type, shipName, commander].flatMap((text) => (text ? [visible(text)] : [])).join(' · ')}
        </span>
        {severities.map(
          (severity) =>
            findings[severity] > 0 && (
              <span key={severity}>
                <SeverityMark severity={severity} isIcon /> {thousands(findings[severity])}
              </span>
            ),
        )}
      </span>
      <span class="launch-size" style={{ width: `${(100 * lineCount(session)) / busiest}%` }} />
    </button>
  );
}

function dayOf(session: Session | undefined): string | undefined {
  return session && dayText(session.from);
}

function lineCount({ first, last }: Session): number {
  return last - first + 1;
}
