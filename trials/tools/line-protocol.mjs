import { createInterface } from 'node:readline';

/**
 * Answers each question, a line on standard input, with a line of JSON on standard output, until the input ends.
 *
 * @param {(question: { readonly commander?: string }) => object | Promise<object>} answer
 */
export async function answerQuestions(answer) {
  for await (const question of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await answer(JSON.parse(question)), plain)}\n`);
  }
}

/** @param {string} _name @param {unknown} value */
function plain(_name, value) {
  return typeof value === 'bigint' ? Number(value) : value;
}
