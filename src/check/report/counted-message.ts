import { counted } from '../../words/counted.js';
import type { PlacedFinding } from '../finding.js';

/** What a finding says and, where it stands for several that say the same, how many these are. */
export function countedMessage({ message, count }: PlacedFinding): string {
  return count === undefined ? message : `${message} (${counted(count, 'time')})`;
}
