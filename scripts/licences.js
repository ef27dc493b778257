import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The licences of the packages that became part of ours.
 * @param {readonly string[]} modules the files that a bundle was made of
 */
export function licencesOf(modules) {
  const homes = modules.flatMap((id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0] ?? []);
  return [...new Set(homes)].sort().map((home) => {
    const { name, version, license, author } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
    const file = readdirSync(home).find((each) => /^licen[cs]e/i.test(each));
    const text = file ? readFileSync(path.join(home, file), 'utf8').trim() : license === 'MIT' ? mitOf(author) : '';
    return `${name} ${version}: ${license}\n\n${text}`;
  });
}

/**
 * The text of our own licence, for a package that is published without one.
 * @param {string | { readonly name: string }} author
 */
function mitOf(author) {
  const holder = typeof author === 'string' ? author : author.name;
  const own = readFileSync(path.resolve(import.meta.dirname, '../LICENSE'), 'utf8').trim();
  return own.replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);
}

/** @param {readonly string[]} licences */
export function joinLicences(licences) {
  return `${licences.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
