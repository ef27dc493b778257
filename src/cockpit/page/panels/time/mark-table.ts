import { counted } from '../../../../words/counted.js';
import type { MarkName } from '../../../recording/timeline-marks.js';

/** Word, shape and vertical position of a mark; each name has its own row. */
interface MarkLook {
  readonly one: string;
  readonly many: string;
  readonly y: number;
  /** Outline in a square of 12 by 12. */
  readonly path: string;
  /** Custom property with its colour. */
  readonly colour: string;
}

/** From the least to the most important, which is drawn last. */
export const markTable: Readonly<Record<MarkName, MarkLook>> = {
  start: { one: 'start or end', many: 'starts and ends', y: 24, path: 'M4.5 0h3v12h-3Z', colour: '--muted' },
  jump: { one: 'jump', many: 'jumps', y: 33, path: 'M2 1 10 6 2 11Z', colour: '--accent' },
  docking: {
    one: 'docking or landing',
    many: 'dockings and landings',
    y: 43,
    path: 'M1.5 1.5h9v9h-9Zm2.5 2.5v4h4v-4Z',
    colour: '--good',
  },
  finding: { one: 'finding', many: 'findings', y: 16, path: 'M6 0 12 6 6 12 0 6Z', colour: '--note' },
  danger: { one: 'danger', many: 'dangers', y: 6, path: 'M6 0 12 11.5H0Z', colour: '--alarm' },
};

export const marksByImportance = Object.keys(markTable) as MarkName[];

/** "2 jumps, 1 finding" */
export function marksInWords(marks: readonly { readonly name: MarkName; readonly count: number }[]): string {
  return marksByImportance
    .map((name) => {
      const count = marks.reduce((sum, mark) => (mark.name === name ? sum + mark.count : sum), 0);
      return count === 0 ? '' : counted(count, markTable[name].one, markTable[name].many);
    })
    .filter((words) => words !== '')
    .join(', ');
}
