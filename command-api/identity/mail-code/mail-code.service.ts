import type { MailCodeCommand } from '@maru/contracts/identity/mail-code/mail-code.commands';
import { mailCodeStream } from '@maru/contracts/identity/mail-code/mail-code.events';
import type { KnownMailCode } from '@maru/contracts/identity/mail-code/mail-code.fold';
import { userStream } from '@maru/contracts/identity/user/user.events';
import type { RegisteredState } from '@maru/contracts/identity/user/user.fold';
import { system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Call } from '../../http/call.ts';
import type { Send } from '../../pipeline/send.ts';
import type { IdentityServices } from '../identity-services.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { registeredAccount } from '../user/user.state.ts';
import { mailCodeAggregate } from './mail-code.aggregate.ts';
import { mailCodes } from './mail-codes.service.ts';
import { isExpired } from './use-mail-code.ts';

type Data<T extends MailCodeCommand['type']> = Extract<MailCodeCommand, { type: T }>['data'];

/** A mail with the code follows; the same id again asks for nothing more. */
export const requestCode = async (send: Send, data: Data<'RequestMailCode'>): Promise<void> => {
  await send({ type: 'RequestMailCode', data }, { as: system, id: data.id });
};

export interface VerifiedCode {
  readonly account: RegisteredState;
  /** Answers the id of the command that did, so that what follows is found again by the same request. */
  spend(): Promise<string>;
}

/** `mark` is the rest of what the request asks for: with other wishes it is another request. */
interface CodeInput {
  readonly purpose: Data<'UseMailCode'>['purpose'];
  readonly info: string;
  readonly mark?: string;
}

/** The request that used the code may come again, its first answer lost. Throws `code_wrong`, `code_expired`. */
export const verifyCode = async (
  services: IdentityServices,
  { send, idOf }: Pick<Call, 'send' | 'idOf'>,
  { purpose, info, mark = '' }: CodeInput,
): Promise<VerifiedCode> => {
  const id = mailCodes(services.mailCodeHash).idOf(info);
  if (id === undefined) throw new Rejected('code_wrong');
  const { state } = await services.load(mailCodeAggregate, mailCodeStream(id));
  if (state.status === 'missing' || state.userId === null || state.purpose !== purpose)
    throw new Rejected('code_wrong');
  const { state: user } = await services.load(userAggregate, userStream(state.userId));
  const account = registeredAccount(user);
  if (isExpired(state, services.clock.stamp()) || isOutdated(state, account)) throw new Rejected('code_expired');
  const commandId = idOf(`use ${id} ${mark}`);
  const spend = () => send({ type: 'UseMailCode', data: { id, purpose } }, { as: account.user, id: commandId });
  return { account, spend: () => spend().then(() => commandId) };
};

/** A password chosen since makes older links to choose one worthless: somebody else may have read those. */
const isOutdated = (code: KnownMailCode, { passwordChange }: RegisteredState) =>
  code.purpose === 'recover' &&
  code.status === 'open' &&
  passwordChange !== undefined &&
  passwordChange.position > code.position;
