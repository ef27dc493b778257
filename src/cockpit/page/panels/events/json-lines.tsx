import { useSignal } from '@preact/signals';
import { thousands } from '../../../../words/counted.js';
import { visible } from '../../../../words/printable.js';
import type { FindingRow } from '../../../protocol.js';
import type { JsonLine } from './json-layout.js';
import { MarkedText } from './marked-text.js';

export type Meanings = typeof import('./field-meanings.js');

interface JsonLinesProps {
  readonly text: string;
  readonly lines: readonly JsonLine[];
  readonly findings: readonly FindingRow[];
  readonly kind: string;
  readonly meanings: Meanings | undefined;
}

/** Lines shown before a "show all" click. */
const mostLines = 600;

/** One member per line with its meaning beside it; in a list of objects, a meaning is shown once. */
export function JsonLines({ text, lines, findings, kind, meanings }: JsonLinesProps) {
  const isWhole = useSignal(false);
  const shown = isWhole.value ? lines : lines.slice(0, mostLines);
  const explained = new Set<string>();
  return (
    <div class="json-lines">
      {shown.map((line, index) => (
        // Lines never move, so the index is a stable key.
        <div key={index} class="json-line" style={{ '--depth': line.depth }}>
          <code>
            {line.parts.map(({ type, start, end }, at) => (
              <span key={start} class={`json-${type}`}>
                <MarkedText text={text} start={start} end={end} findings={findings} />
                {(text[start] === ':' || text[start] === ',') && at < line.parts.length - 1 && ' '}
              </span>
            ))}
          </code>
          {meanings && <Meaning text={text} line={line} kind={kind} meanings={meanings} explained={explained} />}
        </div>
      ))}
      {shown.length < lines.length && (
        <button type="button" onClick={() => (isWhole.value = true)}>
          Show all {thousands(lines.length)} lines
        </button>
      )}
    </div>
  );
}

interface MeaningProps extends Pick<JsonLinesProps, 'text' | 'kind'> {
  readonly line: JsonLine;
  readonly meanings: Meanings;
  /** Paths explained so far. */
  readonly explained: Set<string>;
}

function Meaning({ text, line, kind, meanings, explained }: MeaningProps) {
  const { path, parts } = line;
  if (!path) return null;
  const value = parts.find(({ type }) => type === 'string' || type === 'number');
  const isSingle = value && parts.filter(({ type }) => type !== 'punctuation').length === 2;
  const meaning = meanings.fieldMeaning(kind, path, isSingle ? text.slice(value.start, value.end) : undefined);
  const key = path.join('/');
  const isKnown = explained.has(key);
  explained.add(key);
  if (!meaning) return isKnown || meanings.kindMeaning(kind) === undefined ? null : <em>not in the table</em>;
  const words = [...(meaning.value === undefined ? [] : [`= ${meaning.value}`]), ...(isKnown ? [] : [meaning.about])];
  return words.length === 0 ? null : <em title={visible(meaning.type)}>{words.join(' · ')}</em>;
}
