import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The files of Debian packages whose names end so. */
export function filesOf(packages: readonly string[], ending: RegExp): string[] {
  const listed = execFileSync('dpkg', ['-L', ...packages], { encoding: 'utf8' });
  return listed.split('\n').filter((file) => ending.test(file));
}

/** Words for cargo that put Debian's crates in the place of the registry. */
export function debianCrates(): string[] {
  const [serde = ''] = filesOf(['librust-serde-json-dev'], /\/serde_json-[\d.]+$/);
  const settings = ['crates-io.replace-with="debian"', `debian.directory=${JSON.stringify(path.dirname(serde))}`];
  return ['--offline', ...settings.flatMap((setting) => ['--config', `source.${setting}`])];
}
