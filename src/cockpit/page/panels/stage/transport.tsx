import { useEffect, useState } from 'preact/hooks';
import { Dash } from '../../parts/dash.js';
import { clockText, dateAndClock } from '../../words/time-words.js';
import { parseSpeed, sessionTime, speedText } from './stage-clock-time.js';
import { ask, isBusy, isPaused, lastClock, playOrPause } from './stage-requests.js';

const leaps = [
  { by: '1m', label: '+1m', title: 'Leap a minute ahead' },
  { by: '10m', label: '+10m', title: 'Leap ten minutes ahead' },
  { by: '1h', label: '+1h', title: 'Leap an hour ahead' },
] as const;

const speeds = [1, 5, 20, 100, 0] as const;

/** Play, pause, step, leap, speed, and session time. */
export function Transport() {
  const busy = isBusy.value;
  const paused = isPaused.value;
  return (
    <div class="transport" role="group" aria-label="Clock of the session">
      <div class="transport-row">
        <button type="button" class="transport-play" onClick={playOrPause} disabled={busy} aria-keyshortcuts="Space">
          <span aria-hidden="true">{paused ? '▶ ' : '❚❚ '}</span>
          {paused ? 'Play' : 'Pause'}
        </button>
        <button
          type="button"
          title="Play up to the next written line (.)"
          aria-keyshortcuts="."
          disabled={busy}
          onClick={() => void ask('clock', { do: 'step' })}
        >
          Step
        </button>
        {leaps.map(({ by, label, title }) => (
          <button
            key={by}
            type="button"
            title={`${title}: what happens until then is written at once`}
            aria-label={`${label}: ${title}`}
            disabled={busy}
            onClick={() => void ask('clock', { do: 'leap', by })}
          >
            {label}
          </button>
        ))}
        <SessionTime />
      </div>
      <SpeedRow />
    </div>
  );
}

/** Updated four times a second while the session plays. */
function SessionTime() {
  const clock = lastClock.value;
  const [, again] = useState(0);
  useEffect(() => {
    if (!clock || clock.isPaused || clock.speed === 0) return undefined;
    const timer = setInterval(() => again((times) => times + 1), 250);
    return () => clearInterval(timer);
  }, [clock]);
  if (!clock) return <Dash />;
  const time = sessionTime(clock, Date.now());
  return (
    <time
      class="session-time"
      title={`${dateAndClock(time)} UTC, in the session`}
      aria-label={`In the session it is ${clockText(time)}`}
    >
      {clockText(time)}
    </time>
  );
}

function SpeedRow() {
  const speed = lastClock.value?.speed;
  const [text, write] = useState('');
  const [problem, setProblem] = useState('');
  const set = (chosen: number | 'max') => void ask('clock', { do: 'speed', speed: chosen });
  const submit = (event: Event) => {
    event.preventDefault();
    const chosen = parseSpeed(text);
    setProblem(chosen === undefined ? 'A speed is a factor from 0.001 to 1,000,000, or max.' : '');
    if (chosen === undefined) return;
    set(chosen);
    write('');
  };
  return (
    <form class="transport-row" onSubmit={submit} aria-label="Speed" noValidate>
      <span class="muted">Speed</span>
      {speeds.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={speed === each}
          aria-label={each === 0 ? 'max, as fast as possible' : `${each} times as fast`}
          onClick={() => set(each)}
        >
          {speedText(each)}
        </button>
      ))}
      <input
        class="speed-field"
        aria-label="Another speed"
        aria-invalid={problem !== ''}
        aria-describedby="speed-problem"
        placeholder={speed === undefined ? '' : speedText(speed)}
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <span id="speed-problem" class="stage-refusal" role="alert">
        {problem}
      </span>
    </form>
  );
}
