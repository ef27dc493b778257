import type { SourceInfo } from '../../protocol.js';

/** What is said of a session that Shakedown wrote; undefined for one that the game wrote. */
export function simulatedWords({ isSimulated, stage }: Pick<SourceInfo, 'isSimulated' | 'stage'>): string | undefined {
  if (!isSimulated && !stage) return undefined;
  if (!stage) return 'Simulated';
  const { isPaused, speed } = stage.clock;
  const pace = isPaused ? 'paused' : speed === 0 ? 'at full speed' : `${speed}×`;
  // Otherwise nobody would know why there is no stage panel: it is missing without the token.
  return `Simulated, ${pace}${stage.canSteer ? '' : ', read-only'}`;
}
