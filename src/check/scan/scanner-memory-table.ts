/**
 * The memory layout of the scanner. Read by the module (AssemblyScript) and
 * by `line-scanner.ts` (TypeScript). At 0 there is nothing, so that nothing is ever found there.
 */

/** What is known of the line last scanned. */
export const nameStart = 1028;
export const nameEnd = 1032;
export const day = 1036;
export const time = 1040;

/** How many elements the list had that was scanned last. */
export const count = 1052;

/** The day that was looked at last, as it is written: its first and its last eight bytes. */
export const dayStart = 1200;
export const dayRest = 1208;

/** The objects of lines of other kinds: how many there were, the first of this line, names met, detours. */
export const objects = 1068;
export const firstObject = 1072;
export const names = 1076;
export const detours = 1080;

/**
 * Of the line at which a walk over many stopped: where it begins and ends; how many it passed over before.
 */
export const lineStart = 1096;
export const lineEnd = 1100;
export const passedLines = 1104;

/** How long a line may be, and the day and time of the line before. */
export const longestLine = 1108;
export const lastDay = 1112;
export const lastTime = 1116;

/**
 * How many lines came before the walk; where the record of the next line begins, and where the last line that
 * is recorded ends.
 */
export const linesBefore = 1120;
export const nextRecord = 1124;
export const recordedTo = 1128;

/** The forms of the lists and objects around a value, from the outside in. */
export const path = 1216;

/** For a rule: start, end and count of each member it reads. */
export const members = 2048;

/**
 * What is open around a value, from the outside in; what is deeper than anything the game writes is left to
 * the parser.
 */
export const open = 4096;
export const deepest = 100;

/** Names of kinds: for each slot the place of the name, its length, and its table; then their texts. */
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

/** Names of members: for each slot the number of an object and the hash of a name in it. */
export const nameSlots = 65_536;
export const nameSlotCount = 8192;
export const nameSlotsEnd = 131_072;

/**
 * The tables of kinds, as `generate/kind-tables.ts` writes them and `assembly/tabled-objects.ts` reads them.
 */
export const tables = 131_072;
export const tablesEnd = 397_312;

/** A kind in a table: its number, and its shape. */
export const kindShape = 4;

/**
 * A shape in a table: how many fields, which of them are required, a bit each, its localised fields, its
 * rules, and the field that was first in the object last scanned; then its fields, of which there are 64 at
 * most if there are rules.
 */
export const shapeRequired = 4;
export const shapeLocalised = 20;
export const shapeRules = 24;
export const shapeFirst = 28;
export const shapeFields = 32;
export const mostFields = 128;
export const mostRuled = 64;

/**
 * A field in a table: the first and the last eight bytes of its key, its form, the field that followed it
 * last, and the place of its key. A key is `, "Name":`, and its name begins at the fourth byte. One that is
 * shorter than eight bytes, or never written, ends with eight zeros: 0 is neither the last byte of a key nor
 * of what comes before one.
 */
export const keyTail = 8;
export const fieldForm = 16;
export const fieldNext = 32;
export const fieldKey = 36;
export const fieldSize = 40;
export const keyName = 3;
export const longestKey = 100;

/**
 * The form of a value: its type and what is added to that, what that type wants to know, and the place of the
 * word that was accepted last.
 */
export const formMore = 4;
export const formLimit = 8;
export const formKept = 12;
export const formMisses = 12;

/** The types in a table. First those of most values, of which nothing but the type is known. */
export const isText = 0;
export const isInteger = 1;
export const isNumber = 2;
export const isBoolean = 3;
/**
 * One of a set of words; where the set is open, others of the form at the limit, or any if there is none, are
 * noted outside.
 */
export const isWord = 4;
export const isOpenWord = 5;
/** The last of those that are walked over where they are met. */
export const lastUsual = 5;
export const isMoment = 6;
/** In internal form, which is at the place. */
export const isInternal = 7;
/** Numbers that are held to limits; the last may have an exponent, and limits or none. */
export const isLimitedInteger = 8;
export const isLimitedNumber = 9;
export const isScientific = 10;
/** A list; the place of the form of its elements, and how many there are, or -1. */
export const isList = 11;
export const isObject = 12;
/** Any other is left to the parser. */
export const isOther = 13;

