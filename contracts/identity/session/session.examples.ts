import type { Examples } from '../../kernel/message.ts';
import type { SessionEvent } from './session.events.ts';

const family = '01900000-0000-7000-8000-00000000f001';

export const sessionExamples: Examples<SessionEvent> = {
  SessionStarted: {
    type: 'SessionStarted',
    data: {
      family,
      userId: '01900000-0000-7000-8000-000000000001',
      tokenHash: 'a'.repeat(64),
      device: 'Chrome · Windows',
    },
  },
  SessionRefreshed: { type: 'SessionRefreshed', data: { family, tokenHash: 'b'.repeat(64) } },
  SessionEnded: { type: 'SessionEnded', data: { family, reason: 'logout' } },
};
