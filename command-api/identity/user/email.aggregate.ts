import { type EmailEvent, emailStream } from '@maru/contracts/identity/user/user.events';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { type EmailState, releaseEmail, reserveEmail } from './reserve-email.ts';

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
  name: 'identity.email',
  initialState: { userId: undefined },
  evolve: {
    EmailReserved: (_state, { data }) => ({ userId: data.userId }),
    EmailReleased: () => ({ userId: undefined }),
  },
  stream: ({ data }) => emailStream(data.hash),
  decide: { ReserveEmail: reserveEmail, ReleaseEmail: releaseEmail },
  policies: { ReserveEmail: () => undefined, ReleaseEmail: () => undefined },
  subject: () => null,
  answer: () => ({ body: {} }),
};
