import type { Command } from 'commander';

/** The command path named by the words: `fleet`, `status`. */
export function pathIn(program: Command, words: readonly string[]): Command[] {
  const path: Command[] = [];
  for (const word of words) {
    if (word.startsWith('-')) continue;
    const verb = (path.at(-1) ?? program).commands.find((each) => each.name() === word);
    if (!verb) break;
    path.push(verb);
  }
  return path;
}
