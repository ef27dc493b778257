/**
 * How a line that the session rules need is written down: as a row of cells, eight bytes each, one for each member that they read.
 * Read by the module (AssemblyScript), which writes the rows of clean lines, and by whoever reads them (TypeScript).
 */

/**
 * A row begins with four cells: the number of its kind and of its cells; of its line, and its length in bytes; its day and time; all of
 * these in half a cell. Then its offset in the file.
 */
export const headCells = 4;
export const headSize = 32;
export const rowSize = 4;
export const rowLine = 8;
export const rowLength = 12;
export const rowDay = 16;
export const rowTime = 20;
export const rowOffset = 24;

/** Added to the number of cells where all tests of the line hold, so that the members are missing that nobody asks for then. */
export const testsHold = 0x4000_0000;

/**
 * A number stands in its cell as it is. Any other value is told by the upper half of its cell, with which it is no number: then the lower
 * half is the number of a value, or says where in the row a list or an object begins. A list is how many elements it has and
 * their cells, an object the cells of its members.
 */
export const isValue = 0x7ff8_0000;
export const isListAt = 0x7ff8_0001;
export const isObjectAt = 0x7ff8_0002;

/** The numbers of values that are never written down: of one that is not there, and of the two truths. Those of others come after. */
export const missing = 0;
export const isTrue = 1;
export const isFalse = 2;
