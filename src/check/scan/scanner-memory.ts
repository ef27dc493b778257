/** Where things stand in the memory of the scanner. At 0 there is nothing, so that nothing is ever found there. */
export const layout = {
  /** What is known of the line last scanned. */
  timeStart: 1024,
  nameStart: 1028,
  nameEnd: 1032,
  day: 1036,
  time: 1040,
  notesEnd: 1044,
  nameNumber: 1048,
  /** How many elements the list had that was scanned last. */
  count: 1052,
  /** The day that was looked at last, as it is written. */
  dayWord1: 1056,
  dayWord2: 1060,
  dayWord3: 1064,
  /** The objects of lines of other kinds: how many there were, the first of this line, names met, detours. */
  objects: 1068,
  firstObject: 1072,
  names: 1076,
  detours: 1080,
  /** For a rule: start, end and count of each member it looks at. */
  places: 2048,
  /** What is open around a value, from the outside in. */
  open: 4096,
  /** Names of other kinds: for each slot the place of the name, its length and its number; then the names. */
  kindSlots: 8192,
  kindTexts: 16_384,
  kindTextsEnd: 32_768,
  /** For each slot the number of an object and the hash of a name in it. */
  nameSlots: 65_536,
  notes: 131_072,
  notesLimit: 1_179_648,
  /** The lines themselves. */
  text: 1_179_648,
} as const;

/** How many names of other kinds are kept in mind, at most, and for how many there are slots. */
export const mostKinds = 256;
export const kindSlots = 512;
