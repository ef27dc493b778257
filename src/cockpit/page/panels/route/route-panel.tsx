import './route.css';
import { useRef } from 'preact/hooks';
import { counted } from '../../../../words/counted.js';
import { jumpCount } from '../../moment/current-place.js';
import { lazyPart } from '../../parts/lazy-part.js';
import { useSize } from '../../parts/use-size.js';
import { rememberedChoice } from '../../store/remembered.js';
import { CopiedNotice, copyName } from './copied-notice.js';
import { areArrivalsKnown, arrivalProblem, flown } from './flown-store.js';
import { RouteList } from './route-list.js';
import { plan } from './route-view.js';
import { routeHeadline } from './route-words.js';
import { StarSign } from './star-sign.js';

const views = ['map', 'list', 'fuel'] as const;
type View = (typeof views)[number];

const titles: Readonly<Record<View, string>> = { map: 'Map', list: 'Stops', fuel: 'Fuel' };

const choice = rememberedChoice('shakedown.route', views, 'map');

const StarMap = lazyPart('the star map', async () => (await import('./map/star-map.js')).StarMap);
const FuelPlot = lazyPart('the plot', async () => (await import('./fuel/fuel-plot.js')).FuelPlot);

/** From this width in pixels, the list is beside the map. */
const roomForBoth = 600;

export function RoutePanel() {
  const panel = useRef<HTMLDivElement>(null);
  const { width } = useSize(panel);
  const isBeside = width >= roomForBoth && plan.value.stops.length > 0;
  const offered: readonly View[] = isBeside ? views.filter((view) => view !== 'list') : views;
  const shown = offered.includes(choice.value) ? choice.value : 'map';
  return (
    <div class="route" ref={panel} data-wide={isBeside}>
      <p class="route-headline">
        <bdi>{routeHeadline(plan.value)}</bdi>
      </p>
      <div class="route-bar">
        <CopyNext />
        <fieldset class="route-views">
          <legend class="visually-hidden">Show</legend>
          {offered.map((view) => (
            <button key={view} type="button" aria-pressed={view === shown} onClick={() => (choice.value = view)}>
              {titles[view]}
            </button>
          ))}
        </fieldset>
      </div>
      <CopiedNotice />
      <div class="route-content">
        <div class="route-main">
          {shown === 'map' && <StarMap />}
          {shown === 'list' && <RouteList />}
          {shown === 'fuel' && <FuelPlot />}
        </div>
        {isBeside && <RouteList />}
      </div>
    </div>
  );
}

function flownWords(): string {
  if (arrivalProblem.value !== undefined) return `The jumps cannot be read: ${arrivalProblem.value}`;
  if (!areArrivalsKnown.value) return 'Counting the jumps …';
  return `${counted(jumpCount(flown.value), 'jump')} flown`;
}

/** Copies the next system's name, to paste it into the game. */
function CopyNext() {
  const { next } = plan.value;
  if (!next) return <span class="route-next muted">{flownWords()}</span>;
  return (
    <div class="route-next">
      <StarSign look={next.look} />
      <button type="button" aria-label={`Next ${next.name}: copy the name`} onClick={() => void copyName(next.name)}>
        <span class="muted">Next</span> <bdi class="route-name">{next.name}</bdi>
        <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M5 5V1h10v10h-4M1 5h10v10H1z" />
        </svg>
      </button>
    </div>
  );
}
