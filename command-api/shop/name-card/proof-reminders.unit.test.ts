import { system } from '@maru/contracts/kernel/actor';
import { daysBetweenReminders, isUnanswered, reminderDueAt } from '@maru/contracts/shop/name-card/name-card.due';
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

it('whoever was reminded late has as long to answer as anybody, before the second reminder', () => {
  const late = 30 * dayMs;
  expect(reminderDueAt({ proofed_at: 0, reminders: 1, reminded_at: late })).toBe(late + daysBetweenReminders * dayMs);
  expect(reminderDueAt({ proofed_at: 0, reminders: 1, reminded_at: 3 * dayMs })).toBe(7 * dayMs);
  expect(reminderDueAt({ proofed_at: 0, reminders: 2, reminded_at: late })).toBeNull();
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
  const standings = [0, 1, 2].map((reminders) => ({ proofed_at: 0, reminders, reminded_at: null }));
  expect(standings.map(isUnanswered)).toEqual([false, false, true]);
  expect(isUnanswered({ proofed_at: null, reminders: 2, reminded_at: 0 })).toBe(false);
  expect(standings.map(reminderDueAt)).toEqual([3 * dayMs, 7 * dayMs, null]);
});

it('is the system’s to do', () =>
  expect(nameCardPolicies.RemindOfProof({ id: 'keeper', level: 10 }, { buyer: 'me', paid: true, card: true })).toBe(
    'forbidden',
  ));

it('is of a line that is still to be printed', () => {
  const of = (buyer: string | undefined) => nameCardPolicies.RemindOfProof(system, { buyer, paid: true, card: true });
  expect(of('me')).toBeUndefined();
  expect(of(undefined)).toBe('name_card_not_found');
});
