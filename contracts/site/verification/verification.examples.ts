import type { Examples } from '../../kernel/message.ts';
import type { VerificationEvent } from './verification.events.ts';

const id = '01900000-0000-7000-8000-0000000000e1';

export const verificationExamples: Examples<VerificationEvent> = {
  VerificationRequested: { type: 'VerificationRequested', data: { id } },
  VerificationFinished: {
    type: 'VerificationFinished',
    data: {
      id,
      events: 1_240,
      streams: 310,
      sealed: 1_000,
      bad: 1,
      foreign: 0,
      named: [{ stream: 'shop.item-1', revision: 2, position: 40, fault: 'hash' }],
    },
  },
};
