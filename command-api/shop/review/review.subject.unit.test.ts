import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import type { ReviewCommand } from '@maru/contracts/shop/review/review.commands';
import { reviewPolicies } from '@maru/contracts/shop/review/review.policies';
import { describe, expect, it } from 'vitest';
import { loadsFrom } from '../../pipeline/decider-spec.ts';
import { reviewSubject } from './review.subject.ts';

const {
  OrderPlaced: placed,
  OrderPaid: paid,
  OrderPrepared: prepared,
  OrderShipped: shipped,
  OrderDelivered: delivered,
  ClaimOpened: claimed,
  ClaimRefunded: returned,
} = orderExamples;
const [first] = placed.data.lines;
const buyer = { id: '01900000-0000-7000-8000-000000000001', level: 1 };
const mine: OrderEvent = { ...placed, data: { ...placed.data, user_id: buyer.id } };
const came: readonly OrderEvent[] = [mine, paid, prepared, shipped, delivered];

const write = (change: object = {}): ReviewCommand => ({
  type: 'WriteReview',
  data: {
    order_id: placed.data.id,
    no: first?.no ?? 0,
    item_id: first?.item_id ?? '',
    option: first?.option ?? '',
    stars: 5,
    text: '좋아요 좋아요',
    images: [],
    ...change,
  },
});
const refusal = async (events: readonly OrderEvent[], command = write(), actor = buyer) => {
  const subject = await reviewSubject(command, undefined, actor, loadsFrom({ [orderStream(placed.data.id)]: events }));
  return reviewPolicies.WriteReview(actor, subject);
};

describe('who may write a review', () => {
  it('is who bought it, once it came', async () => expect(await refusal(came)).toBeUndefined());
  it('is not the buyer before', async () => {
    expect(await refusal([mine, paid])).toBe('not_delivered_yet');
    expect(await refusal(came.slice(0, -1))).toBe('not_delivered_yet');
  });
  it('is nobody for what went back', async () => {
    expect(await refusal([...came, claimed, returned])).toBe('order_not_found');
  });
  it('is nobody else, not even an administrator, and nobody for something else', async () => {
    expect(await refusal(came, write(), { id: '01900000-0000-7000-8000-000000000002', level: 10 })).toBe(
      'order_not_found',
    );
    expect(
      await refusal([placed.data.user_id === null ? placed : { ...placed, data: { ...placed.data, user_id: null } }]),
    ).toBe('order_not_found');
    expect(await refusal(came, write({ item_id: '01900000-0000-7000-8000-0000000000ff' }))).toBe('order_not_found');
    expect(await refusal(came, write({ option: '다른 옵션' }))).toBe('order_not_found');
    expect(await refusal(came, write({ no: 77 }))).toBe('order_not_found');
    expect(await refusal([])).toBe('order_not_found');
  });
});

describe('who may change a review', () => {
  const line = { order_id: placed.data.id, no: 1 };
  const facts = {
    id: '',
    ...line,
    item_id: '',
    option: '',
    user_id: buyer.id,
    stars: 5,
    text: '',
    images: [],
    hidden: false,
    removed: false,
    shown: true,
    written_at: 1,
    updated_at: 1,
  };
  const ruling = async (type: 'EditReview' | 'RemoveReview' | 'HideReview', actor: typeof buyer, removed = false) =>
    reviewPolicies[type](
      actor,
      await reviewSubject({ type: 'RemoveReview', data: line }, { ...facts, removed }, actor, loadsFrom({})),
    );
  const [other, admin] = [
    { id: 'other', level: 1 },
    { id: 'admin', level: 10 },
  ];

  it('is its author', async () => {
    expect(await ruling('EditReview', buyer)).toBeUndefined();
    expect(await ruling('RemoveReview', buyer)).toBeUndefined();
    expect(await ruling('EditReview', other)).toBe('review_not_found');
    expect(await ruling('RemoveReview', admin)).toBe('review_not_found');
    expect(await ruling('EditReview', buyer, true)).toBe('review_not_found');
  });
  it('and hides it only who administrates', async () => {
    expect(await ruling('HideReview', admin)).toBeUndefined();
    expect(await ruling('HideReview', buyer)).toBe('forbidden');
    expect(await ruling('HideReview', admin, true)).toBe('review_not_found');
  });
});
