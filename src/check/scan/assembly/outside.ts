/** What the module asks of whoever runs it: numbers and rules that need more than a look at bytes. 1 is yes, 0 is no. */

/** Whether the number between two places is one that a field may hold. */
export declare function numberHolds(field: i32, start: i32, end: i32): i32;

/** Whether a rule holds for the object whose members are told in the memory. */
export declare function ruleHolds(rule: i32): i32;
