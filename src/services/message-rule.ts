import type { RuleText } from '../check/rule-text.js';

/** A rule about what a tool sends, with an excerpt that obeys it and one that breaks it. */
export interface MessageRule extends RuleText {
  readonly good: string;
  readonly bad: string;
}
