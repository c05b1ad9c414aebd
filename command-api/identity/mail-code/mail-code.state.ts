import type { MailCodeCommand } from '@maru/contracts/identity/mail-code/mail-code.commands';
import type { MailCodeEvent, MailCodePurpose } from '@maru/contracts/identity/mail-code/mail-code.events';
import type { Deciders } from '@maru/contracts/kernel/decider';

/** `expiresAt` is ISO; `position` is where in the log it was asked for. */
export interface KnownMailCode {
  readonly status: 'open' | 'used';
  readonly userId: string | null;
  readonly purpose: MailCodePurpose;
  readonly expiresAt: string;
  readonly position: number;
}
export type MailCodeState = { readonly status: 'missing' } | KnownMailCode;
export type MailCodeDecider<T extends MailCodeCommand['type']> = Deciders<
  MailCodeCommand,
  MailCodeState,
  MailCodeEvent
>[T];

export const noMailCode: MailCodeState = { status: 'missing' };
