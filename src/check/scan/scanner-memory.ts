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
export const dayStart = 1200;
export const dayRest = 1208;

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

/**
 * The rows of lines that were clean: where they end, how many they are, how many values they refer to and the number of the first of
 * these, and how often they were taken.
 */
export const rowsEnd = 1232;
export const rowCount = 1236;
export const rowValueCount = 1240;
export const firstRowValue = 1244;
export const rowRound = 1248;

/** The number of the line before those that come next, or -1 if rows are not added unasked; and what is added to a place for its offset in the file. */
export const lineNumber = 1252;
export const fileOffset = 1256;

/** How many values are known, and where the last of them ends. */
export const valuesKnown = 1264;
export const valuesEnd = 1268;

/** How many remarks were counted that nobody has asked for yet. */
export const countedRemarks = 1148;

/** For a rule: start, end and count of each member it looks at. */
export const members = 2048;

/** What is open around a value, from the outside in; what is deeper than anything the game writes is left to the parser. */
export const open = 4096;
export const deepest = 100;

/** What tests look at in the line: of each value the path in one number, start and end. */
export const tested = 4608;
export const testedEnd = 8184;

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

/**
 * Where the members stand that are wanted of the line: the number of each in its object, start and end. One that starts nowhere opens a
 * list if it ends at 1, or an object, and ends at twice the number of its members that are wanted; another ends it.
 */
export const notes = 131_072;
export const notesLimit = 1_179_648;
export const noteSize = 12;
export const endOfPart = -1;

/** The tables of kinds, as `generate/kind-tables.ts` writes them and `assembly/tabled-objects.ts` reads them. */
export const tables = 1_179_648;
export const tablesEnd = 1_441_792;

/** A kind in a table: its number, its shape, how many of its members are wanted, and the tests of its lines, or 0. */
export const kindShape = 4;
export const kindWanted = 8;
export const kindTests = 12;

/**
 * The tests of a kind: which members are left out where all hold, a bit each, and how many tests; then these, of the same size. A test has
 * the path to what it looks at, in one number, and what it compares with: numbers, or the path to others and a set of words.
 */
export const firstTest = 8;
export const testSize = 36;
export const isSumTest = 0;
export const isNamesTest = 1;
export const sumIs = 8;
export const sumWithin = 16;
export const sumOr = 24;
export const namesAmong = 8;
export const namesOr = 12;
export const keyBits = 4;
export const mostTested = 15;

/**
 * A shape in a table: how many fields, which of them are required, a bit each, its localised fields, its rules, and the field that
 * stood first in the object last scanned, and the list of its name and of all that matters though it is none of its fields; then its fields,
 * of which there are 64 at most if there are rules.
 */
export const shapeRequired = 4;
export const shapeLocalised = 20;
export const shapeRules = 24;
export const shapeFirst = 28;
export const shapeList = 32;
export const shapeFields = 36;
export const mostFields = 128;
export const mostRuled = 64;

/**
 * A field in a table: the first and the last eight bytes of its key, its form, the field that followed it last, and the place of its key. A
 * key is `, "Name":`, and its name begins at the fourth byte. One that is shorter than eight bytes, or that stands nowhere, ends with eight
 * zeros: 0 is neither the last byte of a key nor of what stands before one.
 */
export const keyTail = 8;
export const fieldForm = 16;
export const fieldNext = 36;
export const fieldKey = 40;
export const fieldSize = 44;
export const keyName = 3;
export const longestKey = 100;

/**
 * The form of a value: its type and what is added to that, what that type wants to know, the number by which it is noted and what a note
 * says that opens it, and the place of the word that was accepted last.
 */
export const formMore = 4;
export const formLimit = 8;
export const formNote = 12;
export const formKept = 16;
export const formMisses = 16;

/** The types in a table. First those of most values, of which nothing but the type is known. */
export const isText = 0;
export const isInteger = 1;
export const isNumber = 2;
export const isBoolean = 3;
/** One of a set of words; where the set is open, others of the form at the limit, or any if there is none, are remarked on. */
export const isWord = 4;
export const isOpenWord = 5;
/** The last of those that are walked over where they are met. */
export const lastUsual = 5;
export const isMoment = 6;
/** In internal form, which stands at the place. */
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
 * What is added to the type of a value that is noted as a whole, of one whose parts are, of one that is kept for comparison, and of one that
 * a rule looks at. Above that stand the number of its field and the length of the key.
 */
export const typeBits = 15;
export const isNoted = 16;
export const isOpened = 32;
export const isKept = 64;
export const isLookedAt = 128;
export const manners = 255;
export const numberShift = 8;
export const lengthShift = 16;

/** Of what is noted: the number, and above that what a note says that opens it. */
export const partShift = 16;

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

/**
 * A set of words: how many slots there are less one, how many bytes of a word stand before those by which it is looked up, the open list
 * that it was made of, and the places of the words. A word is its length and its bytes, with quotes.
 */
export const setLooksAt = 4;
export const setList = 8;
export const setSlots = 12;
export const wordText = 4;
export const longestWord = 100;

/**
 * A list of words: its name, how many words it has and how many more the live game writes, and the places of both, in their order. Where there
 * is 0 instead, others are left to the parser.
 */
export const listCount = 4;
export const listInGame = 8;
export const listWords = 12;

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
 * Lists and objects that were accepted, of each its length, how many elements it has, for which form, path and kind, how many bytes of notes
 * and remarks there are on it, its bytes, and those; notes and remarks count from its first byte. They are written round and round;
 * a position counts on, so that one too far back is known to be overwritten. It never counts beyond the last. Slots hold positions.
 */
export const kept = 1_638_400;
export const keptSize = 262_144;
export const keptForm = 8;
export const keptPath = 12;
export const keptKind = 16;
export const keptNotes = 20;
export const keptRemarks = 24;
export const keptText = 32;
export const keptSlots = 1_957_888;
export const keptSlotCount = 1024;
export const lastPosition = 0x7000_0000;
/** After so many that did not come again, those are kept whose number has none of these bits: 16 of 256. */
export const mostMisses = 64;
export const triedAgain = 0xf0;
export const shortestKept = 48;
export const longestKept = 65_536;

/**
 * Whether nobody asks about clean lines of a kind, by its number, or whether each gets a row; the same of other kinds, by theirs, and how
 * many lines those had.
 */
export const quietKinds = 1_900_544;
export const quietKindsEnd = 1_904_640;
export const isQuietKind = 1;
export const isRowKind = 2;
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

/** The rows, as `row-format.ts` says; the places of the values they refer to. */
export const rows = 2_228_224;
export const rowsLimit = 2_490_368;
export const rowValues = 2_490_368;
export const mostValues = 8192;

/**
 * Values that rows refer to: slots with the places of entries; an entry is its length, the round in which it got its number, that
 * number, which one it is of all, and its bytes.
 */
export const valueSlots = 2_523_136;
export const valueSlotCount = 16_384;
export const values = 2_588_672;
export const valuesLimit = 3_014_656;
export const valueRound = 4;
export const valueNumber = 8;
export const valueId = 12;
export const valueText = 16;
export const longestValue = 65_536;

/** The lines themselves. */
export const text = 3_014_656;
