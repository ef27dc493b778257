import { counted } from '../../../../words/counted.js';
import { markTable, type ShownMarkName } from './mark-table.js';

export const marksByImportance = Object.keys(markTable) as ShownMarkName[];

export interface MarkInWords {
  readonly name: ShownMarkName;
  readonly count: number;
  readonly words?: string;
}

/** "2 jumps, 1 error"; a single action in its own words. */
export function marksInWords(marks: readonly MarkInWords[]): string {
  return marksByImportance
    .flatMap((name) => {
      const own = marks.filter((mark) => mark.name === name);
      const count = own.reduce((sum, mark) => sum + mark.count, 0);
      if (count === 0) return [];
      return count === 1 && own[0]?.words ? own[0].words : counted(count, markTable[name].one, markTable[name].many);
    })
    .join(', ');
}
