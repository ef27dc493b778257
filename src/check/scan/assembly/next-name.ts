import { Bytes } from './bytes';

/** The place of the next name behind a value, in the spacing of the game or in none; 0 where the object ends. */
export class Next {
  @inline
  static name(p: i32): i32 {
    // , "
    if ((Bytes.four(p) & 0xffffff) === 0x22202c) return p + 3;
    if (Bytes.at(p) !== 0x2c) return 0;
    return Bytes.at(p + 1) === 0x22 ? p + 2 : 0;
  }
}
