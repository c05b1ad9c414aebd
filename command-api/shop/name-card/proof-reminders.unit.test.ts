import { system } from '@maru/contracts/kernel/actor';
import { isUnanswered, reminderDueAt } from '@maru/contracts/shop/name-card/name-card.due';
import { nameCardExamples } from '@maru/contracts/shop/name-card/name-card.examples';
import { nameCardPolicies } from '@maru/contracts/shop/name-card/name-card.policies';
import { expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { nameCardAggregate } from './name-card.aggregate.ts';

const {
  NameCardSubmitted: submitted,
  ProofUploaded: proof,
  ProofApproved: approved,
  ProofRejected: rejected,
  ProofReminded: reminded,
} = nameCardExamples;
const { order_id, no } = submitted.data;
const dayMs = 24 * 60 * 60_000;
const remind = (version = 1) => ({ type: 'RemindOfProof', data: { order_id, no, version } }) as const;
const twice = { ...reminded, data: { ...reminded.data, count: 2 } };
const card = decisionsOf(nameCardAggregate);

it('its buyer is reminded of a proof after three days and after seven, and no more', () => {
  const shown = card.given(submitted, proof);
  shown.when(remind(), system, 2 * dayMs).emitsNothing();
  shown.when(remind(), system, 3 * dayMs).emits(reminded);
  const once = card.given(submitted, proof, reminded);
  once.when(remind(), system, 6 * dayMs).emitsNothing();
  once.when(remind(), system, 7 * dayMs).emits(twice);
  card
    .given(submitted, proof, reminded, twice)
    .when(remind(), system, 99 * dayMs)
    .emitsNothing();
});

it('nobody is reminded of what was answered, or of a proof that another took the place of', () => {
  for (const answer of [approved, rejected, submitted])
    card
      .given(submitted, proof, answer)
      .when(remind(), system, 9 * dayMs)
      .emitsNothing();
  card
    .given(submitted, proof, rejected, { ...proof, data: { ...proof.data, version: 2 } })
    .when(remind(), system, 9 * dayMs)
    .emitsNothing();
  card
    .given()
    .when(remind(), system, 9 * dayMs)
    .emitsNothing();
});

it('is seen by the desk once nobody answered either reminder', () => {
  expect([0, 1, 2].map((reminders) => isUnanswered({ proofed_at: 0, reminders }))).toEqual([false, false, true]);
  expect(isUnanswered({ proofed_at: null, reminders: 2 })).toBe(false);
  expect([0, 1, 2].map((reminders) => reminderDueAt({ proofed_at: 0, reminders }))).toEqual([
    3 * dayMs,
    7 * dayMs,
    null,
  ]);
});

it('is the system’s to do', () =>
  expect(nameCardPolicies.RemindOfProof({ id: 'keeper', level: 10 }, { buyer: 'me', paid: true, card: true })).toBe(
    'forbidden',
  ));
