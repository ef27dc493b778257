export { escaped, orders, printable, printableLines, quoted, visible } from '../spec/printable.js';
