/** A hash of 32 bits of a name, taken eight bytes at a time. */
export class NameHash {
  /** Goes on with the hash by up to eight bytes. */
  @inline
  static mix(hash: u64, bytes: u64): u64 {
    const mixed = (hash ^ bytes) * 0x9e37_79b9_7f4a_7c15;
    return mixed ^ (mixed >>> 32);
  }

  /** A hash of the first and the last eight bytes, which distinguish most words. */
  @inline
  static ofEnds(start: i32, length: i32): i32 {
    let ends = load<u64>(start);
    if (length < 8) ends <<= <u64>(64 - length * 8);
    else ends ^= rotl<u64>(load<u64>(start + length - 8), 29);
    return <i32>(NameHash.mix(length, ends) >>> 32);
  }

  /** A hash of `length` bytes. */
  static of(start: i32, length: i32): i32 {
    let hash: u64 = length;
    let left = length;
    for (; left >= 8; left -= 8) {
      hash = NameHash.mix(hash, load<u64>(start));
      start += 8;
    }
    if (left) hash = NameHash.mix(hash, load<u64>(start) & (((<u64>1) << (<u64>(left * 8))) - 1));
    return <i32>hash;
  }
}
