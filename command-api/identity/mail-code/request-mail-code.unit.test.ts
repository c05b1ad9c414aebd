import { system } from '@maru/contracts/kernel/actor';
import { mailCodePolicies } from '@maru/contracts/identity/mail-code/mail-code.policies';
import { describe, expect, it } from 'vitest';
import { code, id, open, owner, purpose, userId } from './mail-code.spec.ts';

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
