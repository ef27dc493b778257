import { execFileSync } from 'node:child_process';

/** Makes a named pipe; not available on Windows. */
export function makePipe(place: string): string {
  execFileSync('sh', ['-c', 'mkfifo "$0"', place]);
  return place;
}
