import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

/** A browser program as one script, with the bundler's warnings; packages are resolved from `home`. */
export async function browserBundle(home: string, program: string): Promise<{ code: string; warnings: string[] }> {
  const input = path.join(home, 'program.js');
  writeFileSync(input, program);
  const warnings: string[] = [];
  const bundle = await rolldown({
    input,
    platform: 'browser',
    onLog: (_level, log) => void warnings.push(log.message),
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return { code: output[0].code, warnings };
}
