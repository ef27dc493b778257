import { starShapes } from '../star-shape-table.js';
import './star-map.css';
import { useEffect, useRef } from 'preact/hooks';
import { counted, thousands } from '../../../../../words/counted.js';
import { useSize } from '../../../parts/use-size.js';
import { starLook } from '../star-class.js';
import { StarSign } from '../star-sign.js';
import { zoomed } from './map-camera.js';
import { MapCanvas } from './map-canvas.js';
import { listenToGestures } from './map-gestures.js';
import { camera, fitMap, frame, labels, scene, showsAll, size } from './map-state.js';
import { SelectedStar, StarActions, StarCaption } from './star-caption.js';

const stopKeys = 'Page Down and Page Up go from stop to stop';

/** Interactive map of the route and the jumps flown. */
export function StarMap() {
  const whole = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(map);
  useEffect(() => void (size.value = { width, height }), [width, height]);
  useEffect(() => (whole.current && map.current ? listenToGestures(map.current, whole.current) : undefined), []);
  const { stars } = scene.value;
  return (
    <div
      class="star-map"
      ref={whole}
      role="application"
      tabIndex={0}
      aria-label={`Star map with ${counted(stars.length, 'system')}; the list of stops has the same`}
      aria-description={`Arrow keys turn it, plus and minus zoom, ${stopKeys}, Home shows everything, 0 the first view`}
    >
      <div class="map" ref={map}>
        <MapCanvas />
        <MapNames />
        {stars.length > 0 && <MapScaleBar />}
        <StarCaption />
        {stars.length === 0 && <p class="map-empty">The systems of a route and of the jumps flown appear here.</p>}
      </div>
      <div class="map-foot">
        <StarActions />
        <div class="map-buttons">
          <button type="button" aria-label="Zoom in" onClick={() => (camera.value = zoomed(camera.value, 1.4))}>
            +
          </button>
          <button type="button" aria-label="Zoom out" onClick={() => (camera.value = zoomed(camera.value, 1 / 1.4))}>
            −
          </button>
          <button
            type="button"
            aria-label="Show everything"
            title="Show everything"
            aria-pressed={showsAll.value}
            onClick={() => fitMap(!showsAll.value)}
          >
            <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M1 5V1h4M11 1h4v4M15 11v4h-4M5 15H1v-4" />
            </svg>
          </button>
        </div>
        <MapLegend />
      </div>
      <SelectedStar />
    </div>
  );
}

/** Hidden from screen readers: the list of stops has the same content. */
function MapNames() {
  return (
    <div class="map-names" aria-hidden="true">
      {labels.value.map(({ text, role, isLit, x, y, width }) => (
        <bdi
          key={`${role} ${text}`}
          class="map-name"
          data-role={role}
          data-lit={isLit}
          style={{ transform: `translate(${x}px, ${y}px)`, maxWidth: `${width}px` }}
        >
          {text}
        </bdi>
      ))}
    </div>
  );
}

function MapScaleBar() {
  const { lightYears, width } = frame.value.scale;
  return (
    <p class="map-scale" style={{ width: `${width}px` }}>
      {thousands(lightYears)} ly
    </p>
  );
}

function MapLegend() {
  const sorts = [...new Set(scene.value.stars.map(({ look }) => look.sort))];
  return (
    <details class="map-legend">
      <summary>Signs</summary>
      <ul>
        {sorts.map((sort) => (
          <li key={sort}>
            <StarSign look={starLook(starShapes[sort].example)} /> {starShapes[sort].says.split(',')[0]}
          </li>
        ))}
        <li>ring: the ship</li>
        <li>grid: {frame.value.grid} ly a square</li>
        <li>dashed: still to fly</li>
      </ul>
    </details>
  );
}
