/** A text or a number in a line that may be cut anywhere. */
interface TornValue {
  /** The member it belongs to, or, in a list, the member that the list belongs to. */
  readonly member: string;
  readonly inList: boolean;
  readonly isText: boolean;
  /** Without its quotes. */
  readonly start: number;
  readonly end: number;
  /** Not if the line is cut within it: there another line, or nothing, goes on. */
  readonly isWhole: boolean;
}

const key = /"(?<name>\w+)"\s*:\s*(?<list>\[\s*)?/g;
const value = /"(?<text>(?:[^"\\{}]|\\.)*)(?<end>"?)|(?<digits>\d+)/dsy;
const comma = /\s*,\s*/y;

/** The values that can be made out, each with its member. */
export function valuesIn(text: string): TornValue[] {
  return [...text.matchAll(key)].flatMap(({ 0: found, index, groups }) => {
    const { name: member = '', list } = groups ?? {};
    return valuesAt(text, index + found.length, member, list !== undefined);
  });
}

function valuesAt(text: string, from: number, member: string, inList: boolean): TornValue[] {
  const values: TornValue[] = [];
  for (let at = from; ; at = comma.lastIndex) {
    value.lastIndex = at;
    const { groups, indices } = value.exec(text) ?? {};
    const isText = groups?.['text'] !== undefined;
    const [start, end] = indices?.groups?.[isText ? 'text' : 'digits'] ?? [];
    if (start === undefined || end === undefined) return values;
    const isWhole = isText ? groups['end'] === '"' : end < text.length;
    values.push({ member, inList, isText, start, end, isWhole });
    comma.lastIndex = isText && isWhole ? end + 1 : end;
    if (!inList || !comma.test(text)) return values;
  }
}
