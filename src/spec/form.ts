/** What a UTC moment in ISO 8601 looks like, as a regular expression for schemas. */
export const momentPattern =
  '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|\\+00:00)$';

const momentShape = new RegExp(momentPattern);

/** Whether a text is a moment that has been or will be: 30 February is none. */
export function isMoment(text: string): boolean {
  if (!momentShape.test(text)) return false;
  const day = text.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

const shapes = new Map<string, RegExp>();

/** Whether a text has an internal form such as `$economy_X;`, where X is any word and N a number. */
export function hasForm(text: string, form: string): boolean {
  let known = shapes.get(form);
  if (!known) shapes.set(form, (known = formShape(form)));
  return known.test(text);
}

function formShape(form: string): RegExp {
  const escaped = form.replaceAll(/[$^.*+?()[\]{}|\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/X;$/, '[^;]+;').replace(/N;$/, '\\d+;')}$`);
}
