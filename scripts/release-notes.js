/**
 * Prints what CHANGELOG.md says about a version, for its release: `node scripts/release-notes.js v1.2.0`.
 * Ends with exit code 1 if package.json is of another version, or if there is nothing to say.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const [tag = '', root = path.resolve(import.meta.dirname, '..')] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const notes = sectionOf(version, readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'));

if (tag !== `v${version}`)
  fail(`the tag is '${tag}', but package.json is of version ${version}: it would be v${version}`);
else if (notes === '') fail(`CHANGELOG.md says nothing about ${version}: give it a heading '## ${version}'`);
else console.log(notes);

/**
 * What stands below `## 1.2.0`, which may be followed by a date, up to the next version. @param {string} name
 * @param {string} text
 */
function sectionOf(name, text) {
  const sections = text.split(/^## /m).slice(1);
  const own = sections.find((section) => /^\[?([^\s\]]+)/.exec(section)?.[1] === name) ?? '';
  return own.slice(own.indexOf('\n') + 1).trim();
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
