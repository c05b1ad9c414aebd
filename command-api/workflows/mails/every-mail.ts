import type { MailCodeEvent } from '@maru/contracts/identity/mail-code/mail-code.events';
import type { SignupEvent } from '@maru/contracts/identity/signup/signup.events';
import type { UserEvent } from '@maru/contracts/identity/user/user.events';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import type { QuestionEvent } from '@maru/contracts/shop/question/question.events';
import type { RestockEvent } from '@maru/contracts/shop/restock/restock.events';
import type { Letter } from '../../identity/mail/letter.ts';
import { mailsWorkflow } from '../../identity/mail/mails.workflow.ts';
import type { WriteLetter } from '../../mail/written-mail.ts';
import type { OrderLetter } from '../../shop/order/order-letter.ts';
import { orderMails } from '../../shop/order/order-mails.service.ts';
import { orderMailsWorkflow } from '../../shop/order/order-mails.workflow.ts';
import type { Workflow } from '../runner/workflow.ts';
import { accountMails, type AccountMailParts } from './account-mails.ts';

/** One look at the log for all mails. */
export const everyMail: Workflow<
  MailCodeEvent | SignupEvent | UserEvent | QuestionEvent | RestockEvent | OrderEvent,
  Letter | OrderLetter
> = {
  ...mailsWorkflow,
  streams: [...mailsWorkflow.streams, ...orderMailsWorkflow.streams],
  on: { ...mailsWorkflow.on, ...orderMailsWorkflow.on },
};

export const writeEvery = (parts: AccountMailParts): WriteLetter<Letter | OrderLetter> => {
  const [toAccount, aboutOrder] = [accountMails(parts), orderMails(parts)];
  return (letter) => ('orderId' in letter ? aboutOrder(letter) : toAccount(letter));
};
