import type { UserEvent } from './user.events.ts';

const id = '01900000-0000-7000-8000-000000000001';

/** One event of each type, for everyone's tests. */
export const userExamples: { readonly [K in UserEvent['type']]: Extract<UserEvent, { type: K }> } = {
  UserRegistered: {
    type: 'UserRegistered',
    data: {
      id, no: 1, name: '김하늘', email: 'haneul@example.com', passwordHash: '$argon2id$x', level: 1, type: 'email',
      agreed: [{ which: 'terms', version: 1 }],
    },
  },
  UserCertified: { type: 'UserCertified', data: { id } },
  UserNameChanged: { type: 'UserNameChanged', data: { id, name: '김가을' } },
  UserPhoneChanged: { type: 'UserPhoneChanged', data: { id, phone: '01012345678' } },
  UserImageChanged: { type: 'UserImageChanged', data: { id, image: `/api/file/user/${id}/01900000-0000-7000-8000-0000000000aa.webp` } },
  UserPasswordChanged: {
    type: 'UserPasswordChanged',
    data: { id, passwordHash: '$argon2id$y', reason: 'own', kept: '01900000-0000-7000-8000-00000000f001' },
  },
};
