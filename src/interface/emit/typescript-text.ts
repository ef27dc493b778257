/** Declarations of TypeScript, as lines. */

export interface DeclaredMember {
  readonly name: string;
  readonly doc: readonly string[];
  readonly isOptional: boolean;
  readonly type: string;
}

/** `others` is the type of all members without a fixed name. */
export function interfaceLines(
  name: string,
  doc: readonly string[],
  members: readonly DeclaredMember[],
  others: string | undefined,
): string[] {
  return [
    ...comment(doc, ''),
    `export interface ${name} {`,
    ...members.flatMap((member) => [
      ...comment(member.doc, '  '),
      `  ${memberName(member.name)}${member.isOptional ? '?' : ''}: ${member.type};`,
    ]),
    ...(others === undefined ? [] : [`  [name: string]: ${others};`]),
    '}',
    '',
  ];
}

/** A union of the values; an open one takes any other as well, and editors still offer the known ones. */
export function unionLines(
  name: string,
  doc: readonly string[],
  values: readonly (string | number)[],
  isOpen: boolean,
): string[] {
  const types = [...values.map(literal), ...(isOpen ? [`(${typeof (values[0] ?? '')} & {})`] : [])];
  return [...comment(doc, ''), `export type ${name} =`, `${types.map((type) => `  | ${type}`).join('\n')};`, ''];
}

export function arrayOf(element: string): string {
  return element.includes(' ') ? `(${element})[]` : `${element}[]`;
}

function comment(doc: readonly string[], indent: string): string[] {
  const lines = doc.filter(Boolean).map((line) => line.replaceAll('*/', '*\\/'));
  if (lines.length < 2) return lines.map((line) => `${indent}/** ${line} */`);
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`];
}

export function literal(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll(/['\\]/g, '\\$&')}'`;
}

/** One of the game's names is empty. */
function memberName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : literal(name);
}
