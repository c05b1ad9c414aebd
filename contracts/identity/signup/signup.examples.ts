import type { Examples } from '../../kernel/message.ts';
import type { SignupEvent } from './signup.events.ts';

const id = '01900000-0000-7000-8000-000000000051';

export const signupExamples: Examples<SignupEvent> = {
  SignupRequested: {
    type: 'SignupRequested',
    data: {
      id,
      name: '김하늘',
      email: 'haneul@example.com',
      passwordHash: '$argon2id$x',
      agreed: [{ which: 'terms', version: 1 }],
      expiresAt: '2026-01-01T00:10:00.000Z',
    },
  },
  SignupPictureChosen: {
    type: 'SignupPictureChosen',
    data: { id, image: `/api/file/user/${id}/01900000-0000-7000-8000-0000000000aa.webp` },
  },
  SignupConfirmed: { type: 'SignupConfirmed', data: { id } },
};
