import { execFileSync } from 'node:child_process';

/** The files of Debian packages whose names end so. */
export function filesOf(packages: readonly string[], ending: RegExp): string[] {
  const listed = execFileSync('dpkg', ['-L', ...packages], { encoding: 'utf8' });
  return listed.split('\n').filter((file) => ending.test(file));
}
