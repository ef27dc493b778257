/** What the module asks `line-scanner.ts`: numbers and rules that need more than a look at bytes. 1 is yes, 0 is no. */

/** Whether the number between two places is one that a field may hold. */
export declare function numberHolds(field: i32, start: i32, end: i32): i32;

/** Whether a rule holds for an object; the places of its members are at `members` in the memory. */
export declare function ruleHolds(rule: i32): i32;
