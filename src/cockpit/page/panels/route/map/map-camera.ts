/** View direction and zoom of the map. */
import type { StarPosition } from '../../../../../game/star-system.js';
import { larger, type MapScene } from './map-scene.js';

export interface MapCamera {
  /**
   * `turn`: radians about the galaxy's axis, relative to the angle that lays the route across; `tilt`: above
   * the plane.
   */
  readonly turn: number;
  readonly tilt: number;
  /** 1 fits what is in view. */
  readonly zoom: number;
}

export const firstCamera: MapCamera = { turn: -0.25, tilt: 0.55, zoom: 1 };

export interface MapSize {
  readonly width: number;
  readonly height: number;
}

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
  /** Perspective scale; 1 at the centre of the map. */
  readonly scale: number;
}

export function turned(camera: MapCamera, across: number, upward: number): MapCamera {
  const tilt = Math.min(Math.PI / 2, Math.max(-Math.PI / 2, camera.tilt + upward));
  return { ...camera, turn: camera.turn + across, tilt };
}

export function zoomed(camera: MapCamera, times: number): MapCamera {
  return { ...camera, zoom: Math.min(60, Math.max(0.3, camera.zoom * times)) };
}

/** Distance of the viewer from the centre, in scene radii. */
const distance = 3;

/** Pixels left for labels at the edges. */
const margin = { across: 30, up: 24 };

/** Screen position; undefined behind the viewer. */
export type Projection = (position: StarPosition) => ScreenPoint | undefined;

/** `perLightYear`: pixels per light-year at the centre of the map. */
export function viewOf(scene: MapScene, camera: MapCamera, size: MapSize) {
  const look = lookFrom(scene, camera);
  const unit = fittingUnit(scene, size) * camera.zoom;
  const [middleX, middleY] = [size.width / 2, size.height / 2];
  const project: Projection = (position) => {
    const point = look(position);
    return point && { x: middleX + point.x * unit, y: middleY - point.y * unit, scale: point.scale };
  };
  return { project, perLightYear: unit / scene.radius };
}

/** Pixels per radius that fit everything. Independent of the angle: otherwise turning would zoom the map. */
function fittingUnit(scene: MapScene, { width, height }: MapSize): number {
  const look = lookFrom(scene, firstCamera);
  const points = scene.inSight.map(look).filter((point) => point !== undefined);
  const reach = (axis: 'x' | 'y') => points.map((point) => Math.abs(point[axis])).reduce(larger, 0.3);
  const [roomAcross, roomUp] = [width - 2 * margin.across, height - 2 * margin.up];
  return Math.max(10, Math.min(roomAcross / 2 / reach('x'), roomUp / 2 / reach('y')));
}

/** Position in view space, in radii from the centre. */
function lookFrom(scene: MapScene, camera: MapCamera): Projection {
  const middle = middleOf(scene, camera.zoom);
  const turn = scene.turn + camera.turn;
  const [sinTurn, cosTurn, sinTilt, cosTilt] = [
    Math.sin(turn),
    Math.cos(turn),
    Math.sin(camera.tilt),
    Math.cos(camera.tilt),
  ];
  return (position) => {
    const from = (axis: 0 | 1 | 2) => (position[axis] - middle[axis]) / scene.radius;
    const [x, y, z] = [from(0), from(1), from(2)];
    const across = x * cosTurn + z * sinTurn;
    const away = z * cosTurn - x * sinTurn;
    const up = y * cosTilt + away * sinTilt;
    const depth = away * cosTilt - y * sinTilt;
    if (distance + depth < 0.3) return undefined;
    const scale = distance / (distance + depth);
    return { x: across * scale, y: up * scale, scale };
  };
}

/** Zooming in moves the centre towards the star in focus. */
function middleOf({ centre, focus }: MapScene, zoom: number): StarPosition {
  const share = Math.min(1, Math.max(0, (zoom - 1) / 2));
  const between = (axis: 0 | 1 | 2) => centre[axis] + (focus[axis] - centre[axis]) * share;
  return [between(0), between(1), between(2)];
}
