import { type EmailEvent, emailStream } from '@maru/contracts/identity/user/user.events';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { type EmailState, reserveEmail } from './reserve-email.ts';

/** `hash` is the keyed hash of the address. Sent by the sign-up only, never by a route. */
interface ReserveEmail {
  readonly type: 'ReserveEmail';
  readonly data: { readonly hash: string; readonly userId: string };
}

/** A stream of its own per address: the log itself makes sure that an address has one account. */
export const emailAggregate: Aggregate<ReserveEmail, EmailState, EmailEvent, null> = {
  name: 'identity.email',
  initialState: { userId: undefined },
  evolve: { EmailReserved: (_state, { data }) => ({ userId: data.userId }) },
  stream: ({ data }) => emailStream(data.hash),
  decide: { ReserveEmail: reserveEmail },
  policies: { ReserveEmail: () => undefined },
  subject: () => null,
  answer: () => ({ body: {} }),
};
