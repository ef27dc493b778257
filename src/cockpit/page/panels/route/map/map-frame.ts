/** The map in screen space, for both renderers: lines, signs (farthest first) and label positions. */
import type { StarPosition } from '../../../../../game/star-system.js';
import { roundNumberUpTo } from '../../../words/round-number.js';
import { type MapCamera, type MapSize, type Projection, viewOf } from './map-camera.js';
import type { MapScene, MapStar, MapWay } from './map-scene.js';

export interface FrameLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly is: MapWay['is'] | 'grid';
}

export interface FrameSign {
  readonly x: number;
  readonly y: number;
  /** Side of the sign's square. */
  readonly size: number;
  readonly star: MapStar;
  readonly isLit: boolean;
}

export interface MapFrame extends MapSize {
  readonly lines: readonly FrameLine[];
  readonly signs: readonly FrameSign[];
  /** Light-years per grid square. */
  readonly grid: number;
  readonly scale: ReturnType<typeof mapScale>;
}

export function mapFrame(scene: MapScene, camera: MapCamera, size: MapSize, lit?: MapStar): MapFrame {
  const { project, perLightYear } = viewOf(scene, camera, size);
  const grid = gridStep(scene.radius / camera.zoom);
  const ways = scene.ways.flatMap(({ from, to, is }) => line(project, from, to, is));
  const most = Math.max(6, 1.1 * typicalLength(ways.filter(({ is }) => is !== 'flown')));
  const signs = scene.stars
    .flatMap((star) => {
      const point = project(star.position);
      return point ? [{ ...point, star, isLit: star === lit }] : [];
    })
    .filter(({ x, y }) => x > -40 && y > -40 && x < size.width + 40 && y < size.height + 40)
    .sort((a, b) => layer(a.star) - layer(b.star) || a.scale - b.scale)
    .map(({ x, y, scale, star, isLit }) => ({ x, y, star, isLit, size: signSize(star, scale, most) }));
  return {
    ...size,
    lines: [...gridLines(scene, project, grid), ...ways],
    signs,
    grid,
    scale: mapScale(perLightYear, size.width / 4),
  };
}

function line(project: Projection, from: StarPosition, to: StarPosition, is: FrameLine['is']): FrameLine[] {
  const [start, end] = [project(from), project(to)];
  return start && end ? [{ x1: start.x, y1: start.y, x2: end.x, y2: end.y, is }] : [];
}

const sizes: Readonly<Record<MapStar['role'], number>> = {
  here: 22,
  next: 20,
  last: 20,
  stop: 16,
  landmark: 14,
  flown: 12,
};

/** The ship, the next stop and the last are drawn over the others. */
function layer({ role }: MapStar): number {
  return ['flown', 'landmark', 'stop', 'last', 'next', 'here'].indexOf(role);
}

/** Stops close together are drawn smaller, to stay distinguishable. */
function signSize({ role, stop }: MapStar, scale: number, most: number): number {
  const size =
    stop === undefined || role === 'here' ? sizes[role] : Math.min(sizes[role], most + (role === 'stop' ? 0 : 5));
  return size * Math.min(1.25, Math.max(0.7, scale));
}

function typicalLength(lines: readonly FrameLine[]): number {
  const lengths = lines.map(({ x1, y1, x2, y2 }) => Math.hypot(x2 - x1, y2 - y1)).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? Number.POSITIVE_INFINITY;
}

/** A round number of light-years that puts about four squares between centre and edge. */
export function gridStep(radius: number): number {
  const wanted = Math.max(radius / 4, 0.1);
  const power = 10 ** Math.floor(Math.log10(wanted));
  return ([1, 2, 5, 10].find((each) => each * power >= wanted) ?? 10) * power;
}

/** The longest bar that fits and is as wide as a round number of light-years at the centre of the map. */
export function mapScale(perLightYear: number, most: number) {
  const lightYears = roundNumberUpTo(most / perLightYear);
  return { lightYears, width: lightYears * perLightYear };
}

/** The galactic plane at the height of the centre, as a visual reference. */
function gridLines({ focus, centre, radius }: MapScene, project: Projection, step: number): FrameLine[] {
  const reach = Math.min(10, Math.ceil((radius * 1.2) / step));
  const isNear = reach * step < radius;
  const [x, y, z] = isNear ? focus : centre;
  const at = (value: number) => Math.round(value / step) * step;
  const lines: FrameLine[] = [];
  for (let each = -reach; each <= reach; each++) {
    const [left, right] = [at(x) - reach * step, at(x) + reach * step];
    const [near, far] = [at(z) - reach * step, at(z) + reach * step];
    lines.push(...line(project, [at(x) + each * step, y, near], [at(x) + each * step, y, far], 'grid'));
    lines.push(...line(project, [left, y, at(z) + each * step], [right, y, at(z) + each * step], 'grid'));
  }
  return lines;
}

/** The nearest star under the pointer. */
export function starAt({ signs }: MapFrame, x: number, y: number, reach: number): MapStar | undefined {
  const near = signs
    .map((sign) => ({ sign, away: Math.hypot(sign.x - x, sign.y - y) }))
    .filter(({ sign, away }) => away <= Math.max(reach, sign.size / 2))
    .sort((a, b) => a.away - b.away);
  return near[0]?.sign.star;
}
