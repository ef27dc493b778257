import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The licences of the packages that became part of ours.
 * @param {readonly string[]} modules the files that a bundle was made of
 */
export function licencesOf(modules) {
  const homes = modules.flatMap((id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0] ?? []);
  return [...new Set(homes)].sort().map((home) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
    const file = readdirSync(home).find((each) => /^licen[cs]e/i.test(each));
    return `${name} ${version}: ${license}\n\n${file ? readFileSync(path.join(home, file), 'utf8').trim() : ''}`;
  });
}

/** @param {readonly string[]} licences */
export function joinLicences(licences) {
  return `${licences.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
