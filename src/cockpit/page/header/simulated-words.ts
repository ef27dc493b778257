import type { SourceInfo } from '../../protocol.js';

/** Label of a session that Shakedown wrote; undefined for the game's. */
export function simulatedWords({ isSimulated, stage }: Pick<SourceInfo, 'isSimulated' | 'stage'>): string | undefined {
  if (!isSimulated && !stage) return undefined;
  if (!stage) return 'Simulated';
  const { isPaused, speed } = stage.clock;
  const pace = isPaused ? 'paused' : speed === 0 ? 'at full speed' : `${speed}×`;
  // Explains why there is no stage panel: it needs the token.
  return `Simulated, ${pace}${stage.canControl ? '' : ', read-only'}`;
}
