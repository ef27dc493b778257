/** A page of the reference, which says where it comes from. */
export function page(title: string, ...parts: readonly string[]): string {
  const origin = '<!-- Generated from src/interface by `npm run generate`. -->';
  return [`# ${title}`, origin, ...parts].join('\n\n').concat('\n');
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
