import { accountHistoryWords } from '@maru/contracts/identity/user/user.words';
import type { UserEvent } from '@maru/contracts/identity/user/user.events';

type VisibleFields = { readonly [K in UserEvent['type']]: (data: Extract<UserEvent, { type: K }>['data']) => object };

/**
 * What happened to an account, for its person: no hash of anything, and not what administrators noted for themselves.
 */
const visibleFields: VisibleFields = {
  UserRegistered: ({ name, email, type, agreed }) => ({ name, email, type, agreed }),
  UserAgreed: ({ agreed }) => ({ agreed }),
  UserCertified: () => ({}),
  UserNameChanged: ({ name }) => ({ name }),
  UserPhoneChanged: ({ phone }) => ({ phone }),
  UserImageChanged: ({ image }) => ({ image }),
  UserPasswordChanged: ({ reason }) => ({ reason }),
  UserLevelChanged: ({ level }) => ({ level }),
  UserSuspended: () => ({}),
  UserReinstated: () => ({}),
  SocialLinked: ({ provider }) => ({ provider }),
  SocialUnlinked: ({ provider, by }) => ({ provider, by }),
  UserWithdrawn: () => ({}),
};

/** An event as its person may read it. */
export const historyEntryOf = <E extends UserEvent>({ type, data }: E): object => ({
  what: accountHistoryWords[type],
  ...(visibleFields[type] as (data: E['data']) => object)(data),
});
