import { mailCodeExamples } from '@maru/contracts/identity/mail-code/mail-code.examples';
import { signupExamples } from '@maru/contracts/identity/signup/signup.examples';
import { questionExamples } from '@maru/contracts/shop/question/question.examples';
import { priceAlertExamples } from '@maru/contracts/shop/price-alert/price-alert.examples';
import { restockExamples } from '@maru/contracts/shop/restock/restock.examples';
import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { ignore } from '@maru/contracts/kernel/decider';
import { expect, it } from 'vitest';
import { recordedAs } from '../../pipeline/decider-spec.ts';
import { mailsWorkflow } from './mails.workflow.ts';

const { on } = mailsWorkflow;
const { meta } = recordedAs(0);
const { MailCodeRequested: requested } = mailCodeExamples;
const { SignupRequested: signup } = signupExamples;
const { UserPasswordChanged: changed, SocialLinked: linked } = userExamples;
const lettersFor = (data: typeof requested.data) =>
  on.MailCodeRequested === ignore ? [] : on.MailCodeRequested({ ...requested, data, meta });

it('a code is sent to whom it is for, as long as it works', () =>
  expect(lettersFor(requested.data)).toEqual([
    { kind: 'recover', userId: requested.data.userId, codeId: requested.data.id, until: requested.data.expiresAt },
  ]));

it('a sign-up is sent a code, as long as it works', () =>
  expect(on.SignupRequested === ignore ? [] : on.SignupRequested({ ...signup, meta })).toEqual([
    { kind: 'certify', userId: signup.data.id, codeId: signup.data.id, until: signup.data.expiresAt },
  ]));

it('a code for nobody is a letter to nobody', () =>
  expect(lettersFor({ ...requested.data, userId: null })).toMatchObject([{ kind: 'recover', userId: '' }]));

it('a changed password is told of for a day', () =>
  expect(on.UserPasswordChanged === ignore ? [] : on.UserPasswordChanged({ ...changed, meta })).toEqual([
    { kind: 'password-changed', userId: changed.data.id, until: '2026-01-02T00:00:00.000Z' },
  ]));

it('another way to log in is told of for a day', () =>
  expect(on.SocialLinked === ignore ? [] : on.SocialLinked({ ...linked, meta })).toEqual([
    { kind: 'social-linked', userId: linked.data.id, until: '2026-01-02T00:00:00.000Z' },
  ]));

it('an answer is told to who asked, for a week', () => {
  const { QuestionAnswered: answered } = questionExamples;
  const { user_id: userId, item_id: itemId } = answered.data;
  expect(on.QuestionAnswered === ignore ? [] : on.QuestionAnswered({ ...answered, meta })).toEqual([
    { kind: 'question-answered', userId, about: { itemId }, until: '2026-01-08T00:00:00.000Z' },
  ]);
});

it('what can be had again is told to who waited, for three days', () => {
  const { RestockTold: told } = restockExamples;
  const { id: itemId, option_id: optionId, user_id: userId } = told.data;
  expect(on.RestockTold === ignore ? [] : on.RestockTold({ ...told, meta })).toEqual([
    { kind: 'restocked', userId, about: { itemId, optionId }, until: '2026-01-04T00:00:00.000Z' },
  ]);
});

it('a lower price is told to who waited, with what it was, for three days', () => {
  const { PriceAlertTold: told } = priceAlertExamples;
  const { id: itemId, user_id: userId, from, to } = told.data;
  expect(on.PriceAlertTold === ignore ? [] : on.PriceAlertTold({ ...told, meta })).toEqual([
    { kind: 'price-fell', userId, about: { itemId, price: { from, to } }, until: '2026-01-04T00:00:00.000Z' },
  ]);
});

it('nothing else sends mail', () => {
  const silent = Object.entries(on)
    .filter(([, handle]) => handle === ignore)
    .map(([type]) => type);
  expect(
    [
      ...silent,
      'MailCodeRequested',
      'PriceAlertTold',
      'QuestionAnswered',
      'RestockTold',
      'SignupRequested',
      'SocialLinked',
      'UserPasswordChanged',
    ].toSorted(),
  ).toEqual(
    Object.keys({
      ...mailCodeExamples,
      ...signupExamples,
      ...userExamples,
      ...questionExamples,
      ...restockExamples,
      ...priceAlertExamples,
    }).toSorted(),
  );
});
