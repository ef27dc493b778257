/**
 * What can be told of a clean line by itself, without parsing it: a rule that has nothing to say where such a test holds need not look at
 * the line. The rule goes by the same test, so that what it compares with is written once. Members are named by paths, as in `WantedMembers`.
 */
export type LineTest = SumTest | NamesTest;

/** Numbers add up to something, or nearly so, or exactly to something else. */
export interface SumTest {
  readonly sumOf: string;
  readonly is: number;
  readonly within: number;
  readonly or: number;
}

/** Each of some texts is among others, or is one of a few; or there are no others. */
export interface NamesTest {
  readonly names: string;
  readonly among: string;
  readonly or: readonly string[];
}

/** The members of a kind that are left out of a row where all tests hold, because nobody else asks for them. */
export interface TestedMembers {
  readonly members: readonly string[];
  readonly tests: readonly LineTest[];
}

export type KindTests = Readonly<Record<string, TestedMembers>>;

/** The paths to all that a test looks at. */
export function pathsIn(test: LineTest): readonly string[] {
  return 'sumOf' in test ? [test.sumOf] : [test.names, test.among];
}
