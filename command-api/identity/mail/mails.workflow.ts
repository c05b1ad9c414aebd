import { type MailCodeEvent, mailCodeStream } from '@maru/contracts/identity/mail-code/mail-code.events';
import { type SignupEvent, signupStream } from '@maru/contracts/identity/signup/signup.events';
import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import { ignore } from '@maru/contracts/kernel/decider';
import { type QuestionEvent, questionStream } from '@maru/contracts/shop/question/question.events';
import { type RestockEvent, restockStream } from '@maru/contracts/shop/restock/restock.events';
import { type PriceAlertEvent, priceAlertStream } from '@maru/contracts/shop/price-alert/price-alert.events';
import type { AccountMailKind } from '@maru/contracts/identity/mail/mail.events';
import type { Workflow } from '../../workflows/runner/workflow.ts';
import type { PriceFall } from './write-mail.ts';
import type { AnyLetter } from '../../mail/letter.ts';

export interface Letter extends AnyLetter {
  readonly kind: AccountMailKind;
  readonly userId: string;
  readonly codeId?: string;
  readonly about?: { readonly itemId: string; readonly optionId?: number; readonly price?: PriceFall };
}

const dayMs = 24 * 60 * 60 * 1000;
const daysAfter = (at: string, days: number) => new Date(Date.parse(at) + days * dayMs).toISOString();
const dayAfter = (at: string) => daysAfter(at, 1);

type MailedEvent = MailCodeEvent | SignupEvent | UserEvent | QuestionEvent | RestockEvent | PriceAlertEvent;

export const mailsWorkflow: Workflow<MailedEvent, Letter> = {
  name: 'mails',
  version: 5,
  everyMs: 250,
  streams: [
    mailCodeStream(''),
    signupStream(''),
    userStream(''),
    questionStream(''),
    restockStream(''),
    priceAlertStream(''),
  ],
  waits: 'event',
  on: {
    MailCodeRequested: ({ data: { id, userId, purpose, expiresAt } }) =>
      purpose === 'recover' ? [{ kind: purpose, userId: userId ?? '', codeId: id, until: expiresAt }] : [],
    MailCodeUsed: ignore,
    SignupRequested: ({ data: { id, expiresAt } }) => [{ kind: 'certify', userId: id, codeId: id, until: expiresAt }],
    SignupPictureChosen: ignore,
    SignupConfirmed: ignore,
    UserRegistered: ignore,
    UserAgreed: ignore,
    UserCertified: ignore,
    UserNameChanged: ignore,
    UserPhoneChanged: ignore,
    UserImageChanged: ignore,
    UserPasswordChanged: ({ data: { id: userId }, meta: { at } }) => [
      { kind: 'password-changed', userId, until: dayAfter(at) },
    ],
    UserLevelChanged: ignore,
    UserSuspended: ignore,
    UserReinstated: ignore,
    UserMemoSet: ignore,
    /** It stays when the password is changed: who did not do it himself has to hear of it. */
    SocialLinked: ({ data: { id: userId }, meta: { at } }) => [{ kind: 'social-linked', userId, until: dayAfter(at) }],
    SocialUnlinked: ignore,
    UserWithdrawn: ignore,
    QuestionAsked: ignore,
    QuestionAnswered: ({ data: { user_id: userId, item_id: itemId }, meta: { at } }) => [
      { kind: 'question-answered', userId, about: { itemId }, until: daysAfter(at, 7) },
    ],
    AnswerChanged: ignore,
    QuestionRemoved: ignore,
    RestockAsked: ignore,
    RestockCancelled: ignore,
    RestockTold: ({ data: { id: itemId, option_id: optionId, user_id: userId }, meta: { at } }) => [
      { kind: 'restocked', userId, about: { itemId, optionId }, until: daysAfter(at, 3) },
    ],
    PriceAlertAsked: ignore,
    PriceAlertCancelled: ignore,
    PriceAlertTold: ({ data: { id: itemId, user_id: userId, from, to }, meta: { at } }) => [
      { kind: 'price-fell', userId, about: { itemId, price: { from, to } }, until: daysAfter(at, 3) },
    ],
  },
};
