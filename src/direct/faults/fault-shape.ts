import type { Schema } from '../../words/shape/shape.js';
import { parsedText } from '../parsed-text.js';
import { assertFaultText } from './fault-request.js';
import { type FaultText, faultNames, faults } from './faults.js';

/** A fault, and when it happens. */
export function faultShape<Text extends string = FaultText>(what?: string) {
  return parsedText<Text>(assertFaultText, faultSchema, what);
}

/** The name of a fault, alone or with its timing. */
export function faultSchema(): Schema {
  const all = faultNames.map((name) => ({ const: name, description: faults[name].about }));
  const pattern = `^(${faultNames.join('|')})(/\\w+(\\.\\w+)*)?(:\\d+(\\.\\d+)?%|@\\w+(\\.\\d+\\w*)?)?$`;
  return { type: 'string', anyOf: [{ oneOf: all }, { pattern }] };
}
