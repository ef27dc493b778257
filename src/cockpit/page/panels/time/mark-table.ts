import type { MarkName } from '../../../recording/timeline-marks.js';
import { severityShapes } from '../../parts/severity-shape-table.js';
import type { StageAction } from '../../store/stage-actions.js';

/** Marks of the journal, of actions on the stage, of what tools sent, and of matches of the query. */
export type ShownMarkName = MarkName | StageAction['name'] | 'sent' | 'refused' | 'hit';

/** Word, shape and lane of a mark. */
interface MarkLook {
  readonly one: string;
  readonly many: string;
  /** From the top; marks of a lane may overlap. */
  readonly lane: number;
  /** Outline in a square of 12 by 12. */
  readonly path: string;
  /** Custom property with its colour. */
  readonly colour: string;
}

/** Below the area. */
export const lastLane = 6;

/** From the least to the most important, which is drawn last. */
export const markTable: Readonly<Record<ShownMarkName, MarkLook>> = {
  hit: {
    one: 'match of the query',
    many: 'matches of the query',
    lane: lastLane,
    path: 'M4 0h4v12h-4Z',
    colour: '--accent',
  },
  jump: { one: 'jump', many: 'jumps', lane: 2, path: 'M2 1 10 6 2 11Z', colour: '--text' },
  docking: {
    one: 'docking or landing',
    many: 'dockings and landings',
    lane: 3,
    path: 'M1.5 1.5h9v9h-9Zm2.5 2.5v4h4v-4Z',
    colour: '--good',
  },
  sent: { one: 'message sent', many: 'messages sent', lane: 5, path: 'M6 1 11 7H8v4H4V7H1Z', colour: '--good' },
  leap: { one: 'leap', many: 'leaps', lane: 4, path: 'M0 1 6 6 0 11ZM6 1 12 6 6 11Z', colour: '--accent' },
  inject: {
    one: 'injected event',
    many: 'injected events',
    lane: 4,
    path: 'M4.5 0h3v4.5H12v3H7.5V12h-3V7.5H0v-3h4.5Z',
    colour: '--accent',
  },
  fault: { one: 'fault', many: 'faults', lane: 4, path: 'M3 0h6l3 6-3 6H3L0 6Zm2 3v6h2V3Z', colour: '--accent' },
  trigger: {
    one: 'triggered situation',
    many: 'triggered situations',
    lane: 4,
    path: 'M6 0 12 6 6 12 0 6Z',
    colour: '--accent',
  },
  refused: {
    one: 'message refused',
    many: 'messages refused',
    lane: 5,
    path: 'M6 0 11 6H8v2H4V6H1ZM1 9.5h10V12H1Z',
    colour: '--alarm',
  },
  note: { one: 'note', many: 'notes', lane: 0, path: severityShapes.note, colour: '--note' },
  warning: { one: 'warning', many: 'warnings', lane: 0, path: severityShapes.warning, colour: '--accent' },
  error: { one: 'error', many: 'errors', lane: 0, path: severityShapes.error, colour: '--alarm' },
  danger: { one: 'danger', many: 'dangers', lane: 1, path: 'M7 0 1.5 7H5L4 12 10.5 5H7Z', colour: '--alarm' },
};
