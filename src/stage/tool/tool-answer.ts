import { answerTable } from '../../direct/tool/answer-table.js';
import type { ToolAnswer } from '../../direct/tool/question.js';
import { isObject } from '../../journal/journal-event.js';
import { shortJson } from '../../words/short-json.js';

/** An answer, or why a text that looks like one is none. */
export type ReadAnswer = { readonly answer: ToolAnswer } | { readonly problem: string };

/** The deepest nesting of an answer. */
const maxDepth = 10;

/** Reads an answer: undefined if the text does not look like one. */
export function readAnswer(line: string, isCut = false): ReadAnswer | undefined {
  const text = line.trim();
  if (!/^[[{]/.test(text)) return undefined;
  const shown = shortJson(text);
  if (isCut) return { problem: `a line is too long: ${shown}` };
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return { problem: `this is not JSON: ${shown}` };
  }
  if (!isObject(answer)) return { problem: `this is a list, and not an object: ${shown}` };
  if (isDeeper(answer, maxDepth)) return { problem: `this is nested too deeply: ${shown}` };
  const names = Object.keys(answer);
  if (names.length > 0 && !names.some((name) => name === 'upTo' || Object.hasOwn(answerTable, name))) {
    return { problem: `this has no member that a tool is asked for: ${shown}` };
  }
  return { answer };
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}
