import type { Examples } from '../../kernel/message.ts';
import type { UserEvent } from './user.events.ts';

const id = '01900000-0000-7000-8000-000000000001';

export const userExamples: Examples<UserEvent> = {
  UserRegistered: {
    type: 'UserRegistered',
    data: {
      id,
      no: 1,
      name: '김하늘',
      email: 'haneul@example.com',
      passwordHash: '$argon2id$x',
      level: 1,
      type: 'email',
      agreed: [{ which: 'terms', version: 1 }],
    },
  },
  UserAgreed: { type: 'UserAgreed', data: { id, agreed: [{ which: 'privacy', version: 1 }] } },
  UserCertified: { type: 'UserCertified', data: { id } },
  UserNameChanged: { type: 'UserNameChanged', data: { id, name: '김가을' } },
  UserPhoneChanged: { type: 'UserPhoneChanged', data: { id, phone: '01012345678' } },
  UserImageChanged: {
    type: 'UserImageChanged',
    data: { id, image: `/api/file/user/${id}/01900000-0000-7000-8000-0000000000aa.webp` },
  },
  UserPasswordChanged: {
    type: 'UserPasswordChanged',
    data: { id, passwordHash: '$argon2id$y', reason: 'own', kept: '01900000-0000-7000-8000-00000000f001' },
  },
  UserLevelChanged: { type: 'UserLevelChanged', data: { id, level: 10 } },
  UserSuspended: { type: 'UserSuspended', data: { id, reason: '광고 글을 여러 번 올림' } },
  UserMemoSet: { type: 'UserMemoSet', data: { id, memo: '전화보다 메일을 좋아하심' } },
  UserReinstated: { type: 'UserReinstated', data: { id } },
  SocialLinked: { type: 'SocialLinked', data: { id, provider: 'kakao', subjectHash: 'c'.repeat(64) } },
  SocialUnlinked: { type: 'SocialUnlinked', data: { id, provider: 'kakao', by: 'self' } },
  UserWithdrawn: { type: 'UserWithdrawn', data: { id, emailHash: 'e'.repeat(64), socialHashes: ['c'.repeat(64)] } },
};
