import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import type { UserCard } from '@maru/contracts/identity/user/user.views';
import { accountHistoryWords } from '@maru/contracts/identity/user/user.words';
import { readEvents } from '../../http/read-events.ts';
import { type DataPart, isoTime } from '../../my-data/data-part.ts';

type VisibleFields = { readonly [K in UserEvent['type']]: (data: Extract<UserEvent, { type: K }>['data']) => object };

/** For its person: no hash of anything, and not what administrators noted for themselves. */
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
  UserMemoSet: () => ({}),
  SocialLinked: ({ provider }) => ({ provider }),
  SocialUnlinked: ({ provider, by }) => ({ provider, by }),
  UserWithdrawn: () => ({}),
};

const historyEntryOf = <E extends UserEvent>({ type, data }: E): object => ({
  what: accountHistoryWords[type],
  ...(visibleFields[type] as (data: E['data']) => object)(data),
});

/** What others do not see of an account stands in its events only. */
const privateOf = (events: readonly UserEvent[]) => {
  const account = {
    email: null as string | null,
    phone: null as string | null,
    certified: false,
    agreed: [] as object[],
    social: [] as string[],
  };
  for (const { type, data } of events) {
    if (type === 'UserRegistered') Object.assign(account, { email: data.email, agreed: data.agreed });
    if (type === 'UserAgreed') account.agreed = [...account.agreed, ...data.agreed];
    if (type === 'UserPhoneChanged') account.phone = data.phone;
    if (type === 'UserCertified') account.certified = true;
    if (type === 'SocialLinked') account.social = [...new Set([...account.social, data.provider])];
    if (type === 'SocialUnlinked') account.social = account.social.filter((one) => one !== data.provider);
  }
  return account;
};

export const accountPart: DataPart = {
  views: ['user'],
  of: async (userId, { views, events }) => {
    const card = await views.view('user').get<UserCard>(userId);
    const userEvents = await readEvents(events, userStream(userId));
    const { no, name, image, level, type, since } = card?.doc ?? {};
    return {
      account: { id: userId, no, name, image, level, type, ...privateOf(userEvents), since: since && isoTime(since) },
      history: userEvents.map((event) => ({ at: event.meta.at, ...historyEntryOf(event) })),
    };
  },
};
