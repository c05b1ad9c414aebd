import type { PaymentEvent } from '@maru/contracts/shop/payment/payment.events';
import type { SeenPayment } from '@maru/contracts/shop/payment/payment.fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldAll, recordedAs } from '../../pipeline/decider-spec.ts';
import { paymentAggregate } from './payment.aggregate.ts';
import { amount, awaited, done, id, partCancelled, payment, refused, requested, seen, system } from './payment.spec.ts';

const record = (...what: Parameters<typeof seen>) =>
  ({ type: 'RecordPayment', data: { id, seen: seen(...what) } }) as const;

describe('RecordPayment', () => {
  it('writes what is news', () => {
    payment.given(requested).when(record('paid'), system).emits(done);
    payment.given(requested).when(record('refused'), system).emits(refused);
    payment.given(requested).when(record('awaitingDeposit'), system).emits(awaited);
    payment.given(requested, awaited).when(record('paid'), system).emits(done);
    payment
      .given(requested, done)
      .when(record('paid', { cancelled: 34_850 }), system)
      .emits(partCancelled);
    payment
      .given(requested)
      .when(record('paid', { cancelled: 34_850 }), system)
      .emits(done, partCancelled);
  });
  it('passes over what is old, or not ours', () => {
    for (const old of [record('pending'), record('awaitingDeposit'), record('refused'), record('paid')])
      payment.given(requested, done).when(old, system).emitsNothing();
    payment.given(requested, refused).when(record('awaitingDeposit'), system).emitsNothing();
    payment.given(requested, done, partCancelled).when(record('paid'), system).emitsNothing();
    payment
      .given(requested)
      .when(record('paid', { key: 'another' }), system)
      .emitsNothing();
    payment
      .given(requested)
      .when(record('paid', { order_id: 'another' }), system)
      .emitsNothing();
    payment.given().when(record('paid'), system).emitsNothing();
  });
  it('believes money over a refusal', () => payment.given(requested, refused).when(record('paid'), system).emits(done));
});

/** What a provider says of one try as time goes by; each may be heard late, twice or never. */
const lives: readonly (readonly SeenPayment[])[] = [
  [seen('pending'), seen('paid'), seen('paid', { cancelled: 1_000 }), seen('paid', { cancelled: amount })],
  [seen('pending'), seen('awaitingDeposit'), seen('paid'), seen('paid', { cancelled: amount })],
  [seen('pending'), seen('awaitingDeposit'), seen('refused')],
  [seen('pending'), seen('refused')],
];
const after = (heard: readonly SeenPayment[]) => {
  const log: PaymentEvent[] = [requested];
  for (const one of heard)
    log.push(
      ...paymentAggregate.decide.RecordPayment(
        foldAll(paymentAggregate, log),
        { type: 'RecordPayment', data: { id, seen: one } },
        { actor: system, at: recordedAs(log.length).meta.at },
      ),
    );
  return { log, state: foldAll(paymentAggregate, log).attempts[0] };
};

describe('answers in any order', () => {
  it('end where the last one is, as if they had come in order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...lives).chain((life) => fc.tuple(fc.constant(life), fc.shuffledSubarray([...life, ...life]))),
        ([life, heard]) => {
          const last = life[Math.max(-1, ...heard.map((one) => life.indexOf(one)))];
          const { log, state } = after(heard);
          const straight = after(last ? life.slice(0, life.indexOf(last) + 1) : []).state;
          expect(state).toEqual({ ...straight, deposit: state?.deposit ?? null, code: state?.code });
          expect(after([...heard, ...heard]).log).toEqual(log);
          expect(log.filter(({ type }) => type === 'PaymentDone').length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
