import type { KnownMailCode } from '@maru/contracts/identity/mail-code/mail-code.fold';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { MailCodeDecider } from './mail-code.state.ts';

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
