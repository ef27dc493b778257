/** What a UTC moment in ISO 8601 looks like, as a regular expression for schemas. */
export const utcTimePattern =
  '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|\\+00:00)$';

const utcTimeForm = new RegExp(utcTimePattern);

/** Whether a text is a valid UTC time: 30 February is not. */
export function isUtcTime(text: string): boolean {
  if (!utcTimeForm.test(text)) return false;
  const day = Number(text.slice(8, 10));
  // Not `toISOString`: V8 loads the names of all time zones for it.
  return day <= 28 || new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDate() === day;
}

const compiledForms = new Map<string, RegExp>();

/** Whether a text has an internal form such as `$economy_X;`, where X is any word and N a number. */
export function hasForm(text: string, form: string): boolean {
  let known = compiledForms.get(form);
  if (!known) compiledForms.set(form, (known = compileForm(form)));
  return known.test(text);
}

function compileForm(form: string): RegExp {
  const escaped = form.replaceAll(/[$^.*+?()[\]{}|\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/X;$/, '[^;]+;').replace(/N;$/, '\\d+;')}$`);
}
