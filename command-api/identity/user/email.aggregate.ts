import { emailFold, type EmailState } from '@maru/contracts/identity/user/user.fold';
import { type EmailEvent, emailStream } from '@maru/contracts/identity/user/user.events';
import type { Aggregate } from '../../pipeline/aggregate.ts';

export const reserveEmail = (
  state: EmailState,
  { data }: { readonly data: { readonly userId: string } },
): readonly EmailEvent[] =>
  state.userId === undefined ? [{ type: 'EmailReserved', data: { userId: data.userId } }] : [];

/** Only by whoever has it: another account may have got the address since. */
export const releaseEmail = (
  state: EmailState,
  { data }: { readonly data: { readonly userId: string } },
): readonly EmailEvent[] =>
  state.userId === data.userId ? [{ type: 'EmailReleased', data: { userId: data.userId } }] : [];

/** `hash` is the keyed hash of the address; no route sends these commands. */
interface EmailCommand<T extends string> {
  readonly type: T;
  readonly data: { readonly hash: string; readonly userId: string };
}

/** A stream per address, so that the log itself allows each one account. */
export const emailAggregate: Aggregate<
  EmailCommand<'ReserveEmail'> | EmailCommand<'ReleaseEmail'>,
  EmailState,
  EmailEvent,
  null
> = {
  ...emailFold,
  name: 'identity.email',
  stream: ({ data }) => emailStream(data.hash),
  decide: { ReserveEmail: reserveEmail, ReleaseEmail: releaseEmail },
  policies: { ReserveEmail: () => undefined, ReleaseEmail: () => undefined },
  subject: () => null,
  answer: () => ({ body: {} }),
};
