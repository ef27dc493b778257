/** Imports from `line-scanner.ts`, for checks that need more than bytes. 1 is yes, 0 is no. */

/** Whether the number between two places is one that a field may hold. */
export declare function numberHolds(field: i32, start: i32, end: i32): i32;

/** Whether a rule holds for an object; the places of its members are at `members` in the memory. */
export declare function ruleHolds(rule: i32): i32;

/**
 * An open list lacks the word in quotes between two places, or a table the name, if the form is 0; `depth`
 * lists and objects are around it.
 */
export declare function unlistedWord(form: i32, depth: i32, start: i32, end: i32): i32;

/**
 * The table of the kind with this quoted name; 0 if it is unknown, -1 if its lines are left to the parser.
 */
export declare function kindTable(start: i32, end: i32): i32;
