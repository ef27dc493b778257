/** Makes an object of random values obey the rules of its table, by the example that each rule gives. */
import { applyPatch } from '../../dist/interface/object-rule.js';

/** An object that obeys the rules of its shape, and so do all objects in it. */
export function obeying(object, shape) {
  const inner = Object.entries(object).map(([name, value]) => [name, obeyingValue(value, shape.fields[name])]);
  const mended = shape.rules.reduce(
    (each, rule) => (rule.holds(each) ? each : applyPatch(each, rule.good)),
    Object.fromEntries(inner),
  );
  return Object.fromEntries(
    Object.keys(shape.fields)
      .filter((name) => name in mended && (!name.endsWith('_Localised') || name.replace('_Localised', '') in mended))
      .map((name) => [name, mended[name]]),
  );
}

function obeyingValue(value, field) {
  if (field?.type === 'object') return obeying(value, field.shape);
  return field?.type === 'array' ? value.map((each) => obeyingValue(each, field.element)) : value;
}
