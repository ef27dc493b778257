import type { StringLiteral } from './read-literal.js';
import { endOf, literalMark, type ScannedSource } from './scanned-source.js';

/** Literals that are joined to one text, and `undefined` for whatever else is joined. */
export type JoinedLiterals = readonly [StringLiteral, ...(StringLiteral | undefined)[]];

const prefix = `(?:String\\.raw|[\\w$@#]{0,5})(?=${literalMark})`;
const plus = /\s*\+(?![+=])\s*/y;
const comma = /\s*,\s*/y;
const here = new RegExp(`[\\s(]*${prefix}`, 'y');
const plusOrNothing = new RegExp(`${plus.source}|\\s*(?=${prefix})`, 'y');
/** What may follow a literal that is joined: most are followed by something else. */
const joinable = new RegExp(`\\s*(?:[+.,)]|${prefix})`, 'y');
const closing = /\s*\)/y;
/** A method of a text that leaves it about as it is. */
const method = /\s*\.\s*\w+\(\s*\)/y;
const nested = '\\((?:[^()]|\\([^()]*\\))*\\)';
const operand = new RegExp(`(?:[^+;,=(){}[\\]${literalMark}]|\\((?:[^()]|${nested})*\\)|\\[[^\\]\\n]*\\])+`, 'y');
/** The parentheses before a literal, and the name before these. */
const opening = /(?<name>[\w$)\]!])?\s*(?<parentheses>(?:\(\s*)+)(?:String\.raw|[\w$@#]{0,5})$/;
/** More of the code before a literal is not looked at. */
const longestOpening = 200;

/** Finds out which literals of a source are joined. */
export function joinLiterals({ literals, code, language }: ScannedSource): JoinedLiterals[] {
  const byStart = new Map(literals.map((literal) => [literal.start, literal]));
  const joined = new Set<StringLiteral>();
  return literals.flatMap((literal) => (joined.has(literal) ? [] : [from(literal)]));

  function from(first: StringLiteral): JoinedLiterals {
    if (endOf(joinable, code, first.end) === 0) return [first];
    const before = code.slice(Math.max(0, first.start - longestOpening), first.start);
    const { name, parentheses = '' } = opening.exec(before)?.groups ?? {};
    let open = countOf(parentheses) - (name === undefined ? 0 : 1);
    const joint = language.joiner?.test(before) ? comma : language.adjacent ? plusOrNothing : plus;
    const parts: [StringLiteral, ...(StringLiteral | undefined)[]] = [first];
    for (let at = first.end; ; ) {
      at = passed(method, at);
      for (; open > 0 && passed(closing, at) > at; open--) at = passed(closing, at);
      at = passed(method, at);
      const operandAt = endOf(joint, code, at);
      if (operandAt === 0) return parts;
      const next = byStart.get(passed(here, operandAt));
      parts.push(next);
      at = next?.end ?? passed(operand, operandAt);
      if (!next) continue;
      joined.add(next);
      open += countOf(code.slice(operandAt, next.start));
    }
  }

  function passed(pattern: RegExp, at: number): number {
    return endOf(pattern, code, at) || at;
  }
}

function countOf(parentheses: string): number {
  return parentheses.split('(').length - 1;
}
