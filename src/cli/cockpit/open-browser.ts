import { spawn } from 'node:child_process';
import type { Shell } from '../shell.js';

/** Whether a browser may be opened: somebody sits at a terminal and has not said no. */
export function wantsBrowser(asked: boolean | undefined, { terminal, env }: Pick<Shell, 'terminal' | 'env'>): boolean {
  return asked ?? (terminal && (env.CI ?? '') === '');
}

/** Opens an address in the user's browser. Where there is none, nothing happens: the address is printed anyway. */
export function openBrowser(url: string, { platform }: Pick<Shell, 'platform'>): void {
  const [command, ...words] = openerOf(platform, url);
  const child = spawn(command, words, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

/** The command that opens an address, and its words. */
export function openerOf(platform: NodeJS.Platform, url: string): readonly [string, ...string[]] {
  if (platform === 'darwin') return ['open', url];
  // The empty word is the title of a window, which the first word in quotes would be taken for.
  if (platform === 'win32') return ['cmd', '/c', 'start', '""', url];
  return ['xdg-open', url];
}
