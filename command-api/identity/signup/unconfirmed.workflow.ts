import { type SignupEvent, signupStream } from '@maru/contracts/identity/signup/signup.events';
import { ignore } from '@maru/contracts/kernel/decider';
import type { Workflow } from '../../workflows/runner/workflow.ts';

export interface Unconfirmed {
  readonly id: string;
  readonly due: number;
}
/** Long after its link has ended: nothing is under way any more. */
const hourMs = 60 * 60 * 1000;

/** Nobody who never became a customer stays readable in the log. */
export const unconfirmedWorkflow: Workflow<SignupEvent, Unconfirmed> = {
  name: 'unconfirmed',
  version: 1,
  everyMs: 10_000,
  streams: [signupStream('')],
  waits: 'stream',
  on: {
    SignupRequested: ({ data: { id, expiresAt } }) => [{ id, due: Date.parse(expiresAt) + hourMs }],
    SignupPictureChosen: ignore,
    SignupConfirmed: ignore,
  },
};
