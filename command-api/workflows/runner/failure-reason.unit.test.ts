import { Rejected } from '@maru/contracts/kernel/rejections';
import { EventStoreUnavailable } from '@maru/platform/event-store/event-store';
import { DamagedKey } from '@maru/platform/key-vault/key-vault';
import { MailDeferred, MailServerUnavailable } from '@maru/platform/mail/mailer';
import { expect, it } from 'vitest';
import { OutcomeUnknown } from '../../shop/payment/payment-provider.ts';
import { EventGone, reasonOf } from './failure-reason.ts';

const systemError = (code: string) => Object.assign(new Error(`${code} 김하늘 서울 강남구 테헤란로 1`), { code });

it.each<readonly [unknown, string]>([
  [new EventGone(), 'event_gone'],
  [new MailServerUnavailable('535 haneul@example.com'), 'mail_server_away'],
  [new MailDeferred('452 haneul@example.com'), 'mail_deferred'],
  [new OutcomeUnknown('toss: 김하늘'), 'payment_unanswered'],
  [systemError('ECONNREFUSED'), 'connection_failed'],
  [systemError('ENOSPC'), 'disk_full'],
  [new TypeError('fetch failed', { cause: systemError('ETIMEDOUT') }), 'connection_failed'],
  [new Rejected('unavailable', { cause: new DamagedKey('of 김하늘') }), 'key_damaged'],
  [new Rejected('item_not_found'), 'item_not_found'],
  [new EventStoreUnavailable('away'), 'unavailable'],
])('%o is a listed reason', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

it.each<readonly [unknown, string]>([
  [new TypeError("cannot read 'name' of 김하늘"), 'TypeError'],
  [systemError('김하늘'), 'Error'],
  [Object.assign(new Error('no'), { reason: '서울 강남구' }), 'Error'],
  [Object.assign(new Error('no'), { name: '김하늘 010-1234-5678' }), 'Error'],
  ['서울 강남구 테헤란로 1', 'Error'],
])('of %o, which is not listed, nothing that was written by anybody is taken', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

it('ends at an error that is its own cause', () => {
  const error: Error = new RangeError('again');
  error.cause = error;
  expect(reasonOf(error)).toBe('RangeError');
});
