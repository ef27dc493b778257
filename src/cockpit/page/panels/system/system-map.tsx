import './system-map.css';
import { counted } from '../../../../words/counted.js';
import { useAnswer } from '../../parts/use-answer.js';
import { shownMoment } from '../../store/shown-moment.js';
import { lightSeconds } from '../../words/measures.js';
import { showLine } from '../events/selected-line.js';
import { childrenOf, type SystemBody, type SystemView, systemView } from './system-bodies.js';

/** The bodies of the current system as the game arranges them: by distance, moons below their planets. */
export function SystemMap() {
  const isDue = () => shownMoment.value.lines >= 0;
  const { answer, problem } = useAnswer(isDue, 500, async (asked) => {
    const { system, lines } = await asked.ask('system', { lines: shownMoment.peek().lines });
    return { system, view: systemView(system, lines) };
  });
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  if (!answer) return <p class="empty">Loading the system …</p>;
  const { system, view } = answer;
  if (system === undefined)
    return <p class="empty">The system appears here after the first Location or jump of the journal.</p>;
  // The discovery scanner does not count belts.
  const scanned = view.bodies.filter(({ isScanned, is }) => isScanned && is !== 'belt').length;
  const of = view.count === undefined ? '' : ` of ${view.count}`;
  return (
    <div class="system-map">
      <p>
        <bdi class="system-name">{system}</bdi>{' '}
        <span class="muted">
          {scanned}
          {of} bodies scanned, {counted(view.stations.length, 'station')} known
        </span>
      </p>
      {view.bodies.length === 0 && (
        <p class="empty">Nothing is scanned yet: the discovery scanner or a scan of a body brings it here.</p>
      )}
      <ul class="system-row">
        {childrenOf(view, undefined).map((body) => (
          <Branch key={body.id} body={body} view={view} />
        ))}
      </ul>
      {view.stations.length > 0 && (
        <ul class="row" aria-label="Stations">
          {view.stations.map(({ name, n }) => (
            <li key={name}>
              <button type="button" onClick={() => showLine(n)}>
                <span aria-hidden="true">⬡ </span>
                <bdi>{name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A body with what circles it: planets of a star beside it, moons below their planet. */
function Branch({ body, view }: { readonly body: SystemBody; readonly view: SystemView }) {
  const children = childrenOf(view, body);
  return (
    <li>
      <Body body={body} />
      {children.length > 0 && (
        <ul class={body.is === 'star' ? 'system-row' : undefined}>
          {children.map((child) => (
            <Branch key={child.id} body={child} view={view} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Body({ body }: { readonly body: SystemBody }) {
  const { name, n, is, radius, distance, hasRings, sampled, signals } = body;
  const facts = [
    plainClass(body),
    lightSeconds(distance),
    body.isLandedOn ? 'landed on' : body.isLandable ? 'landable' : undefined,
    body.isMapped ? 'mapped' : undefined,
    signals > 0 ? counted(signals, 'signal') : undefined,
    sampled.length > 0 ? `sampled: ${sampled.join(', ')}` : undefined,
  ].filter((fact) => fact !== undefined);
  // The smallest moon and the largest star differ by a factor of 10,000.
  const size = is === 'belt' ? 10 : Math.max(10, Math.min(52, 9 * Math.log10((radius ?? 1e6) / 3e4)));
  return (
    <button type="button" class="system-body" title={facts.join(', ')} onClick={() => showLine(n)}>
      <span
        class="system-ball"
        data-is={is}
        data-landable={body.isLandable}
        data-scanned={body.isScanned}
        data-rings={hasRings}
        style={{ width: `${size}px`, height: `${size}px` }}
        aria-hidden="true"
      />
      <span class="system-words">
        <bdi>{name}</bdi>
        <span class="muted">{facts.slice(0, 2).join(', ')}</span>
        <span class="system-marks">
          {body.isMapped && <abbr title="mapped">◎</abbr>}
          {body.isLandedOn && <abbr title="landed on">▼</abbr>}
          {signals > 0 && <abbr title={counted(signals, 'signal')}>✦ {signals}</abbr>}
          {sampled.length > 0 && <abbr title={`sampled: ${sampled.join(', ')}`}>❀ {sampled.length}</abbr>}
        </span>
      </span>
    </button>
  );
}

/** `Sudarsky class III gas giant` is long enough: the rest of the words are left out. */
function plainClass({ is, class: name }: SystemBody): string | undefined {
  if (name === undefined) return is === 'belt' ? 'belt' : undefined;
  if (is === 'star') return `class ${name}`;
  return name
    .replace(/^Sudarsky /, '')
    .replace(/ body$/, '')
    .toLowerCase();
}
