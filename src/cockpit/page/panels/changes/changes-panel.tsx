import './changes-panel.css';
import { computed } from '@preact/signals';
import { thousands } from '../../../../words/counted.js';
import { Dash } from '../../parts/dash.js';
import { LongText } from '../../parts/long-text.js';
import { goTo, shownMoment } from '../../store/shown-moment.js';
import { clockBeside } from '../../words/time-words.js';
import { comparedMoment, compareFromHere, endComparison } from './compared-moment.js';
import { type StateChange, stateChanges } from './state-changes.js';

const changes = computed(() => {
  const base = comparedMoment.value;
  return base ? stateChanges(base.state, shownMoment.value.state) : [];
});

/** The difference between a marked moment and the shown one. */
export function ChangesPanel() {
  const base = comparedMoment.value;
  if (!base)
    return (
      <div class="changes empty">
        <p>Mark a moment, then go to another: what differs between the two is listed here.</p>
        <button type="button" onClick={compareFromHere}>
          Mark this moment
        </button>
      </div>
    );
  const { time, lines } = shownMoment.value;
  const when = (at: number | undefined) => (at === undefined ? 'the start' : clockBeside(at, time));
  const groups = new Set(changes.value.map(({ group }) => group));
  return (
    <div class="changes">
      <div class="row">
        <p>
          From{' '}
          <button type="button" onClick={() => goTo({ lines: base.lines })}>
            {when(base.time)}
          </button>{' '}
          to {when(time)}, {thousands(Math.abs(lines - base.lines))} lines {lines < base.lines ? 'back' : 'on'}
        </p>
        <button type="button" onClick={compareFromHere}>
          Mark this moment
        </button>
        <button type="button" onClick={endComparison}>
          End
        </button>
      </div>
      {groups.size === 0 && <p class="empty">Nothing differs between these two moments.</p>}
      {[...groups].map((group) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul>
            {changes.value
              .filter((change) => change.group === group)
              .map((change) => (
                <Change key={change.name} change={change} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Change({ change: { name, before, after, by } }: { readonly change: StateChange }) {
  return (
    <li>
      <span class="change-name">{name}</span>
      <span class="change-values">
        <Value text={before} /> → <Value text={after} />
        {by !== undefined && before !== undefined && (
          <span class="change-by" data-less={by < 0}>
            {by < 0 ? '−' : '+'}
            {thousands(Number(Math.abs(by).toFixed(2)))}
          </span>
        )}
      </span>
    </li>
  );
}

function Value({ text }: { readonly text: string | undefined }) {
  return text === undefined ? <Dash /> : <LongText text={text} most={60} />;
}
