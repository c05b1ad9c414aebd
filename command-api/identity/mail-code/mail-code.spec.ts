import { mailCodeExamples } from '@maru/contracts/identity/mail-code/mail-code.examples';
import { decisionsOf, recordedAs } from '../../pipeline/decider-spec.ts';
import { mailCodeAggregate } from './mail-code.aggregate.ts';
import { expiryOf } from './request-mail-code.ts';

export const { MailCodeRequested: requested, MailCodeUsed: used } = mailCodeExamples;
export const { id, userId, purpose } = requested.data;
export const owner = { id: userId ?? '', level: 1 };
export const open = { ...requested, data: { ...requested.data, expiresAt: expiryOf(recordedAs(0).meta.at) } };
export const code = decisionsOf(mailCodeAggregate);
