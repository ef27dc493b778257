import type { BindingModel } from '../interface/emit/binding-model.js';
import { typeScriptModule } from '../interface/emit/typescript.js';
import { csharp } from './csharp-types.js';
import { go } from './go-types.js';
import { java } from './java-types.js';
import { python } from './python-types.js';
import { rust } from './rust-types.js';

interface BindingLanguage {
  /** As it is written: `C#`. */
  readonly title: string;
  /** The usual name of the file. */
  readonly file: string;
  /** What a program that uses the file needs. */
  readonly needs: string;
  readonly emit: (model: BindingModel) => string;
}

/** The languages that types are made for, by the name on the command line. */
export const bindingLanguages = {
  python: { title: 'Python', file: 'ed_journal.py', needs: 'Python 3.11, no packages', emit: python },
  csharp: { title: 'C#', file: 'Journal.cs', needs: 'C# 7.3, netstandard2.0, Newtonsoft.Json', emit: csharp },
  java: { title: 'Java', file: 'Journal.java', needs: 'Java 11, Jackson', emit: java },
  rust: { title: 'Rust', file: 'journal.rs', needs: 'serde_json with its feature float_roundtrip', emit: rust },
  go: { title: 'Go', file: 'journal.go', needs: 'Go 1.19, no modules', emit: go },
  typescript: { title: 'TypeScript', file: 'ed-journal.ts', needs: 'TypeScript 5', emit: typeScriptModule },
} as const satisfies Record<string, BindingLanguage>;

export type BindingLanguageName = keyof typeof bindingLanguages;

export const bindingLanguageNames = Object.keys(bindingLanguages) as BindingLanguageName[];
