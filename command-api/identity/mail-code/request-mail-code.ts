import { mailCodeSeconds } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { MailCodeDecider } from './mail-code.state.ts';

export const expiryOf = (at: string) => new Date(Date.parse(at) + mailCodeSeconds * 1000).toISOString();

export const requestMailCode: MailCodeDecider<'RequestMailCode'> = (state, { data }, { at }) => {
  if (state.status !== 'missing') throw new Rejected('key_reused');
  return [{ type: 'MailCodeRequested', data: { ...data, expiresAt: expiryOf(at) } }];
};
