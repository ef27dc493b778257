import { useState } from 'preact/hooks';
import { source } from '../../store/session-store.js';
import { showLine } from '../events/selected-line.js';

interface LineLinkProps {
  readonly file: string;
  readonly line: number;
}

/** A place in a journal, which opens its line in the table; other files are only named. */
export function LineLink({ file: path, line }: LineLinkProps) {
  const [problem, say] = useState('');
  const file = path.replace(/^.*[\\/]/, '');
  const place = `${file}, line ${line}`;
  if (!/^Journal/i.test(file)) return <span>{place}</span>;
  const go = async () => {
    const [numbers] = (await source.value?.ask('numbers', { ranges: [{ file, from: line, to: line }] })) ?? [];
    const n = numbers?.[0];
    if (n === undefined) say(' (not read yet)');
    else showLine(n);
  };
  return (
    <>
      <button type="button" class="line-link" onClick={() => void go()}>
        {place}
      </button>
      {problem}
    </>
  );
}
