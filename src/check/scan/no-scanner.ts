import { needsParsing, type Scanner } from './scanner.js';

/** Stands in where there is no WebAssembly: every line is parsed. */
export const noScanner: Scanner = {
  load: () => undefined,
  scan: () => needsParsing,
  moment: 0,
  day: 0,
  time: 0,
  extracted: () => ({}),
  extractRow: () => undefined,
  name: () => '',
  nameNumber: -1,
  remarkCount: 0,
  remarkNumber: () => -1,
  remark: () => {
    throw new RangeError('nothing was scanned, so there is no remark');
  },
};
