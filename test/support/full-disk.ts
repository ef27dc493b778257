import type { writeSync } from 'node:fs';

/** A replacement of `writeSync` for a disk that accepts `room` bytes and then nothing more. */
export function writingUntilFull(room: number, reallyWrite: typeof writeSync): typeof writeSync {
  let left = room;
  const write = (descriptor: number, bytes: NodeJS.ArrayBufferView, from = 0) => {
    if (left === 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const taken = Math.min(left, bytes.byteLength - from);
    left -= taken;
    return reallyWrite(descriptor, bytes, from, taken);
  };
  return write as typeof writeSync;
}
