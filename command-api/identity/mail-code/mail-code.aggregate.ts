import type { MailCodeCommand } from '@maru/contracts/identity/mail-code/mail-code.commands';
import { type MailCodeEvent, mailCodeStream } from '@maru/contracts/identity/mail-code/mail-code.events';
import { mailCodePolicies, type MailCodeSubject } from '@maru/contracts/identity/mail-code/mail-code.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { evolveMailCode } from './mail-code.evolve.ts';
import { type MailCodeState, noMailCode } from './mail-code.state.ts';
import { requestMailCode } from './request-mail-code.ts';
import { useMailCode } from './use-mail-code.ts';

const ownerOf = (command: MailCodeCommand, state: MailCodeState) => {
  if (command.type === 'RequestMailCode') return command.data.userId;
  return state.status === 'missing' ? null : state.userId;
};

export const mailCodeAggregate: Aggregate<MailCodeCommand, MailCodeState, MailCodeEvent, MailCodeSubject> = {
  name: 'identity.code',
  initialState: noMailCode,
  evolve: evolveMailCode,
  stream: ({ data }) => mailCodeStream(data.id),
  decide: { RequestMailCode: requestMailCode, UseMailCode: useMailCode },
  policies: mailCodePolicies,
  subject: (command, state) => ({ userId: ownerOf(command, state) }),
  answer: () => ({ body: {} }),
};
