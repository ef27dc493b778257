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

/** The day that was looked at last, as it is written: its first and its last eight bytes. */
export const dayStart = 1128;
export const dayRest = 1136;

/** The objects of lines of other kinds: how many there were, the first of this line, names met, detours. */
export const objects = 1068;
export const firstObject = 1072;
export const names = 1076;
export const detours = 1080;

/** How many remarks there are about the line last scanned, how many were ever learned, and where the last of those ends. */
export const remarkCount = 1084;
export const learnedCount = 1088;
export const learnedEnd = 1092;

/** Of the line at which a walk over many stopped: where it begins and ends; how many quiet ones stood before it. */
export const lineStart = 1096;
export const lineEnd = 1100;
export const quietLines = 1104;

/** How long a line may be; whether times are compared, and the day and time of the line before. There is none before the first: -1. */
export const longestLine = 1108;
export const comparesTimes = 1112;
export const lastDay = 1116;
export const lastTime = 1120;

/** How many remarks were counted that nobody has asked for yet. */
export const countedRemarks = 1148;

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

/** Where the members stand that rules look at, for each object around: three words for each field. */
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

/**
 * A shape in a table: how many fields, which of them are required, a bit each, its localised fields, its rules, and the field that
 * stood first in the object last scanned; which of the fields any rule looks at, of which there are 64 at most; then its fields.
 */
export const shapeRequired = 4;
export const shapeLocalised = 20;
export const shapeRules = 24;
export const shapeFirst = 28;
export const shapeLooks = 32;
export const shapeFields = 40;
export const mostFields = 128;
export const mostRuled = 64;

/**
 * A field in a table: the place of its key and how long it is, its number, and the field that followed it last; then its form. A key is
 * `, "Name":`, and its name begins at the fourth byte.
 */
export const keyLength = 4;
export const fieldNumber = 8;
export const fieldNext = 12;
export const fieldForm = 16;
export const fieldSize = 40;
export const keyName = 3;
export const longestKey = 100;

/** The place of a key of no length that stands nowhere: all around it is 0, which is never the last byte of a value. */
export const noKey = 512;

/** The length of a word that stands nowhere. */
export const endless = 0x4000_0000;

/**
 * The form of a value: its type, what that type wants to know, how and by which number it is extracted, and what was accepted last:
 * the place of a word, or the position of a list or an object.
 */
export const formMore = 4;
export const formLimit = 8;
export const formPart = 12;
export const formNumber = 16;
export const formKept = 20;

/** The types in a table; values of another are left to the parser. */
export const isOther = 0;
export const isText = 1;
export const isInteger = 2;
export const isNumber = 3;
export const isBoolean = 4;
export const isMoment = 5;
/** One of a set of words; where the set is open, others of the form at the limit, or any if there is none, are remarked on. */
export const isWord = 6;
export const isOpenWord = 7;
/** In internal form, which stands at the place. */
export const isInternal = 8;
/** A number that may have an exponent. */
export const isScientific = 9;
/** A list; the place of the form of its elements, and how many there are, or -1. */
export const isList = 10;
export const isObject = 11;
/** What is added to the type of a value that is noted as a whole, of one whose parts are, and of one that is kept for comparison. */
export const typeBits = 15;
export const isNoted = 16;
export const isOpened = 32;
export const isKept = 64;

/** How a value is extracted: not at all, whole, some members of it, or something of each of its elements. */
export const partNone = 0;
export const partWhole = 1;
export const partMembers = 2;
export const partElements = 3;

/** The limits of a number: the least and the greatest integer, and the number by which it is asked for outside. */
export const limitMost = 4;
export const limitOutside = 8;

/** An internal form: how it begins, whether a number follows, and whether the text may be empty instead. */
export const internalNumber = 4;
export const internalEmpty = 8;

/**
 * A rule: how it is held, how many members it looks at, which of these are a reason to, a bit each, and whether it is held even without.
 * Then it has the bits of its answers, or the number by which it is asked outside; then the members.
 */
export const ruleLooksAt = 4;
export const ruleReasons = 8;
export const ruleAlways = 16;
export const ruleAnswer = 20;
export const ruleAsked = 0;
export const ruleTabled = 1;
export const truthBits = 96;

/**
 * A member that a rule looks at: the number of a field; above that, how many cases there are, or that it matters only whether it is there, or
 * how long. For one of which only some bits matter there are three cases, and above that stand the first and the last of them.
 */
export const fieldBits = 8;
export const isPresence = 256;
export const isLength = 512;
export const caseBits = 3;
export const isBits = 0x8000;
export const firstBit = 16;
export const lastBit = 24;

/** A set of words: how many slots there are less one, then the places of the words; a word is its length and its bytes, with quotes. */
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

/**
 * Lists and objects that were accepted last, of each its length, how many elements it has and its bytes. They are written round and
 * round; a position counts on, so that one too far back is known to be overwritten. It never counts beyond the last.
 */
export const kept = 1_638_400;
export const keptSize = 262_144;
export const keptText = 16;
export const lastPosition = 0x7000_0000;
export const shortestKept = 48;
export const longestKept = 65_536;

/** Whether nobody asks about clean lines of a kind, by its number; the same of other kinds, by theirs, and how many lines those had. */
export const quietKinds = 1_900_544;
export const quietKindsEnd = 1_904_640;
export const quietNames = 1_904_640;
export const nameCounts = 1_908_736;

/** Whether a remark is only counted, by its number; how often each was; the numbers of those that were. */
export const quietRemarks = 1_916_928;
export const remarkCounts = 1_921_024;
export const countedNumbers = 1_937_408;
export const countedNumbersEnd = 1_953_792;

/**
 * Answers that were given outside: what a rule was asked about in as many bytes as an answer has, its number first, and slots with those
 * for which it holds.
 */
export const ruleKey = 1_912_832;
export const answerSize = 64;
export const answers = 1_966_080;
export const answerCount = 4096;

/** The lines themselves. */
export const text = 2_228_224;
