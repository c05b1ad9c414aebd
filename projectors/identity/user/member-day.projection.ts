import { ignore } from '@maru/contracts/kernel/decider';
import { epochMs } from '@maru/contracts/kernel/fields';
import { dateText, seoulDay } from '@maru/contracts/kernel/seoul-days';
import type { MemberDayDocument } from '@maru/contracts/identity/user/member-day.views';
import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import type { Body, Projection } from '../../runtime/projection.ts';

type Doc = Body<MemberDayDocument>;
const noChange = { joined: 0, left: 0 };

/** How many people joined and left each day in Korea. */
export const memberDayProjection: Projection<UserEvent, MemberDayDocument> = {
  name: 'member-day',
  version: 1,
  view: { fields: {}, indexes: [] },
  streams: [userStream('')],
  key: ({ meta }) => dateText(seoulDay(epochMs(meta.at))),
  on: {
    UserRegistered: (doc: Doc = { id: '', ...noChange }, _event, id) => ({ ...doc, id, joined: doc.joined + 1 }),
    UserWithdrawn: (doc: Doc = { id: '', ...noChange }, _event, id) => ({ ...doc, id, left: doc.left + 1 }),
    UserAgreed: ignore,
    UserCertified: ignore,
    UserNameChanged: ignore,
    UserPhoneChanged: ignore,
    UserImageChanged: ignore,
    UserPasswordChanged: ignore,
    UserLevelChanged: ignore,
    UserSuspended: ignore,
    UserReinstated: ignore,
    UserMemoSet: ignore,
    SocialLinked: ignore,
    SocialUnlinked: ignore,
  },
};
