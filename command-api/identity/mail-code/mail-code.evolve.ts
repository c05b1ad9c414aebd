import type { MailCodeEvent } from '@maru/contracts/identity/mail-code/mail-code.events';
import type { Evolvers } from '@maru/contracts/kernel/decider';
import type { MailCodeState } from './mail-code.state.ts';

export const evolveMailCode: Evolvers<MailCodeEvent, MailCodeState> = {
  MailCodeRequested: (_state, { data: { userId, purpose, expiresAt }, position }) => ({
    status: 'open',
    userId,
    purpose,
    expiresAt,
    position,
  }),
  MailCodeUsed: (state) => (state.status === 'missing' ? state : { ...state, status: 'used' }),
};
