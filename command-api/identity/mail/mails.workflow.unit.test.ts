import { mailCodeExamples } from '@maru/contracts/identity/mail-code/mail-code.examples';
import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { ignore } from '@maru/contracts/kernel/decider';
import { expect, it } from 'vitest';
import { recordedAs } from '../../pipeline/decider-spec.ts';
import { mailsWorkflow } from './mails.workflow.ts';

const { on } = mailsWorkflow;
const { meta } = recordedAs(0);
const { MailCodeRequested: requested } = mailCodeExamples;
const { UserPasswordChanged: changed } = userExamples;
const lettersFor = (data: typeof requested.data) => (on.MailCodeRequested === ignore ? [] : on.MailCodeRequested({ ...requested, data, meta }));

it('a code is sent to whom it is for, as long as it works', () =>
  expect(lettersFor(requested.data)).toEqual([
    { kind: 'recover', userId: requested.data.userId, codeId: requested.data.id, until: requested.data.expiresAt },
  ]));

it('nothing is sent where there is no account', () => expect(lettersFor({ ...requested.data, userId: null })).toEqual([]));

it('a changed password is told of for a day', () =>
  expect(on.UserPasswordChanged === ignore ? [] : on.UserPasswordChanged({ ...changed, meta })).toEqual([
    { kind: 'password-changed', userId: changed.data.id, until: '2026-01-02T00:00:00.000Z' },
  ]));

it('nothing else sends mail', () => {
  const silent = Object.entries(on).filter(([, handle]) => handle === ignore).map(([type]) => type);
  expect([...silent, 'MailCodeRequested', 'UserPasswordChanged'].toSorted()).toEqual(Object.keys({ ...mailCodeExamples, ...userExamples }).toSorted());
});
