/** Keeps a chosen accent colour readable. */

/** Minimum contrast of text (WCAG AA). */
const readable = 4.5;

/** The colour, or its nearest shade readable on the background; undefined if it is no colour. */
export function readableAccent(colour: string, background: string): string | undefined {
  const chosen = parseColour(colour);
  const behind = parseColour(background);
  if (!chosen || !behind) return undefined;
  const end = contrast(white, behind) > contrast(black, behind) ? white : black;
  for (let percent = 0; percent < 100; percent += 2) {
    const shade = chosen.map((part, at) => Math.round(part + (((end[at] ?? 0) - part) * percent) / 100));
    if (contrast(shade, behind) >= readable) return hexColour(shade);
  }
  return hexColour(end);
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number | undefined {
  const [first, second] = [parseColour(one), parseColour(other)];
  return first && second && contrast(first, second);
}

type Colour = readonly number[];

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];

function parseColour(text: string): Colour | undefined {
  const digits = /^#([0-9a-f]{6})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const weights = [0.2126, 0.7152, 0.0722];

function luminance(colour: Colour): number {
  return colour.reduce((sum, part, at) => sum + linear(part / 255) * (weights[at] ?? 0), 0);
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function hexColour(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
