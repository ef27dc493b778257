import { Option } from 'commander';
import { UsageError } from '../shell.js';

/** The directory a running session writes into: by it, the session is found. */
export function outOption(): Option {
  return new Option('--out <directory>', 'the directory that the session writes into');
}

export function requiredOut(out: string | undefined): string {
  if (out !== undefined && out !== '') return out;
  throw new UsageError('which session? Add its directory: --out journals');
}
