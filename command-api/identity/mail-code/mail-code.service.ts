import { mailCodeStream } from '@maru/contracts/identity/mail-code/mail-code.events';
import type { MailCodeCommand } from '@maru/contracts/identity/mail-code/mail-code.commands';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { currentCorrelation } from '@maru/platform/log/correlation';
import type { Request, Response } from 'express';
import type { RateLimit } from '../../abuse/rate-limit.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { CommandRequest } from '../../pipeline/command-request.ts';
import type { IdentityServices } from '../identity-services.ts';
import { registered, type RegisteredState } from '../user/user.state.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { mailCodeAggregate } from './mail-code.aggregate.ts';
import type { KnownMailCode } from './mail-code.state.ts';
import { isExpired } from './use-mail-code.ts';

/** A command with what the record wants to know of the call it came with. */
export const sent = (
  { ipHash }: IdentityServices,
  req: Request,
  request: Pick<CommandRequest, 'command' | 'actor' | 'commandId'>,
): CommandRequest => ({
  ...request,
  ipHash: ipHash(req.ip ?? ''),
  correlationId: currentCorrelation() ?? request.commandId,
});

type Data<T extends MailCodeCommand['type']> = Extract<MailCodeCommand, { type: T }>['data'];

/** Asks for a code under an id of its own; a mail with it follows. The same id again asks for nothing more. */
export const requestCode = async (
  services: IdentityServices,
  req: Request,
  data: Data<'RequestMailCode'>,
): Promise<void> => {
  await services.execute(
    sent(services, req, { commandId: data.id, command: { type: 'RequestMailCode', data }, actor: system }),
  );
};

/** A code that fits, with whose it is and what it takes to use it up. */
export interface ShownCode {
  readonly account: RegisteredState;
  /** Answers the id of the command that did, so that what follows is found again by the same request. */
  spend(): Promise<string>;
}

/** `mark` is the rest of what the request asks for: with other wishes it is another request. */
interface Showing {
  readonly purpose: Data<'UseMailCode'>['purpose'];
  readonly info: string;
  readonly mark?: string;
}

/**
 * Looks at a code shown in a request. The request that used it may come again, its first answer lost: it is led through
 * as the first time. Throws `code_wrong`, `code_expired`; `spend` throws `code_used`.
 */
export const shownCode = async (
  services: IdentityServices,
  req: Request,
  { purpose, info, mark = '' }: Showing,
): Promise<ShownCode> => {
  const id = services.mailCodes.idOf(info);
  if (id === undefined) throw new Rejected('code_wrong');
  const { state } = await services.load(mailCodeAggregate, mailCodeStream(id));
  if (state.status === 'missing' || state.userId === null || state.purpose !== purpose)
    throw new Rejected('code_wrong');
  const { state: user } = await services.load(userAggregate, userStream(state.userId));
  const account = registered(user);
  if (isExpired(state, services.clock.stamp()) || isOutdated(state, account)) throw new Rejected('code_expired');
  const commandId = commandIdOf(`use ${id} ${mark}`, req.get('Idempotency-Key'));
  const request = { commandId, command: { type: 'UseMailCode', data: { id, purpose } }, actor: account.user };
  return { account, spend: async () => services.execute(sent(services, req, request)).then(() => commandId) };
};

/** A password chosen since makes older links to choose one worthless: somebody else may have read those. */
const isOutdated = (code: KnownMailCode, { passwordChange }: RegisteredState) =>
  code.purpose === 'recover' &&
  code.status === 'open' &&
  passwordChange !== undefined &&
  passwordChange.position > code.position;

/** Counts a call against its address. */
export const takeFor = async (
  { ipHash }: IdentityServices,
  limit: RateLimit,
  req: Request,
  res: Response,
): Promise<void> => limit.take(ipHash(req.ip ?? ''), res);
