import { xmlText } from '../words/xml.js';
import { colours, grey } from './badge-colour-table.js';
import { type Tally, tallyText } from './grade-course.js';

const label = 'trials';

/** What https://shields.io/badges/endpoint-badge reads. */
export function badgeJson(tally: Tally): string {
  const { message, colour } = badgeOf(tally);
  return JSON.stringify({ schemaVersion: 1, label, message, color: colour.name }, undefined, 2);
}

/** A badge in the flat style: the label on grey, and the result in its colour. */
export function badgeSvg(tally: Tally): string {
  const { message, colour } = badgeOf(tally);
  const left = widthOf(label);
  const right = widthOf(message);
  const title = xmlText(`${label}: ${message}`);
  // Each text twice: its shadow, one pixel lower, and itself.
  const text = (words: string, middle: number, width: number) =>
    [
      { y: 15, fill: '#010101', opacity: ' fill-opacity=".3"' },
      { y: 14, fill: '#fff', opacity: '' },
    ].map(
      ({ y, fill, opacity }) =>
        `<text x="${middle}" y="${y}" fill="${fill}"${opacity} textLength="${width}">${xmlText(words)}</text>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${title}">
<title>${title}</title>
<linearGradient id="s" x2="0" y2="100%">
<stop offset="0" stop-color="#bbb" stop-opacity=".1"/><stop offset="1" stop-opacity=".1"/>
</linearGradient>
<clipPath id="r"><rect width="${left + right}" height="20" rx="3" fill="#fff"/></clipPath>
<g clip-path="url(#r)">
<rect width="${left}" height="20" fill="#555"/>
<rect x="${left}" width="${right}" height="20" fill="${colour.value}"/>
<rect width="${left + right}" height="20" fill="url(#s)"/>
</g>
<g text-anchor="middle" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">
${[...text(label, left / 2, left - padding), ...text(message, left + right / 2, right - padding)].join('\n')}
</g>
</svg>`;
}

function badgeOf(tally: Tally) {
  const { passed, answered } = tally;
  if (answered === 0) return { message: 'none answered', colour: grey };
  return { message: tallyText(tally), colour: colours.find(({ from }) => passed / answered >= from) ?? grey };
}

/** Pixels beside a text, both sides together. */
const padding = 10;

/** The width in 11 px Verdana, near enough: `textLength` makes the text fit. */
function widthOf(text: string): number {
  const widths = Array.from(text, (letter) => (/[fijlrt /]/.test(letter) ? 4 : 6.7));
  return Math.round(widths.reduce((sum, width) => sum + width, padding));
}
