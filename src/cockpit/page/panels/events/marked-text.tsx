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
  return (
    <>
      {markedPieces(text, start, end, findings).map(({ text: piece, finding }, index) => {
        if (finding === undefined) return visible(piece);
        const isBeginning = (findings[finding - 1]?.column ?? 0) - 1 >= start && index === firstOf(finding);
        return (
          <mark
            key={`${index} ${finding}`}
            class="fault"
            data-severity={findings[finding - 1]?.severity}
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

  function firstOf(finding: number): number {
    return markedPieces(text, start, end, findings).findIndex((piece) => piece.finding === finding);
  }
}
