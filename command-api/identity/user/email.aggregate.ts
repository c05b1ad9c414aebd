import { type EmailEvent, emailStream } from '@maru/contracts/identity/user/user.events';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { emailFold, type EmailState } from '@maru/contracts/identity/user/email.fold';
import { releaseEmail, reserveEmail } from './reserve-email.ts';

/**
 * `hash` is the keyed hash of the address. Sent by the registration and by what follows a withdrawal, never by a route.
 */
interface EmailCommand<T extends string> {
  readonly type: T;
  readonly data: { readonly hash: string; readonly userId: string };
}

/** A stream of its own per address: the log itself makes sure that an address has one account. */
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
