import type { StarSort } from '../star-class.js';
import type { FrameLine } from './map-frame.js';

/** Colours of the page, as `#rrggbb`. */
export interface MapColours {
  readonly background: string;
  readonly text: string;
  readonly stars: Readonly<Record<StarSort, string>>;
  readonly lines: Readonly<Record<FrameLine['is'], LineLook>>;
}

export interface LineLook {
  readonly colour: string;
  readonly opacity: number;
  readonly width: number;
  readonly isDashed?: true;
}

/** Pixels of a dash, and of a dash plus its gap. */
export const dash = 6;
export const dashPeriod = 10;

/** Reads the style sheet's variables at the map's element. */
export function mapColours(element: Element): MapColours {
  const style = getComputedStyle(element);
  const pen = document.createElement('canvas').getContext('2d');
  const colour = (name: string) => {
    if (!pen) return '#ffffff';
    pen.fillStyle = '#ffffff';
    pen.fillStyle = style.getPropertyValue(`--${name}`).trim();
    return typeof pen.fillStyle === 'string' && /^#[\da-f]{6}$/.test(pen.fillStyle) ? pen.fillStyle : '#ffffff';
  };
  const [accent, muted, text] = [colour('accent'), colour('muted'), colour('text')];
  return {
    background: colour('background'),
    text,
    stars: {
      scoopable: accent,
      dry: muted,
      neutron: colour('note'),
      'white-dwarf': text,
      'black-hole': text,
      unknown: muted,
    },
    lines: {
      grid: { colour: colour('line'), opacity: 0.45, width: 1 },
      flown: { colour: muted, opacity: 0.6, width: 1.5 },
      passed: { colour: accent, opacity: 0.4, width: 1.5 },
      ahead: { colour: accent, opacity: 0.95, width: 2, isDashed: true },
    },
  };
}
