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

/** How many remarks there are about the line last scanned, how many were ever learned, and where the last of those ends. */
export const remarkCount = 1084;
export const learnedCount = 1088;
export const learnedEnd = 1092;

/** For a rule: start, end and count of each member it looks at. */
export const members = 2048;

/** What is open around a value, from the outside in; what is deeper than anything the game writes is left to the parser. */
export const open = 4096;
export const deepest = 100;

/** Names of other kinds: for each slot the place of the name, its length, its number, and its table; then their texts. */
export const kindSlots = 8192;
export const kindSlotSize = 16;
export const kindSlotCount = 1024;
export const kindSlotsEnd = 24_576;
export const mostKinds = 700;
export const kindsKnown = 24_576;
export const kindTextsLength = 24_580;
export const kindTexts = 24_584;
export const kindTextsEnd = 49_152;
export const longestKind = 64;

/** Where the members stand that a rule of a table looks at, for each object around: three words for each field. */
export const frames = 49_152;
export const framesEnd = 65_536;

/** Names of members: for each slot the number of an object and the hash of a name in it. */
export const nameSlots = 65_536;
export const nameSlotCount = 8192;
export const nameSlotsEnd = 131_072;

/** Where the members stand that are wanted of the line: name, start and end of each. */
export const notes = 131_072;
export const notesLimit = 1_179_648;

/** The tables of kinds, as `generate/kind-tables.ts` writes them and `assembly/tabled-objects.ts` reads them. */
export const tables = 1_179_648;
export const tablesEnd = 1_441_792;

/** A kind in a table: its number, and its shape. */
export const kindShape = 4;

/** A shape in a table: how many fields, which of them are required, a bit each, its localised fields, its rules; then its fields. */
export const shapeRequired = 4;
export const shapeLocalised = 20;
export const shapeRules = 24;
export const shapeFields = 28;
export const mostFields = 128;

/** A field in a table: the place of its key, how long it is, its first four bytes and which of them count; then its form. */
export const keyLength = 4;
export const keyStart = 8;
export const keyMask = 12;
export const fieldForm = 16;
export const fieldSize = 36;

/** The form of a value: its type, what that type wants to know, and how and by which number it is extracted. */
export const formMore = 4;
export const formLimit = 8;
export const formPart = 12;
export const formNumber = 16;

/** The types in a table; values of another are left to the parser. */
export const isOther = 0;
export const isText = 1;
export const isInteger = 2;
export const isNumber = 3;
export const isBoolean = 4;
export const isMoment = 5;
/** One of a set of words. */
export const isWord = 6;
/** In internal form: what stands at the place is how it begins. */
export const isNamed = 7;
export const isNumbered = 8;
/** A list; the place of the form of its elements, and how many there are, or -1. */
export const isList = 9;
export const isObject = 10;
/** A number that may have an exponent. */
export const isScientific = 11;

/** How a value is extracted: not at all, whole, some members of it, or something of each of its elements. */
export const partNone = 0;
export const partWhole = 1;
export const partMembers = 2;
export const partElements = 3;

/** A set of words: how many slots there are less one, then the places of the words; a word is its length and its bytes. */
export const wordText = 4;

/** Remarks about the line last scanned: of each its number, where the word or name begins and ends, and where its value ends. */
export const remarks = 1_441_792;
export const remarkSize = 16;
export const mostRemarks = 256;

/** What was learned: slots with the places of entries; an entry is what it is about, its path, its number, its length and its bytes. */
export const learnedSlots = 1_445_888;
export const learnedSlotCount = 8192;
export const learned = 1_478_656;
export const learnedLimit = 1_638_400;
export const mostLearned = 4000;
export const longestLearned = 80;
export const learnedPath = 4;
export const learnedNumber = 8;
export const learnedLength = 12;
export const learnedText = 16;

/** What is learned: a word that an open list lacks, and the name of a member that is not in the table. */
export const unlistedWord = 0;
export const unknownName = 1;

/** A path to what is learned: for each object on the way, from the kind down, the number of the member, from 1 on. */
export const pathBits = 8;
export const deepestPath = 4;

/** The lines themselves. */
export const text = 1_638_400;
