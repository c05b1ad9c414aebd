import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import { nameCardExamples } from '@maru/contracts/shop/name-card/name-card.examples';
import { nameCardIdOf, nameCardStream } from '@maru/contracts/shop/name-card/name-card.events';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameCardAggregate } from '../../shop/name-card/name-card.aggregate.ts';
import { proofRound } from './proof-round.ts';
import { buying, type ShopWorld, shopWorld } from './shop.fixture.ts';

const dayMs = 24 * 60 * 60 * 1_000;
let shop: ShopWorld;
beforeAll(async () => void (shop = await shopWorld()));
afterAll(() => shop.close());

/** A buyer who is shown a proof, and rounds that find the card as a view would. */
const shownProof = async () => {
  const userId = v7();
  const item = await shop.item();
  await shop.asAdmin('ChangeItemTerms', { id: item, ...firstItemTerms, printed: true });
  const { id: order_id } = await buying(shop, () => item).paid(1, await shop.token(userId));
  const { id: _, user_id: _user, order_id: _order, logo: _logo, ...card } = nameCardExamples.NameCardSubmitted.data;
  const line = { order_id, no: 1 };
  const send = (type: string, data: object, as: { id: string; level: number }) =>
    shop.service.send({ type, data: { ...line, ...data } }, { as });
  const buyer = { id: userId, level: 1 };
  await send('SubmitNameCard', { ...card, logo: null }, buyer);
  const proof = `/api/file/namecard/${userId}/${v7()}.webp`;
  await send('UploadProof', { proof }, { id: v7(), level: 10 });

  const id = nameCardIdOf(line);
  const state = async () => (await shop.load(nameCardAggregate, nameCardStream(id))).state;
  /** As a view answers: what is due by now. */
  const views = {
    view: () => ({
      find: async ({ where }: { where: { due_at: { lte: number } } }) => {
        const doc = await state();
        return doc && doc.due_at !== null && doc.due_at <= where.due_at.lte ? [{ doc, position: 1 }] : [];
      },
    }),
  } as unknown as ViewStore;
  const open = () => proofRound({ engines: { views, clock: shop.clock }, send: shop.parts.send });
  const after = async (days: number) => {
    shop.clock.advance(days * dayMs);
    await open()();
    await open()();
    return state();
  };
  return { order_id, after, answer: () => send('ApproveProof', { version: 1 }, buyer) };
};

it('reminds a buyer twice of a proof that nobody answers, and leaves who answered in peace', async () => {
  const { after, answer } = await shownProof();
  expect(await after(2)).toMatchObject({ reminders: 0 });
  expect(await after(1.01)).toMatchObject({ reminders: 1, unanswered: false });
  expect(await after(4)).toMatchObject({ reminders: 2, unanswered: true, due_at: null });
  expect(await after(30)).toMatchObject({ reminders: 2, status: 'proofed' });
  await answer();
  expect(await after(30)).toMatchObject({ status: 'approved', reminders: 0, unanswered: false });
});

it('leaves days between both reminders of a proof that was old at the first', async () => {
  const { after } = await shownProof();
  expect(await after(30)).toMatchObject({ reminders: 1, unanswered: false });
  expect(await after(3.9)).toMatchObject({ reminders: 1 });
  expect(await after(0.2)).toMatchObject({ reminders: 2, unanswered: true });
});

it('reminds nobody of a line that was cancelled', async () => {
  const { order_id, after } = await shownProof();
  await shop.asAdmin('CancelOrder', { id: order_id, reason: 'other' });
  expect(await after(30)).toMatchObject({ reminders: 0, unanswered: false });
});
