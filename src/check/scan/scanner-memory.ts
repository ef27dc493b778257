/**
 * Where things stand in the memory of the scanner, and how much room they have. Read by the module (AssemblyScript) and
 * by `line-scanner.ts` (TypeScript). At 0 there is nothing, so that nothing is ever found there.
 */

/** What is known of the line last scanned. */
export const timeStart = 1024;
export const nameStart = 1028;
export const nameEnd = 1032;
export const day = 1036;
export const time = 1040;
export const notesEnd = 1044;
export const nameNumber = 1048;

/** How many elements the list had that was scanned last. */
export const count = 1052;

/** The day that was looked at last, as it is written. */
export const dayWord1 = 1056;
export const dayWord2 = 1060;
export const dayWord3 = 1064;

/** The objects of lines of other kinds: how many there were, the first of this line, names met, detours. */
export const objects = 1068;
export const firstObject = 1072;
export const names = 1076;
export const detours = 1080;

/** For a rule: start, end and count of each member it looks at. */
export const members = 2048;

/** What is open around a value, from the outside in; what is deeper than anything the game writes is left to the parser. */
export const open = 4096;
export const deepest = 100;

/** Names of other kinds: for each slot the place of the name, its length and its number; then their texts. */
export const kindSlots = 8192;
export const kindSlotCount = 512;
export const kindSlotsEnd = 14_336;
export const mostKinds = 256;
export const kindsKnown = 16_384;
export const kindTextsLength = 16_388;
export const kindTexts = 16_392;
export const kindTextsEnd = 32_768;
export const longestKind = 64;

/** Names of members: for each slot the number of an object and the hash of a name in it. */
export const nameSlots = 65_536;
export const nameSlotCount = 8192;
export const nameSlotsEnd = 131_072;

/** Where the members stand that are wanted of the line: name, start and end of each. */
export const notes = 131_072;
export const notesLimit = 1_179_648;

/** The lines themselves. */
export const text = 1_179_648;
