import { createHash } from 'node:crypto';

export const defaultPartitions = 64;

/** Everything about one commander goes to one partition, so that it stays in order: the first 4 bytes of the SHA-256 of the name. */
export function partitionOf(commander: string, partitions: number): number {
  return createHash('sha256').update(commander).digest().readUInt32BE() % partitions;
}

/** A name for a commander that may stand in a key or a subject, whatever characters the true name has. */
export function commanderKey(commander: string): string {
  return createHash('sha256').update(commander).digest('hex').slice(0, 32);
}
