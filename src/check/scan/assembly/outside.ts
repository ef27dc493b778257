/** What the module asks `line-scanner.ts`: what needs more than a look at bytes. 1 is yes, 0 is no. */

/** Whether the number between two places is one that a field may hold. */
export declare function numberHolds(field: i32, start: i32, end: i32): i32;

/** Whether a rule holds for an object; the places of its members are at `members` in the memory. */
export declare function ruleHolds(rule: i32): i32;

/**
 * Learns a word or a name that stands in quotes between two places, of a kind and at a path; gives its number, or -1 if lines
 * with it are left to the parser.
 */
export declare function learn(kind: i32, path: i32, what: i32, start: i32, end: i32): i32;

/** The table of the kind whose name stands in quotes between two places; 0 if it is unknown, -1 if its lines are left to the parser. */
export declare function kindTable(start: i32, end: i32): i32;