/**
 * What is added to the type of a value that is kept for comparison, and of one that a rule looks at. Above
 * that are the number of its field and the length of the key.
 */
export const typeBits = 15;
export const isKept = 64;
export const isLookedAt = 128;
export const typeFlags = 255;
export const numberShift = 8;
export const lengthShift = 16;

/** The limits of a number: the least and the greatest integer, and its number for `numberHolds`. */
export const limitMost = 4;
export const limitOutside = 8;

/** An internal form: how it begins, whether a number follows, and whether the text may be empty instead. */
export const internalNumber = 4;
export const internalEmpty = 8;

/**
 * A rule: how it is held, how many members it looks at, which of these are a reason to, a bit each, and
 * whether it is held even without. Then it has the bits of its answers, or the number by which it is asked
 * outside; then the members.
 */
export const ruleLooksAt = 4;
export const ruleReasons = 8;
export const ruleAlways = 16;
export const ruleAnswer = 20;
export const ruleAsked = 0;
export const ruleTabled = 1;
export const truthBits = 96;

/**
 * A member that a rule looks at: the number of a field; above that, how many cases there are, or that it
 * matters only whether it is there, or how long. For one of which only some bits matter there are three
 * cases, and above that the first and the last of them.
 */
export const fieldBits = 8;
export const isPresence = 256;
export const isLength = 512;
export const caseBits = 3;
export const isBits = 0x8000;
export const firstBit = 16;
export const lastBit = 24;

/**
 * A set of words: how many slots there are less one, how many bytes of a word come before those by which it
 * is looked up, and the places of the words. A word is its length and its bytes, with quotes.
 */
export const setLooksAt = 4;
export const setSlots = 8;
export const wordText = 4;
export const longestWord = 100;

/**
 * Lists and objects that were accepted: of each its length, how many elements it has, for which form, and its
 * bytes. They are written round and round; a position counts on, so that one too far back is known to be
 * overwritten. It never counts beyond the last. Slots hold positions.
 */
export const kept = 397_312;
export const keptSize = 262_144;
export const keptForm = 8;
export const keptText = 16;
export const keptSlots = 659_456;
export const keptSlotCount = 1024;
export const lastPosition = 0x7000_0000;
/** After this many misses, only values whose number has none of these bits are kept: 16 of 256. */
export const mostMisses = 64;
export const triedAgain = 0xf0;
export const shortestKept = 48;
export const longestKept = 65_536;

/**
 * What to do with clean lines of a kind, by its number: stop there, pass over them, or pass over them and
 * record them.
 */
export const passes = 663_552;
export const mostKindNumbers = 4096;
export const stop = 0;
export const passOver = 1;
export const record = 2;

/**
 * Answers that were given outside: what a rule was asked about in as many bytes as an answer has, its number
 * first, and slots with those for which it holds.
 */
export const ruleKey = 667_648;
export const answerSize = 64;
export const answers = 671_744;
export const answerCount = 4096;

/**
 * Records of lines that are compared with others: how many words it has, the number of the line and of its
 * kind, where its text begins and ends, day and time and where they are written, and which members it has, a
 * bit each; then the frame of the event. A frame is where the members of an object are: three words for each
 * field, start, end and count. Behind the record that is being written are the frames of the objects within.
 */
export const records = 933_888;
export const recordLine = 4;
export const recordKind = 8;
export const recordStart = 12;
export const recordEnd = 16;
export const recordDay = 20;
export const recordTime = 24;
export const recordTimeStart = 28;
export const recordMembers = 32;
export const recordFrame = 48;
export const memberSize = 12;
/** A record that begins here is the last: there is room for it and for frames behind it. */
export const recordsFull = 1_097_728;
export const framesEnd = 1_114_112;

/** The lines themselves. */
export const text = 1_114_112;
