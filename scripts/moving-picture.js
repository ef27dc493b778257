/**
 * Makes the moving picture of the README in `docs/images`, and its form for phones, from a run of a stage,
 * its triggers and a tool. It is part of `npm run screenshots`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { record } from './moving-picture/record.js';
import { svgOf } from './moving-picture/svg.js';

const images = path.resolve(import.meta.dirname, '../docs/images');
const recording = await record({ keyMs: 28, lookMs: 2200 });
for (const form of /** @type {const} */ (['wide', 'narrow'])) {
  const svg = svgOf(recording, form);
  const file = path.join(images, `trigger-and-tool-${form}.svg`);
  writeFileSync(file, svg);
  console.log(`${path.basename(file)}: ${recording.ms} ms, ${Math.round(Buffer.byteLength(svg) / 1000)} kB`);
}
