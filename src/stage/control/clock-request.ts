import { parseDuration } from '../../direct/duration-text.js';
import type { JournalEvent } from '../../journal/journal-event.js';
import type { RunningStage } from '../running-stage.js';
import type { ClockRequest } from './clock-shape.js';

/** Carries out a clock request and returns what was written. */
export async function handleClockRequest(
  stage: RunningStage,
  request: ClockRequest,
  signal: AbortSignal,
): Promise<readonly JournalEvent[]> {
  switch (request.do) {
    case 'step':
      return stage.step();
    case 'leap':
      return stage.advance('to' in request ? timeOf(request.to) : stage.now + millisecondsOf(request.by), { signal });
    case 'play':
      stage.play();
      return [];
    case 'pause':
      stage.pause();
      return [];
    case 'speed':
      stage.setSpeed(request.speed === 'max' || request.speed === 0 ? Infinity : request.speed);
      return [];
  }
}

function timeOf(to: number | string): number {
  return typeof to === 'string' ? Date.parse(to) : to;
}

function millisecondsOf(by: number | string): number {
  return typeof by === 'string' ? (parseDuration(by) ?? 0) * 1000 : by;
}
