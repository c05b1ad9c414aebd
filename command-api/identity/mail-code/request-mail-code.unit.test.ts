import { system } from '@maru/contracts/kernel/actor';
import { describe, it } from 'vitest';
import { code, id, open, purpose, userId } from './mail-code.spec.ts';

describe('asking for a code', () => {
  it('gives it ten minutes', () =>
    code.given().when({ type: 'RequestMailCode', data: { id, userId, purpose } }, system)
      .emits({ type: 'MailCodeRequested', data: { id, userId, purpose, expiresAt: '2026-01-01T00:10:00.000Z' } }));
  it('leaves the same trace for nobody', () =>
    code.given().when({ type: 'RequestMailCode', data: { id, userId: null, purpose } }, system)
      .emits({ type: 'MailCodeRequested', data: { id, userId: null, purpose, expiresAt: '2026-01-01T00:10:00.000Z' } }));
  it('is refused under an id that is taken', () =>
    code.given(open).when({ type: 'RequestMailCode', data: { id, userId, purpose } }, system).isRefused('key_reused'));
});
