import type { StreamFold } from '../../kernel/fold.ts';
import type { MailCodeEvent, MailCodePurpose } from './mail-code.events.ts';

/** `expiresAt` is ISO; `position` is where in the log it was asked for. */
export interface KnownMailCode {
  readonly status: 'open' | 'used';
  readonly userId: string | null;
  readonly purpose: MailCodePurpose;
  readonly expiresAt: string;
  readonly position: number;
}
export type MailCodeState = { readonly status: 'missing' } | KnownMailCode;
export const noMailCode: MailCodeState = { status: 'missing' };

export const mailCodeFold: StreamFold<MailCodeState, MailCodeEvent> = {
  initialState: noMailCode,
  evolve: {
    MailCodeRequested: (_state, { data: { userId, purpose, expiresAt }, position }) => ({
      status: 'open',
      userId,
      purpose,
      expiresAt,
      position,
    }),
    MailCodeUsed: (state) => (state.status === 'missing' ? state : { ...state, status: 'used' }),
  },
};
