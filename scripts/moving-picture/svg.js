/** Two terminals as an SVG that plays by itself: text and CSS. With reduced motion it shows the end. */
import { columns } from './record.js';
import { playOn } from './screen.js';

/**
 * @import { Recording } from './record.js'
 * @import { Piece, Run } from './screen.js'
 * @typedef {'trigger' | 'tool'} Name
 */

const frameMs = 50;
const cell = { width: 8, height: 18 };
const padding = 14;
const bar = 30;
const titles = { trigger: 'In the place of the game', tool: 'A tool that reads the journal' };

/**
 * The windows are beside each other; or for phones, one below the other.
 * @param {Recording} recording @param {'wide' | 'narrow'} form
 */
export function svgOf(recording, form) {
  const rows = { trigger: 24, tool: form === 'wide' ? 24 : 8 };
  const frames = Math.ceil(recording.ms / frameMs);
  /** @type {Set<string>} */
  const keyframes = new Set();
  const left = windowOf('trigger', 0, 0);
  const right =
    form === 'wide' ? windowOf('tool', left.width + padding, 0) : windowOf('tool', 0, left.height + padding);
  const size = `${right.x + right.width} ${right.y + right.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" role="img">
<title>${titles.trigger}: shakedown trigger dock-wanted. ${titles.tool}: WANTED at Abraham Lincoln.</title>
<style>${style}
.timed{animation:${frames * frameMs}ms step-end 3 both}
${[...keyframes].join('\n')}
@media(prefers-reduced-motion:reduce){.timed{animation:none}}</style>
${left.svg}
${right.svg}
</svg>
`;

  /** @param {Name} name @param {number} x @param {number} y */
  function windowOf(name, x, y) {
    const width = columns[form === 'wide' ? name : 'trigger'] * cell.width + 2 * padding;
    const height = rows[name] * cell.height + bar + 2 * padding;
    const pieces = playOn(recording[name], { columns: columns[name], rows: rows[name], frameMs });
    const svg = `<g transform="translate(${x} ${y})">
<rect class="window" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8"/>
<path class="bar" d="M.5 ${bar}h${width - 1}"/>
<text class="dim" x="${padding}" y="20">${titles[name]}</text>
<g transform="translate(${padding} ${bar + padding})">
${pieces.map(lineOf).join('\n')}
</g></g>`;
    return { x, y, width, height, svg };
  }

  /** @param {Piece} piece */
  function lineOf({ row, column, runs, from, to }) {
    const [x, y] = [column * cell.width, row * cell.height];
    const width = widthOf(runs);
    const alarm = runs.findIndex(({ style }) => style.includes('alarm'));
    const behind =
      alarm < 0
        ? ''
        : `<rect class="alarm" x="${x + widthOf(runs.slice(0, alarm))}" y="${y}" width="${widthOf(runs.slice(alarm, alarm + 1))}" height="${cell.height}"/>`;
    const words = runs.map(spanOf).join('');
    return `<g${timed(from, to)}>${behind}<text x="${x}" y="${y + 13}" textLength="${width}">${words}</text></g>`;
  }

  /**
   * What stays is visible without its animation, what goes is not.
   * @param {number} from @param {number | undefined} to
   */
  function timed(from, to) {
    if (from === 0 && to === undefined) return '';
    const name = `t${from}${to === undefined ? '' : `-${to}`}`;
    const steps = [from > 0 && '0%{visibility:hidden}', `${percent(from)}{visibility:visible}`];
    if (to !== undefined) steps.push(`${percent(to)}{visibility:hidden}`);
    keyframes.add(`@keyframes ${name}{${steps.filter(Boolean).join('')}}`);
    return ` class="timed${to === undefined ? '' : ' gone'}" style="animation-name:${name}"`;
  }

  /** @param {number} frame */
  function percent(frame) {
    return `${Math.round((frame / frames) * 1000) / 10}%`;
  }
}

/** @param {readonly Run[]} runs */
function widthOf(runs) {
  return runs.reduce((sum, { text }) => sum + text.length, 0) * cell.width;
}

/** @param {Run} run */
function spanOf({ text, style }) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return style ? `<tspan class="${style}">${escaped}</tspan>` : escaped;
}

const style = `
text{font:13px/1 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre;fill:#1f2328}
.window{fill:#f6f8fa;stroke:#d1d9e0}.bar{stroke:#d1d9e0}.gone{visibility:hidden}
.dim{fill:#59636e}.bold{font-weight:700}.green{fill:#116329}.yellow{fill:#7d4e00}rect.alarm{fill:#b3261e}tspan.alarm{fill:#fff}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.window{fill:#0d1117;stroke:#3d444d}.bar{stroke:#3d444d}
.dim{fill:#9198a1}.green{fill:#56d364}.yellow{fill:#e3b341}tspan.alarm{fill:#fff}}`.trim();
