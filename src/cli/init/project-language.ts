/** What `init` writes to a project, by its language. */
import { readdirSync } from 'node:fs';
import type { BindingLanguageName } from '../../bindings/binding-languages.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { UsageError } from '../shell.js';

export interface Kit {
  readonly title: string;
  /** Files by which a project is known. */
  readonly marks: RegExp;
  /** Files of the package, by where they are put. */
  readonly files: Readonly<Record<string, string>>;
  readonly types?: { readonly language: BindingLanguageName; readonly file: string };
  /** The command that runs the test in a directory; none where there is no client for one. */
  readonly test?: (directory: string) => string;
  /** The program that the test needs, and where it comes from. */
  readonly program: string;
  readonly from: string;
  /** What is to be done before the test can run, or the types can be compiled. */
  readonly first?: (directory: string) => string;
}

const example = (folder: string, ...names: readonly string[]) =>
  Object.fromEntries(['shakedown-tool.yaml', ...names].map((name) => [`tool/${name}`, `${folder}/${name}`]));

export const kits = {
  csharp: {
    title: 'C#',
    marks: /\.(?:csproj|slnx?)$/,
    files: {
      'DockedTest.cs': 'init/csharp/DockedTest.cs',
      'DockedTest.csproj': 'init/csharp/DockedTest.csproj',
      'ShakedownStage.cs': 'clients/csharp/ShakedownStage.cs',
      ...example('trials/init/csharp', 'ShakedownTool.cs', 'ShakedownTool.csproj'),
    },
    test: (directory: string) => `dotnet run --project ${directory}/DockedTest.csproj`,
    program: 'dotnet',
    from: 'the .NET SDK 8 or later, https://dot.net',
    first: (directory: string) =>
      `add <Compile Remove="${directory}/**" /> to a project file here: it would compile the test`,
  },
  rust: {
    title: 'Rust',
    marks: /^Cargo\.toml$/,
    files: example('init/rust'),
    types: { language: 'rust', file: 'journal.rs' },
    program: 'cargo',
    from: 'Rust, https://rustup.rs',
    first: () => 'cargo add serde_json --features float_roundtrip',
  },
  go: {
    title: 'Go',
    marks: /^go\.mod$/,
    files: example('init/go'),
    types: { language: 'go', file: 'journal/journal.go' },
    program: 'go',
    from: 'Go 1.19 or later, https://go.dev',
  },
  python: {
    title: 'Python',
    marks: /^(?:pyproject\.toml|setup\.(?:py|cfg)|requirements\.txt|Pipfile)$/,
    files: {
      'test_docked.py': 'init/python/test_docked.py',
      'shakedown_stage.py': 'clients/python/shakedown_stage/stage.py',
      ...example('trials/init/python', 'shakedown_tool.py'),
    },
    test: (directory: string) => `python3 -m unittest discover -s ${directory}`,
    program: 'python3',
    from: 'Python 3.8 or later, https://python.org',
  },
  javascript: {
    title: 'JavaScript or TypeScript',
    marks: /^package\.json$/,
    files: {
      'test-docked.mjs': 'init/node/test-docked.mjs',
      ...example('trials/init/typescript', 'shakedown-tool.mjs'),
    },
    test: (directory: string) => `node --test ${directory}/test-docked.mjs`,
    program: 'node',
    from: 'Node 20.19 or later, https://nodejs.org',
  },
} as const satisfies Readonly<Record<string, Kit>>;

export type ProjectLanguage = keyof typeof kits;

export const projectLanguages = Object.keys(kits) as ProjectLanguage[];

/** The languages of the project in this directory. Where there is none: Node is there. */
export function languagesHere(): readonly [ProjectLanguage, ...ProjectLanguage[]] {
  const names = namesHere();
  const [first = 'javascript', ...others] = projectLanguages.filter((language) =>
    names.some((name) => kits[language].marks.test(name)),
  );
  return [first, ...others];
}

function namesHere(): string[] {
  try {
    return readdirSync('.');
  } catch (cause) {
    throw new UsageError(`cannot read this directory: ${reasonOf(cause)}`, { cause });
  }
}
