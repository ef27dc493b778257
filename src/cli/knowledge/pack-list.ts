/** The packs that are found or named, with what each has. */
import { realpathSync } from 'node:fs';
import { lastKnown } from '../../game/game-version.js';
import { knownUntil } from '../../game/version-table.js';
import { counted } from '../../words/counted.js';
import { paragraph, rows, strong } from '../../words/document/document.js';
import { getOrMake } from '../../words/map-entries.js';
import type { Answer } from '../output/print-answer.js';
import type { Shell } from '../shell.js';
import { type FoundPack, foundPacks, type GivenKnowledge, namedPacks, packPlaces } from './knowledge-packs.js';

export async function packList(given: GivenKnowledge, shell: Shell): Promise<Answer> {
  const distinct = new Map<string, FoundPack>();
  for (const each of [...(await namedPacks(given)), ...(await foundPacks(shell))])
    getOrMake(distinct, realpathSync(each.file), () => each);
  const packs = [...distinct.values()].map(entryOf);
  const all = packs.map(({ file, until, versions, kinds, fields, words }) => {
    const adds = [counted(kinds, 'kind'), counted(fields, 'field'), counted(words, 'word')];
    return [strong(file), [`until ${until}`, ...versions, ...adds].join(', ')];
  });
  const [usual = ''] = packPlaces(shell);
  return {
    data: { builtIn: { until: knownUntil, version: lastKnown }, packs },
    page: [
      rows([[strong('built in'), `until ${knownUntil}, ${lastKnown}`], ...all]),
      paragraph(`Packs are found in ${usual}, and in .shakedown/knowledge of this directory or one above.`),
    ],
  };
}

function entryOf({ file, pack }: FoundPack) {
  const { from, until, versions = {}, kinds = {}, fields = {}, words = {} } = pack;
  return {
    file,
    from,
    until,
    versions: Object.keys(versions),
    kinds: Object.keys(kinds).length,
    fields: Object.keys(fields).length,
    words: Object.values(words).flatMap((own) => Object.keys(own)).length,
  };
}
