import { compareEvidence, compareVersionsOf } from '../observe/drift/compare-evidence.js';
import type { Change } from '../observe/drift/drift-change.js';
import { driftDocument } from '../observe/drift/drift-document.js';
import { defaultLeast } from '../observe/drift/sureness.js';
import type { Evidence } from '../observe/evidence-format.js';
import { markdownText } from '../words/document/markdown-text.js';
import { terminalText } from '../words/document/terminal-text.js';
import { failIfUnreadable } from './journal-inputs.js';
import { evidenceFrom } from './observe/evidence-inputs.js';
import { writeEvidence } from './observe/write-evidence.js';
import { writePack } from './observe/write-pack.js';
import { ExitWithCode, type Shell, UsageError } from './shell.js';
import { listLook } from './terminal/terminal-style.js';
import { argument, choice, flag, type OptionsOf, option, verb } from './verb.js';
import { repeated, usualCount } from './verb-options.js';

const help = `
Each side is a file, a directory or a glob of journals, or evidence. With one
side, it is compared with Shakedown's own tables; with none, that side is the
game's own directory. With --versions, each version of the game on one side is
compared with those before it.

New: kinds, fields, values, bits, types, number formats and field orders that
the old side does not have. Gone: fields that every old event had and none of at
least --least new ones has. What may be chance is listed as such and does not
count as drift. Each change is listed under the first version that shows it.

With --learn, what is new goes into a knowledge pack: a file that every part of
Shakedown can use at once (--knowledge), with how often each part was seen. What
one file has counts as seen once. With --merge, packs of several people become
one. No name, no chat and no id gets into a pack: unknown words and the names of
members of unknown objects only if two commanders have them. Lines that are cut,
faulty, or written again by another program teach nothing.

With --observe, nothing is compared: the evidence of all paths together is
printed, or written to the file of --out. It counts kinds, fields, types,
formats of numbers, the order of fields, and the game's own words, for each
version of the game; evidence of parts, together, is that of the whole. No text,
no chat and no id of a player is kept: values are in evidence only where the
interface has a list of them, names of fields only if they look like the game's,
and names in unknown objects, which may be keys, only if the interface has them.
Where there are more unknown names than the game would write, none of them is
kept, and the evidence says "many".

Exit codes: 0 no drift; 1 drift; 2 wrong usage, a file that cannot be read, or
no event to compare; 130 interrupted.

Examples:
  shakedown drift
  shakedown drift journals
  shakedown drift before.json journals --format markdown
  shakedown drift all.json --versions
  shakedown drift --observe journals --out evidence.json
  shakedown drift --observe mine.json yours.json --out all.json
  shakedown drift journals --learn pack.yaml
  shakedown drift --merge mine.yaml --merge yours.yaml --learn all.yaml`;

const driftExitCode = 1;
const maxLeast = 1_000_000;

const options = {
  format: choice('output format', ['pretty', 'json', 'markdown']),
  versions: flag('compare the versions of the game on one side with each other'),
  least: usualCount('how many events must lack a field to call it gone', maxLeast, defaultLeast),
  observe: flag('count what the paths contain, as evidence, instead of comparing them'),
  out: option('<file>', 'where to write the evidence; printed if left out'),
  learn: option('<file>', 'write what is new to a knowledge pack'),
  merge: repeated('<file>', 'a pack to add to the one that --learn writes'),
};

type DriftVerbOptions = OptionsOf<typeof options> & { readonly color?: boolean };

export const createVerb = verb({
  takes: [
    argument(
      '[paths...]',
      'what was known, and what is compared with it; of one path, the tables of Shakedown are what was known',
    ),
  ],
  options,
  help,
  run([paths], given, shell) {
    if (given.observe) return writeEvidence(paths, given.out, shell);
    if (given.learn !== undefined) return writePack(paths, given.merge ?? [], given.learn, shell);
    if (given.merge) throw new UsageError('--merge adds packs to the one that --learn writes: --learn all.yaml');
    if (given.out !== undefined) throw new UsageError('--out is the file of --observe; drift itself is printed');
    if (paths.length > 2) throw new UsageError(`drift compares two sides, not ${paths.length}; a side is one path`);
    return drift(paths, given, shell);
  },
});

async function drift([first, second]: readonly string[], given: DriftVerbOptions, shell: Shell): Promise<void> {
  const { versions, least } = given;
  if (versions && second !== undefined) throw new UsageError('--versions takes one side: its versions are compared');
  if (first === '-' && second === '-') throw new UsageError('the standard input (-) can be read only once');
  const old = second === undefined ? undefined : await evidenceFrom([first as string], shell);
  const newest = second ?? first;
  const fresh = await evidenceFrom(newest === undefined ? [] : [newest], shell);
  const changes = versions
    ? compareVersionsOf(fresh.evidence, { least })
    : compareEvidence(old?.evidence, fresh.evidence, { least });
  await shell.print(rendered(changes, fresh.evidence, given, shell));
  const unreadable = (old?.unreadable ?? 0) + fresh.unreadable;
  failIfUnreadable(unreadable, shell);
  if (changes.some(({ sure }) => sure)) throw new ExitWithCode(driftExitCode);
}

function rendered(
  changes: readonly Change[],
  evidence: Evidence,
  { format, color }: DriftVerbOptions,
  shell: Shell,
): string {
  const { games } = evidence;
  if (format === 'json') return JSON.stringify({ drift: changes.some(({ sure }) => sure), changes }, undefined, 2);
  const document = driftDocument(changes, games);
  return format === 'markdown' ? markdownText(document, 3) : terminalText(document, listLook(color, shell));
}
