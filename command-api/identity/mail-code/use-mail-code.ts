import type { MailCodeCommand } from '@maru/contracts/identity/mail-code/mail-code.commands';
import type { MailCodeEvent } from '@maru/contracts/identity/mail-code/mail-code.events';
import type { KnownMailCode, MailCodeState } from '@maru/contracts/identity/mail-code/mail-code.fold';
import type { Deciders } from '@maru/contracts/kernel/decider';
import { mailCodeSeconds } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';

export type MailCodeDecider<T extends MailCodeCommand['type']> = Deciders<
  MailCodeCommand,
  MailCodeState,
  MailCodeEvent
>[T];

export const expiryOf = (at: string) => new Date(Date.parse(at) + mailCodeSeconds * 1000).toISOString();

export const requestMailCode: MailCodeDecider<'RequestMailCode'> = (state, { data }, { at }) => {
  if (state.status !== 'missing') throw new Rejected('key_reused');
  return [{ type: 'MailCodeRequested', data: { ...data, expiresAt: expiryOf(at) } }];
};

export const isExpired = ({ expiresAt }: Pick<KnownMailCode, 'expiresAt'>, at: string) =>
  Date.parse(at) >= Date.parse(expiresAt);

/** A link for one thing does not open another. */
export const useMailCode: MailCodeDecider<'UseMailCode'> = (state, { data: { id, purpose } }, { at }) => {
  if (state.status === 'missing' || state.userId === null || state.purpose !== purpose)
    throw new Rejected('code_wrong');
  if (state.status === 'used') throw new Rejected('code_used');
  if (isExpired(state, at)) throw new Rejected('code_expired');
  return [{ type: 'MailCodeUsed', data: { id } }];
};
