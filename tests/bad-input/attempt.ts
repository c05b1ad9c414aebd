import type { RejectionCode } from '@maru/contracts/kernel/rejections';

export type Ids = Readonly<Record<'project' | 'issue' | 'comment' | 'user' | 'session' | 'order' | 'addin', string>>;

/** An answer that gives nothing away, or the code of the refusal. */
type Outcome = RejectionCode | { readonly shows: object };

/** A call of one row that names ids. */
export interface Attempt {
  readonly input: Readonly<Record<string, unknown>>;
  /** Who is not in the project, with ids that exist; `undefined`: is allowed to. */
  readonly stranger: Outcome | undefined;
  /** An owner, with ids that do not exist. */
  readonly unknown: Outcome;
}

export const attempt = (input: Attempt['input'], stranger: Attempt['stranger'], unknown: Outcome): Attempt => ({
  input,
  stranger,
  unknown,
});
