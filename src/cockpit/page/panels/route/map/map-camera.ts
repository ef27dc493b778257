/** From which side, and from how near, the map is seen. */
import type { StarPosition } from '../../../../../game/star-system.js';
import type { MapScene } from './map-scene.js';

export interface MapCamera {
  /** Radians about the axis of the galaxy, and above its plane. */
  readonly turn: number;
  readonly tilt: number;
  /** 1 shows everything. */
  readonly zoom: number;
}

export const firstCamera: MapCamera = { turn: -0.5, tilt: 0.6, zoom: 1 };

export interface MapSize {
  readonly width: number;
  readonly height: number;
}

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
  /** How large things are there: 1 in the middle of the map. */
  readonly scale: number;
}

export function turned(camera: MapCamera, across: number, upward: number): MapCamera {
  const tilt = Math.min(Math.PI / 2, Math.max(-Math.PI / 2, camera.tilt + upward));
  return { ...camera, turn: camera.turn + across, tilt };
}

export function zoomed(camera: MapCamera, times: number): MapCamera {
  return { ...camera, zoom: Math.min(60, Math.max(0.3, camera.zoom * times)) };
}

/** How far the viewer is from the middle, in radii of what is shown. */
const distance = 3;

/** Where a position is on the screen; nothing if it is behind the viewer. */
export type Projection = (position: StarPosition) => ScreenPoint | undefined;

export function projectionOf(scene: MapScene, camera: MapCamera, { width, height }: MapSize): Projection {
  const { turn, tilt, zoom } = camera;
  const middle = middleOf(scene, zoom);
  const [sinTurn, cosTurn, sinTilt, cosTilt] = [Math.sin(turn), Math.cos(turn), Math.sin(tilt), Math.cos(tilt)];
  const unit = (Math.min(width * 0.8, height) / 2) * 0.8 * zoom;
  return (position) => {
    const [x, y, z] = position.map((value, axis) => (value - (middle[axis] ?? 0)) / scene.radius) as [number, number, number];
    const across = x * cosTurn + z * sinTurn;
    const away = z * cosTurn - x * sinTurn;
    const up = y * cosTilt + away * sinTilt;
    const depth = away * cosTilt - y * sinTilt;
    if (distance + depth < 0.3) return undefined;
    const scale = distance / (distance + depth);
    return { x: width / 2 + across * unit * scale, y: height / 2 - up * unit * scale, scale };
  };
}

/** A closer look is one at the star in focus, not at the middle of the route. */
function middleOf({ centre, focus }: MapScene, zoom: number): StarPosition {
  const share = Math.min(1, Math.max(0, (zoom - 1) / 2));
  const between = (axis: 0 | 1 | 2) => centre[axis] + (focus[axis] - centre[axis]) * share;
  return [between(0), between(1), between(2)];
}
