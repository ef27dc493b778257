/** Parse each line and let Ajv validate it by our schema of its kind, compiled when the first line of the kind comes. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { dialects, kindSchema } from '../../dist/interface/index.js';
import { eachLine } from './each-line.js';
import { parsed } from './parse.js';

/** Tells how many lines are valid. */
export function run(directory, dialect) {
  return eachLine(directory, validatorOf(dialect));
}

export function validatorOf(dialect) {
  const catalogue = dialects[dialect];
  const ajv = formats.default(new Ajv2020({ strict: true }));
  const kinds = new Map(catalogue.kinds.map((kind) => [kind.name, kind]));
  const validators = new Map();
  return (bytes, start, end) => {
    const event = parsed(bytes, start, end);
    if (event === undefined) return false;
    const kind = kinds.get(event.event);
    if (!kind) return typeof event.timestamp === 'string';
    let validate = validators.get(kind);
    if (!validate) validators.set(kind, (validate = ajv.compile(kindSchema(catalogue, kind))));
    return validate(event);
  };
}
