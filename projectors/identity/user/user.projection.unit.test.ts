import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { type UserCard, userCard } from '@maru/contracts/identity/user/user.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { userProjection } from './user.projection.ts';

const { id } = userExamples.UserRegistered.data;
const registered = {
  id,
  no: 1,
  name: '김하늘',
  image: null,
  level: 1,
  type: 'email',
  status: 'active',
  since: expect.any(Number),
  revision: 0,
  position: 1,
};
const effects: { readonly [K in UserEvent['type']]: Partial<UserCard> } = {
  UserRegistered: {},
  UserAgreed: {},
  UserCertified: {},
  UserNameChanged: { name: userExamples.UserNameChanged.data.name },
  UserPhoneChanged: {},
  UserPasswordChanged: {},
  UserImageChanged: { image: userExamples.UserImageChanged.data.image },
  UserLevelChanged: { level: 10 },
  UserSuspended: { status: 'suspended' },
  UserReinstated: {},
  UserMemoSet: {},
  SocialLinked: {},
  SocialUnlinked: {},
  UserWithdrawn: { name: '탈퇴한 사용자', status: 'withdrawn' },
};

describe.each(Object.entries(effects))('%s', (type, effect) => {
  const record = recorder();
  const events = [record(userStream(id), userExamples.UserRegistered)];
  if (type !== 'UserRegistered') events.push(record(userStream(id), userExamples[type as UserEvent['type']]));

  it('shows on the card', () => {
    const card = foldEvents(userProjection, events).get(id);
    expect(card).toEqual({ ...registered, ...effect, revision: events.length - 1, position: events.length });
    expect(userCard.parse(card)).toEqual(card);
  });

  it('changes nothing when seen again', () => {
    expect(foldEvents(userProjection, [...events, ...events])).toEqual(foldEvents(userProjection, events));
  });
});
