import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { thousands } from '../../../../words/counted.js';
import { sentence } from '../../../../words/sentence.js';
import type { LineDetail } from '../../../protocol.js';
import { layoutJson } from './json-layout.js';
import { JsonLines, type Meanings } from './json-lines.js';
import { MarkedText } from './marked-text.js';

/** Longer texts are not laid out but truncated. */
const longestText = 300_000;
const longestRaw = 20_000;

/** The line as JSON with the meanings of its fields, or as plain text if it is not JSON. */
export function LineText({ detail }: { readonly detail: LineDetail }) {
  const { text, isCut, findings } = detail;
  const lines = useMemo(() => (isCut || text.length > longestText ? undefined : layoutJson(text)), [text, isCut]);
  const meanings = useSignal<Meanings | string | undefined>(undefined);
  useEffect(() => {
    if (!lines) return;
    const load = async () => {
      meanings.value = await import('./field-meanings.js').catch(() => 'The meanings could not be loaded.');
    };
    void load();
  }, [lines, meanings]);
  if (!lines) return <RawLine detail={detail} />;
  const event = JSON.parse(text) as { readonly event?: unknown } | null;
  const kind = typeof event?.event === 'string' ? event.event : '';
  const loaded = typeof meanings.value === 'object' ? meanings.value : undefined;
  return (
    <>
      {loaded ? <KindMeaningText kind={kind} meanings={loaded} /> : <p class="muted">{meanings.value}</p>}
      <JsonLines text={text} lines={lines} findings={findings} kind={kind} meanings={loaded} />
    </>
  );
}

function KindMeaningText({ kind, meanings }: { readonly kind: string; readonly meanings: Meanings }) {
  const meaning = meanings.kindMeaning(kind);
  if (!meaning) return <p class="muted">This kind is in no table: the meaning of its fields is unknown.</p>;
  return (
    <p>
      {sentence(meaning.about)}
      {meaning.known !== undefined && <span class="muted"> {meaning.known}</span>}
    </p>
  );
}

function RawLine({ detail: { text, isCut, findings } }: { readonly detail: LineDetail }) {
  const shown = text.slice(0, longestRaw);
  const isLonger = isCut || shown.length < text.length;
  return (
    <>
      <p class="muted">
        {isLonger
          ? `This line is too long; these are its first ${thousands(shown.length)} characters.`
          : 'This line is not JSON. It is shown as it is, with invisible characters written as \\u….'}
      </p>
      <pre class="raw-line">
        <MarkedText text={text} start={0} end={shown.length} findings={findings} />
      </pre>
    </>
  );
}
