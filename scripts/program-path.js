import { neededPrograms } from './needed-programs.js';
import { findProgram } from './provide-program.js';

/**
 * Where this machine has a program that a check needs; throws with a sentence on how to get it.
 * @param {string} title
 */
export async function programPath(title) {
  const program = neededPrograms.find((each) => each.title === title);
  if (!program) throw new Error(`needed-programs.js does not list ${title}`);
  const found = findProgram(program);
  if ('missing' in found) throw new Error(found.missing);
  return found.path;
}
