import { readFileSync } from 'node:fs';

/** What is used of the compiler. */
interface Compiler {
  readonly main: (
    words: string[],
    files: {
      readFile: (name: string) => string | null;
      writeFile: (name: string, contents: Uint8Array) => void;
      listFiles: () => string[];
    },
  ) => Promise<{ readonly error: Error | null; readonly stderr: { toString(): string } }>;
}

const options = ['--optimizeLevel', '3', '--enable', 'simd', '--importMemory', '--runtime', 'stub', '--noAssert'];

/** The text of `survey-code.ts`: a source in AssemblyScript, compiled to WebAssembly. */
export async function compiledSurvey(source: string): Promise<string> {
  // As a literal it would bring its types, and with them what AssemblyScript knows everywhere.
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
  const { main } = (await import('assemblyscript/asc' as string)) as Compiler;
  let code = new Uint8Array();
  const { error, stderr } = await main(['survey.ts', '--outFile', 'survey.wasm', ...options], {
    readFile: (name) => (name === 'survey.ts' ? readFileSync(source, 'utf8') : null),
    writeFile: (_name, contents) => {
      code = Uint8Array.from(contents);
    },
    listFiles: () => [],
  });
  if (error) throw new SyntaxError(`the survey does not compile: ${stderr.toString()}`, { cause: error });
  return `/** Compiled from \`assembly/survey.ts\` by \`npm run generate\`; not to be edited. */
export const surveyCode =
  '${Buffer.from(code).toString('base64')}';
`;
}
