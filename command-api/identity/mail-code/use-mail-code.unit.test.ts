import { mailCodeExamples } from '@maru/contracts/identity/mail-code/mail-code.examples';
import { decisionsOf, recordedAs } from '../../pipeline/decider-spec.ts';
import { mailCodeAggregate } from './mail-code.aggregate.ts';
import { expiryOf } from './use-mail-code.ts';
import { system } from '@maru/contracts/kernel/actor';
import { mailCodePolicies } from '@maru/contracts/identity/mail-code/mail-code.policies';
import { describe, expect, it } from 'vitest';

const { MailCodeRequested: requested, MailCodeUsed: used } = mailCodeExamples;
const { id, userId, purpose } = requested.data;
const owner = { id: userId ?? '', level: 1 };
const open = { ...requested, data: { ...requested.data, expiresAt: expiryOf(recordedAs(0).meta.at) } };
const code = decisionsOf(mailCodeAggregate);
const late = { ...requested, data: { ...requested.data, expiresAt: recordedAs(1).meta.at } };

describe('asking for a code', () => {
  it('gives it ten minutes', () =>
    code
      .given()
      .when({ type: 'RequestMailCode', data: { id, userId, purpose } }, system)
      .emits({ type: 'MailCodeRequested', data: { id, userId, purpose, expiresAt: '2026-01-01T00:10:00.000Z' } }));
  it('leaves the same trace for nobody', () =>
    code
      .given()
      .when({ type: 'RequestMailCode', data: { id, userId: null, purpose } }, system)
      .emits({
        type: 'MailCodeRequested',
        data: { id, userId: null, purpose, expiresAt: '2026-01-01T00:10:00.000Z' },
      }));
  it('is left to the system, also for oneself', () =>
    expect([owner, system].map((actor) => mailCodePolicies.RequestMailCode(actor, { userId }))).toEqual([
      'forbidden',
      undefined,
    ]));
  it('is refused under an id that is taken', () =>
    code.given(open).when({ type: 'RequestMailCode', data: { id, userId, purpose } }, system).isRefused('key_reused'));
});

describe('using a code', () => {
  const use = { type: 'UseMailCode', data: { id, purpose } } as const;
  it('works in time', () => code.given(open).when(use, owner).emits(used));
  it('works once', () => code.given(open, used).when(use, owner).isRefused('code_used'));
  it('does not work late', () => code.given(late).when(use, owner).isRefused('code_expired'));
  it('does not work for something else', () =>
    code
      .given(open)
      .when({ ...use, data: { id, purpose: 'certify' } }, owner)
      .isRefused('code_wrong'));
  it('does not work where nothing was asked for', () => code.given().when(use, owner).isRefused('code_wrong'));
  it('does not work for nobody', () =>
    code
      .given({ ...open, data: { ...open.data, userId: null } })
      .when(use, owner)
      .isRefused('code_wrong'));
});
