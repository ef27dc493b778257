import { distanceBetween } from '../../../../../game/star-system.js';
import { goTo, shownMoment } from '../../../store/shown-moment.js';
import { lightYears } from '../../../words/measures.js';
import { clockBeside } from '../../../words/time-words.js';
import { copyName } from '../copied-notice.js';
import { plan } from '../route-view.js';
import type { MapStar } from './map-scene.js';
import { lit, selected } from './map-state.js';

/** The hovered or selected star, in words. */
export function StarCaption() {
  const star = lit.value;
  if (!star) return null;
  return (
    <p class="star-caption">
      <bdi>{star.name}</bdi> <span class="muted">{detailsOf(star).join(' · ')}</span>
    </p>
  );
}

/** Actions for the selected star. */
export function StarActions() {
  const star = selected.value;
  if (!star) return <p class="star-actions muted">Point at a star, or click one to select it.</p>;
  const { name, time } = star;
  return (
    <div class="star-actions">
      <button type="button" aria-label={`Copy ${name}`} onClick={() => void copyName(name)}>
        Copy
      </button>
      {time !== undefined && (
        <button type="button" onClick={() => goTo({ time })}>
          Go to {clockBeside(time, shownMoment.value.time)}
        </button>
      )}
    </div>
  );
}

function detailsOf({ look, position, role, stop, time }: MapStar): string[] {
  const here = plan.value.here?.position;
  return [
    ...(look.sort === 'unknown' ? [] : [look.says]),
    ...(stop === undefined ? [] : [stop === 0 ? 'start' : `stop ${stop}`]),
    ...(role === 'here' ? ['here'] : here ? [`${lightYears(distanceBetween(here, position))} away`] : []),
    ...(time === undefined ? [] : [`reached ${clockBeside(time, shownMoment.value.time)}`]),
  ];
}

/** Announces the selected star, but not the hovered one. */
export function SelectedStar() {
  const star = selected.value;
  return (
    <p class="visually-hidden" role="status">
      {star && [star.name, ...detailsOf(star)].join(', ')}
    </p>
  );
}
