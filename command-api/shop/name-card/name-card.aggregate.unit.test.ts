import type { Actor } from '@maru/contracts/kernel/actor';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { NameCardCommand } from '@maru/contracts/shop/name-card/name-card.commands';
import { nameCardStream } from '@maru/contracts/shop/name-card/name-card.events';
import { nameCardExamples } from '@maru/contracts/shop/name-card/name-card.examples';
import { nameCardPolicies } from '@maru/contracts/shop/name-card/name-card.policies';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { describe, expect, it } from 'vitest';
import { decisionsOf, foldAll, loadsFrom } from '../../pipeline/decider-spec.ts';
import { heldLinesOf } from './held-lines.ts';
import { nameCardAggregate } from './name-card.aggregate.ts';
import { orderAggregate } from '../order/order.aggregate.ts';

const {
  NameCardSubmitted: submitted,
  ProofUploaded: proof,
  ProofApproved: approved,
  ProofRejected: rejected,
  NameCardPrinted: printed,
} = nameCardExamples;
const { id: cardId, user_id, ...fields } = submitted.data;
const line = { order_id: fields.order_id, no: fields.no };
const me: Actor = { id: user_id, level: 1 };
const keeper: Actor = { id: '01900000-0000-7000-8000-0000000000aa', level: 10 };
const submit = (change = {}): NameCardCommand => ({ type: 'SubmitNameCard', data: { ...fields, ...change } });
const upload = (image = proof.data.proof): NameCardCommand => ({
  type: 'UploadProof',
  data: { ...line, proof: image },
});
const approve = (version = 1): NameCardCommand => ({ type: 'ApproveProof', data: { ...line, version } });
const { reason, note } = rejected.data;
const reject: NameCardCommand = { type: 'RejectProof', data: { ...line, version: 1, reason, note } };
const print: NameCardCommand = { type: 'PrintNameCard', data: line };
const card = decisionsOf(nameCardAggregate);
const stranger = '/api/file/namecard/01900000-0000-7000-8000-000000000009/01900000-0000-7000-8000-000000000092.webp';

describe('what is printed', () => {
  it('is filled in, and anew until a proof is approved', () => {
    card.given().when(submit(), me).emits(submitted);
    card.given(submitted).when(submit(), me).emitsNothing();
    card.given(submitted, proof, rejected).when(submit(), me).emits(submitted);
    card
      .given(submitted, proof, approved)
      .when(submit({ title: '대표' }), me)
      .isRefused('name_card_step_refused');
  });
  it('takes no picture of somebody else', () => {
    card
      .given()
      .when(submit({ logo: stranger }), me)
      .isRefused('invalid_input');
    card.given(submitted).when(upload(stranger), keeper).isRefused('invalid_input');
  });
});

describe('a proof', () => {
  it('is shown, and counted', () => {
    card.given(submitted).when(upload(), keeper).emits(proof);
    const second = { ...proof, data: { ...proof.data, version: 2 } };
    card.given(submitted, proof, rejected).when(upload(), keeper).emits(second);
    card.given(submitted, proof, approved).when(upload(), keeper).isRefused('name_card_step_refused');
  });
  it('is approved or sent back as it was seen', () => {
    card.given(submitted, proof).when(approve(), me).emits(approved);
    card.given(submitted, proof).when(reject, me).emits(rejected);
    card.given(submitted, proof).when(approve(2), me).isRefused('name_card_step_refused');
    card.given(submitted).when(approve(), me).isRefused('name_card_step_refused');
    card.given(submitted, proof, submitted).when(approve(), me).isRefused('name_card_step_refused');
  });
  it('is printed once it is approved', () => {
    card.given(submitted, proof, approved).when(print, keeper).emits(printed);
    card.given(submitted, proof, approved, printed).when(print, keeper).emitsNothing();
    card.given(submitted, proof).when(print, keeper).isRefused('name_card_step_refused');
    card.given(submitted, proof, rejected).when(print, keeper).isRefused('name_card_step_refused');
  });
});

const { OrderPlaced: placed, OrderPaid: paid } = orderExamples;
const [first] = placed.data.lines;
const orderWith = (isPrinted: boolean) => ({
  ...placed,
  data: {
    ...placed.data,
    id: fields.order_id,
    user_id,
    lines: first ? [{ ...first, no: 1, ...(isPrinted && { printed: true }) }] : [],
  },
});
const loads = (order: readonly DomainEvent[], past: readonly DomainEvent[] = []) =>
  loadsFrom({ [orderStream(fields.order_id)]: order, [nameCardStream(cardId)]: past });
const refusal = async (
  command: NameCardCommand,
  actor: Actor,
  {
    order = [orderWith(true), paid] as readonly DomainEvent[],
    past = [submitted] as readonly (typeof submitted)[],
  } = {},
) => {
  const subject = await nameCardAggregate.subject(command, foldAll(nameCardAggregate, past), actor, loads(order));
  return nameCardPolicies[command.type](actor, subject);
};

describe('who may', () => {
  it('fill in is the buyer of a printed line that is paid', async () => {
    expect(await refusal(submit(), me)).toBeUndefined();
    expect(await refusal(submit(), keeper)).toBe('name_card_not_found');
    expect(await refusal(submit(), me, { order: [orderWith(false), paid] })).toBe('name_card_not_found');
    expect(await refusal(submit(), me, { order: [orderWith(true)] })).toBe('name_card_not_paid');
  });
  it('answer a proof is the buyer, show one and print are administrators', async () => {
    expect(await refusal(approve(), me)).toBeUndefined();
    expect(await refusal(reject, keeper)).toBe('name_card_not_found');
    expect(await refusal(approve(), me, { past: [] })).toBe('name_card_not_found');
    expect(await refusal(upload(), keeper)).toBeUndefined();
    expect(await refusal(print, me)).toBe('forbidden');
    expect(await refusal(print, keeper, { past: [] })).toBe('name_card_not_found');
  });
});

it('holds lines back until their proof is approved, and those alone', async () => {
  const held = async (isPrinted: boolean, past: readonly DomainEvent[]) => {
    const order = foldAll(orderAggregate, [orderWith(isPrinted)]);
    return order && heldLinesOf(loads([], past), order);
  };
  expect(await held(true, [])).toEqual([1]);
  expect(await held(true, [submitted, proof])).toEqual([1]);
  expect(await held(true, [submitted, proof, approved])).toEqual([]);
  expect(await held(true, [submitted, proof, approved, printed])).toEqual([]);
  expect(await held(false, [])).toEqual([]);
});
