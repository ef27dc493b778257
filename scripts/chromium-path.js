import { neededPrograms } from './needed-programs.js';
import { findProgram } from './provide-program.js';

/** Where this machine has Chromium; throws with a sentence on how to get it. */
export async function chromiumPath() {
  const program = neededPrograms.find(({ title }) => title === 'Chromium');
  if (!program) throw new Error('needed-programs.js says nothing of Chromium');
  const found = await findProgram(program);
  if ('missing' in found) throw new Error(found.missing);
  return found.path;
}
