import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileAssembly } from '../src/check/scan/generate/assembly-compiler.js';

/** The text of `survey-code.ts`: a source in AssemblyScript, compiled to WebAssembly. */
export async function compiledSurvey(source: string): Promise<string> {
  const code = await compileAssembly(readFileSync(source, 'utf8'), path.dirname(source));
  return `/** Compiled from \`assembly/survey.ts\` by \`npm run generate\`; not to be edited. */
export const surveyCode =
  '${Buffer.from(code).toString('base64')}';
`;
}
