/** The moving picture of the README shows what its commands and its tool print today. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { record } from '../scripts/moving-picture/record.js';
import { svgOf } from '../scripts/moving-picture/svg.js';
import { isThorough } from './thorough.js';

const images = path.resolve(import.meta.dirname, '../docs/images');
const forms = ['wide', 'narrow'] as const;

function picture(form: (typeof forms)[number]): string {
  return readFileSync(path.join(images, `trigger-and-tool-${form}.svg`), 'utf8');
}

/** The rows of text that are there in the end, one window after the other. */
function lastRows(svg: string): string[][] {
  const stays = svg.replaceAll(/<g class="timed gone"[\s\S]*?<\/g>/g, '');
  return stays
    .split('<rect class="window"')
    .slice(1)
    .map((content) => {
      const rows = new Map<number, string>();
      for (const [, y, words = ''] of content.matchAll(/<text x="\d+" y="(\d+)" textLength="\d+">([\s\S]*?)<\/text>/g))
        rows.set(Number(y), (rows.get(Number(y)) ?? '') + words.replaceAll(/<[^>]*>/g, ''));
      return Array.from(rows, ([y, text]) => `${y} ${text}`).toSorted((one, other) => parseInt(one) - parseInt(other));
    });
}

it.each(forms)('the %s one is small, plays without a script, stops, and shows the end with reduced motion', (form) => {
  const svg = picture(form);
  expect(Buffer.byteLength(svg)).toBeLessThan(40_000);
  expect(svg).not.toMatch(/<script|href=|url\(/);
  expect(svg).toMatch(/\.timed\{animation:\d{4,5}ms step-end 3 both\}/);
  expect(svg).toContain('@media(prefers-reduced-motion:reduce){.timed{animation:none}}');
  const [trigger = [], tool = []] = lastRows(svg);
  expect(trigger[0]).toContain('$ shakedown trigger dock-wanted');
  expect(tool.join('\n')).toContain('WANTED at Abraham Lincoln');
});

// `script` of util-linux makes the terminals.
it.runIf(isThorough && process.platform === 'linux')('a run of today ends like it', async () => {
  const recording = await record({ keyMs: 0, lookMs: 0 });
  for (const form of forms) expect(lastRows(svgOf(recording, form))).toEqual(lastRows(picture(form)));
});
