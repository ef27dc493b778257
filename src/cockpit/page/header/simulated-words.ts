import type { SourceInfo } from '../../protocol.js';

/** What is said of a session that Shakedown wrote; undefined for one that the game wrote. */
export function simulatedWords({ isSimulated, stage }: Pick<SourceInfo, 'isSimulated' | 'stage'>): string | undefined {
  if (!isSimulated && !stage) return undefined;
  if (!stage) return 'Simulated';
  const { isPaused, speed } = stage.clock;
  if (isPaused) return 'Simulated, paused';
  return speed === 0 ? 'Simulated, at full speed' : `Simulated, ${speed}×`;
}
