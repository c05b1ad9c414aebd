import { type MailCodeEvent, mailCodeStream } from '@maru/contracts/identity/mail-code/mail-code.events';
import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import { ignore } from '@maru/contracts/kernel/decider';
import type { Workflow } from '../../workflows/runner/workflow.ts';
import type { Letter } from './letter.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dayAfter = (at: string) => new Date(Date.parse(at) + dayMs).toISOString();

/** Which mails follow from what happens to accounts. */
export const mailsWorkflow: Workflow<MailCodeEvent | UserEvent, Letter> = {
  name: 'mails',
  streams: [mailCodeStream(''), userStream('')],
  on: {
    MailCodeRequested: ({ data: { id, userId, purpose, expiresAt } }) =>
      userId === null ? [] : [{ kind: purpose, userId, codeId: id, until: expiresAt }],
    MailCodeUsed: ignore,
    UserRegistered: ignore,
    UserCertified: ignore,
    UserNameChanged: ignore,
    UserPhoneChanged: ignore,
    UserImageChanged: ignore,
    UserPasswordChanged: ({ data: { id: userId }, meta: { at } }) => [{ kind: 'password-changed', userId, until: dayAfter(at) }],
  },
};
