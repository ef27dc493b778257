/** A function of the small language: it takes integers and gives one back. */
export interface Source {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly body: string;
}
