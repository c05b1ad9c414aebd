import type { MailCodeCommand } from '@maru/contracts/identity/mail-code/mail-code.commands';
import { type MailCodeEvent, mailCodeStream } from '@maru/contracts/identity/mail-code/mail-code.events';
import { mailCodeFold, type MailCodeState } from '@maru/contracts/identity/mail-code/mail-code.fold';
import { mailCodePolicies, type MailCodeSubject } from '@maru/contracts/identity/mail-code/mail-code.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { requestMailCode, useMailCode } from './use-mail-code.ts';

const ownerOf = (command: MailCodeCommand, state: MailCodeState) => {
  if (command.type === 'RequestMailCode') return command.data.userId;
  return state.status === 'missing' ? null : state.userId;
};

export const mailCodeAggregate: Aggregate<MailCodeCommand, MailCodeState, MailCodeEvent, MailCodeSubject> = {
  name: 'identity.code',
  ...mailCodeFold,
  stream: ({ data }) => mailCodeStream(data.id),
  decide: { RequestMailCode: requestMailCode, UseMailCode: useMailCode },
  policies: mailCodePolicies,
  subject: (command, state) => ({ userId: ownerOf(command, state) }),
  answer: () => ({ body: {} }),
};
