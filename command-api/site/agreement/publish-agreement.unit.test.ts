import type { Actor } from '@maru/contracts/kernel/actor';
import { agreementExamples } from '@maru/contracts/site/agreement/agreement.examples';
import { agreementStanding } from '@maru/contracts/site/agreement/agreement.standing';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { agreementAggregate } from './agreement.aggregate.ts';

const keeper: Actor = { id: '01900000-0000-7000-8000-000000000001', level: 10 };
const { AgreementPublished: published, AgreementCancelled: cancelled } = agreementExamples;
const { version: _version, ...data } = published.data;
const texts = decisionsOf(agreementAggregate);
const begun = { ...published, data: { ...published.data, effective_at: '2020-01-01T00:00:00.000Z' } };
const later = { ...data, effective_at: '2099-01-01T00:00:00.000Z' };

describe('a version of a text', () => {
  it('has the number after those that came with the product', () =>
    texts
      .given()
      .when({ type: 'PublishAgreement', data: later }, keeper)
      .emits({ type: 'AgreementPublished', data: { ...later, version: 2 } }));
  it('has a number of its own, also after one that was taken back', () =>
    texts
      .given(published, cancelled)
      .when({ type: 'PublishAgreement', data: later }, keeper)
      .emits({ type: 'AgreementPublished', data: { ...later, version: 3 } }));
  it('never takes effect in the past, nor before one that was published earlier', () => {
    const past = { ...data, effective_at: '2020-01-01T00:00:00.000Z' };
    texts.given().when({ type: 'PublishAgreement', data: past }, keeper).isRefused('invalid_input');
    const announced = { ...published, data: { ...published.data, effective_at: later.effective_at } };
    texts.given(announced).when({ type: 'PublishAgreement', data: later }, keeper).isRefused('invalid_input');
    texts
      .given(announced)
      .when({ type: 'PublishAgreement', data: { ...data, effective_at: null } }, keeper)
      .isRefused('invalid_input');
  });
  it('is taken back only before it is in effect', () => {
    const announced = { ...published, data: { ...published.data, effective_at: later.effective_at } };
    const cancel = { type: 'CancelAgreement', data: cancelled.data } as const;
    texts.given(announced).when(cancel, keeper).emits(cancelled);
    texts.given(announced, cancelled).when(cancel, keeper).isRefused('not_found');
    texts.given(begun).when(cancel, keeper).isRefused('agreement_in_effect');
  });
  it('is for administrators', () =>
    expect(agreementAggregate.policies.PublishAgreement({ ...keeper, level: 9 }, {})).toBe('forbidden'));
});

describe('what is in effect', () => {
  const now = Date.parse('2026-06-01T00:00:00Z');
  const on = (version: number, effective_at: string, asks_again: boolean) => ({ version, effective_at, asks_again });
  it('is what came with the product until a version begins', () => {
    const announced = on(2, '2026-06-02T00:00:00Z', true);
    expect(agreementStanding('terms', [announced], now)).toMatchObject({ version: 1, required: 1, next: announced });
    const after = agreementStanding('terms', [announced], now + 86_400_000);
    expect(after).toMatchObject({ version: 2, required: 2, next: undefined });
  });
  it('asks again from the last version on that says so', () => {
    const versions = [on(2, '2026-01-01T00:00:00Z', true), on(3, '2026-02-01T00:00:00Z', false)];
    expect(agreementStanding('terms', versions, now)).toMatchObject({ version: 3, required: 2 });
  });
});
