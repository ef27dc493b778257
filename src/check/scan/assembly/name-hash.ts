import { Bytes } from './bytes';

/** A hash of 32 bits of a name, taken four bytes at a time. */
export class NameHash {
  /** Every hash begins with it. */
  static readonly empty: i32 = 0x2f0b4c47;

  /** Goes on with the hash by up to four bytes; equal names are always cut into the same pieces. */
  @inline
  static mix(hash: i32, bytes: i32): i32 {
    const mixed = (hash ^ bytes) * 0x5bd1e995;
    return mixed ^ (mixed >>> 15);
  }

  /** The hash of so many bytes. */
  static of(start: i32, length: i32): i32 {
    let hash = length;
    for (let at = 0; at < length; at += 4) {
      const bytes = Bytes.four(start + at);
      hash = NameHash.mix(hash, length - at < 4 ? bytes & ((1 << ((length - at) * 8)) - 1) : bytes);
    }
    return hash;
  }
}
