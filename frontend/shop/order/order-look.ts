import type { Tone } from '../../design/tokens.ts';

export interface Look {
  readonly label: string;
  readonly tone: Tone;
}
/** What is said first, and what comes next. */
export interface Words {
  readonly title: string;
  readonly text: string;
}
