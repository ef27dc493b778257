import { Bytes } from './bytes';

/** The place of the next name behind a value, in the spacing of the game or in none; 0 where the object ends. */
export class Next {
  @inline
  static name(p: i32): i32 {
    if (Bytes.at(p) !== 0x2c) return 0;
    const behind = Bytes.at(p + 1);
    return behind === 0x20 && Bytes.at(p + 2) === 0x22 ? p + 3 : behind === 0x22 ? p + 2 : 0;
  }
}
