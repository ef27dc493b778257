import { createHash } from 'node:crypto';

export const defaultPartitions = 64;

/**
 * All messages of a commander go to one partition, which keeps their order: the first 4 bytes of the SHA-256
 * of the name, modulo the number of partitions.
 */
export function partitionOf(commander: string, partitions: number): number {
  return createHash('sha256').update(commander).digest().readUInt32BE() % partitions;
}

/** A commander's name as it can be used in a key or subject, whatever characters it has. */
export function commanderKey(commander: string): string {
  return createHash('sha256').update(commander).digest('hex').slice(0, 32);
}
