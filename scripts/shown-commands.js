/**
 * The commands that documents show, and which of them the tests run: for the tests, and for marks on the
 * site.
 */

/** Its commands need a server: test/fleet/documents.fleet.test.ts runs them. */
export const needsServers = 'docs/fleet.md';

/** How blocks begin that a test of their own runs, in that of the fleet, of documents, and in each build. */
export const ownTests = [
  '$ shakedown fleet simulate',
  'nats-server -js -n one',
  '$ npx shakedown watch flown',
  'npm ci && npm test\n',
];

/** A block of text that shows commands, for a reader's own files and system, begins with one of these. */
const programs = /^(\$ |(docker|export|nats-server|npm|pip|setx|shakedown|sudo) )/;

/**
 * Command lines of a block, with continuation lines joined, and without prompts and comments.
 * @param {string} block
 */
export function linesOf(block) {
  const lines = block.replaceAll('\\\n', ' ').split('\n');
  return lines.map((line) => line.replace(/^\$ /, '').replace(/\s+#.*$/, ''));
}

/**
 * Whether test/commands.test.ts runs a line. Placeholders, such as DIRECTORY, cannot be run.
 * @param {string} line
 */
export function isRun(line) {
  return /^(npx )?shakedown( |$)/.test(line) && !/\b[A-Z]{3,}\b/.test(line);
}

/**
 * What a reader should know of a block of a document: nothing if the tests run it, or if it shows no command.
 * @param {string} document
 * @param {string} language
 * @param {string} block
 */
export function markOf(document, language, block) {
  const isShell = language === 'sh' || language === 'console' || (language === 'text' && programs.test(block));
  if (!isShell || ownTests.some((beginning) => block.startsWith(beginning))) return undefined;
  const hasPrompts = block.startsWith('$ ');
  const shown = hasPrompts ? Array.from(block.matchAll(/^\$ .*/gm), String).join('\n') : block;
  const lines = linesOf(shown).filter((line) => line !== '' && !line.startsWith('#'));
  const canRun = language !== 'text' && document !== needsServers;
  const ran = lines.filter((line) => canRun && isRun(line));
  if (ran.length === lines.length) return undefined;
  return ran.length === 0 ? 'Not run by our tests.' : 'Our tests run only a part of this.';
}
