import { visible } from '../../../../words/printable.js';
import type { FindingRow } from '../../../protocol.js';
import { followLink } from './follow-link.js';
import { markedPieces } from './marked-pieces.js';

interface MarkedTextProps {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly findings: readonly FindingRow[];
}

/** A part of a line with findings underlined. */
export function MarkedText({ text, start, end, findings }: MarkedTextProps) {
  const pieces = markedPieces(text, start, end, findings);
  return (
    <>
      {pieces.map(({ text: piece, finding }, index) => {
        if (finding === undefined) return visible(piece);
        const { column = 0, severity } = findings[finding - 1] ?? {};
        const isBeginning = column > start && pieces.findIndex((each) => each.finding === finding) === index;
        return (
          <mark
            key={`${index} ${finding}`}
            class="fault"
            data-severity={severity}
            {...(isBeginning && { id: `mark-${finding}`, tabIndex: -1 })}
          >
            {visible(piece)}
            {isBeginning && (
              <sup>
                <a href={`#finding-${finding}`} onClick={(event) => followLink(event, `finding-${finding}`)}>
                  <span class="visually-hidden">finding </span>
                  {finding}
                </a>
              </sup>
            )}
          </mark>
        );
      })}
    </>
  );
}
