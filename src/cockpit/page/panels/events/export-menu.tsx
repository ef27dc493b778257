import { useSignal } from '@preact/signals';
import { counted, sizeText, thousands } from '../../../../words/counted.js';
import { sentence } from '../../../../words/sentence.js';
import type { Questions } from '../../../protocol.js';
import { saveFile } from '../../dropped/save-file.js';
import { DropDown } from '../../parts/drop-down.js';
import { source } from '../../store/session-store.js';
import { messageOf } from '../../words/message-of.js';
import { currentRows } from './row-store.js';

/** What a tab can hold without trouble. */
const mostLines = 100_000;
const mostCharacters = 64_000_000;

/** Saves the lines that are shown. */
export function ExportMenu() {
  const said = useSignal('');
  const { pages, query } = currentRows();
  const save = async (isCsv: boolean) => {
    said.value = 'Reading …';
    said.value = await saveLines(query, isCsv).catch(messageOf);
  };
  const count = Math.min(pages.total, mostLines);
  return (
    <DropDown title="Export">
      <div class="stack">
        <p class="muted">
          Saves {partWords(count, pages.total)}
          {query !== '' && ' that match'}
        </p>
        <button type="button" disabled={count === 0} onClick={() => void save(false)}>
          As lines (JSON)
        </button>
        <button type="button" disabled={count === 0} onClick={() => void save(true)}>
          As a table (CSV)
        </button>
        <p role="status">{said.value}</p>
      </div>
    </DropDown>
  );
}

/** Resolves with a sentence about the file. */
async function saveLines(query: string, isCsv: boolean): Promise<string> {
  const { lines, total } = await shownLines(query);
  const text = isCsv ? (await import('./csv-of-lines.js')).csvOf(lines) : `${lines.join('\n')}\n`;
  const blob = new Blob([text], { type: isCsv ? 'text/csv' : 'application/jsonl' });
  saveFile(`events.${isCsv ? 'csv' : 'jsonl'}`, blob);
  return sentence(`${partWords(lines.length, total)} saved, ${sizeText(blob.size)}`);
}

function partWords(count: number, total: number): string {
  const all = counted(total, 'line');
  return count < total ? `only the first ${thousands(count)} of ${all}` : all;
}

/** Reads until a limit is exceeded, by one answer at most. */
async function shownLines(query: string): Promise<{ readonly lines: readonly string[]; readonly total: number }> {
  const lines: string[] = [];
  let [total, characters]: [number, number] = [0, 0];
  for (let from: number | undefined = 0; from !== undefined; ) {
    if (lines.length >= mostLines || characters >= mostCharacters) break;
    const answer: Questions['texts']['answer'] | undefined = await source.value?.ask('texts', { from, query });
    lines.push(...(answer?.texts ?? []));
    for (const { length } of answer?.texts ?? []) characters += length;
    total = answer?.total ?? 0;
    from = answer?.next;
  }
  return { lines, total };
}
