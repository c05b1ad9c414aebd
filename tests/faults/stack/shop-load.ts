import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import { pause } from '@maru/platform/clock/pause';
import { setTimeout as wait } from 'node:timers/promises';
import { type ApiAnswer, type Client, logIn, newPerson, visit } from '../../support/api-client.ts';
import { agreeAtSandbox, recipient } from '../../support/orders.ts';
import type { Place } from '../../support/sign-up.ts';
import { newTally, type Tally, tallyCall } from './answers.ts';

/** One item that everybody buys; three of it are sent for nothing. */
const [price, pieces] = [20_000, 3];
export const stock = 100_000;
/** Nobody orders or pays more often than the shop allows, also with what is tried again. */
const [buyers, usualPaceMs, retryMs] = [4, 6_000, 1_000];
/**
 * Every so many-th purchase is given up at its first failure, wherever that is; of the others every second is cancelled
 * after it was paid for.
 */
const [abandonEvery, cancelEvery] = [5, 2];
const outcomes = ['paid', 'webhookTwice', 'paid', 'slow'] as const;

export interface Shop {
  readonly stack: Place;
  readonly item: string;
  readonly people: readonly Client[];
  /** What became of all their calls. */
  readonly commands: Tally;
  /** Purchases begun. */
  purchases: number;
  /** How long a buyer rests between two of them; as usual where nothing is said. */
  readonly paceMs?: number;
}

export const openShop = async (stack: Place, newBuyer = () => newPerson(stack, '김하늘')): Promise<Shop> => {
  const admin = await logIn(stack.url);
  const {
    body: { id: item },
  } = await admin.call<{ id: string }>('POST', 'adm/item/add', {
    body: {
      name: '코튼 명함',
      category: '명함',
      state: 'onSale',
      notice: noticeExamples.goods,
      options: [{ name: '100장', price, stock }],
    },
  });
  const people = await Promise.all(Array.from({ length: buyers }, newBuyer));
  return { stack, item, people, commands: newTally(), purchases: 0 };
};

/** Tries until it is answered; undefined when it is given up. */
type Tries = <T>(call: () => Promise<ApiAnswer<T>>) => Promise<T | undefined>;

/** As an answer to tally: to be led back is what is asked for. */
const agree = async (...asked: Parameters<typeof agreeAtSandbox>) => {
  const { status, ...answer } = await agreeAtSandbox(...asked);
  return { ...answer, status: status === 303 ? 200 : status };
};

/** From an order to its payment, and sometimes its cancellation; ends where a call is given up. */
const purchase = async ({ stack: { url }, item }: Shop, buyer: Client, number: number, tries: Tries): Promise<void> => {
  const once = (path: string, body: object) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    return tries(() => buyer.call<PlacedOrder>('POST', path, { body, headers }));
  };
  const placed = await once('shop/order/place', {
    lines: [{ item_id: item, option_id: 1, quantity: pieces }],
    recipient,
    expected_total: price * pieces,
    agreed: true,
  });
  const brought = placed && (await tries(() => agree(url, placed, outcomes[number % outcomes.length] ?? 'paid')));
  const confirmed = brought && (await tries(() => visit(url, 'POST', 'shop/payment/confirm', { body: brought })));
  if (confirmed && number % cancelEvery === 0)
    await once('shop/order/cancel', { id: placed?.id, reason: 'changedMind' });
};

const trying =
  ({ commands }: Shop, isPersistent: boolean): Tries =>
  async (call) => {
    for (;;) {
      const answer = await tallyCall(commands, call);
      if (answer || !isPersistent || commands.wrong.length > 0) return answer;
      await wait(retryMs);
    }
  };

/**
 * People who buy again and again, pay at the sandbox, and change their minds now and then; ends them, when what they
 * are at is done.
 */
export const shopLoad = (shop: Shop): (() => Promise<void>) => {
  const stopping = new AbortController();
  const keepBuying = async (buyer: Client) => {
    while (!stopping.signal.aborted) {
      shop.purchases += 1;
      await purchase(shop, buyer, shop.purchases, trying(shop, shop.purchases % abandonEvery !== 0));
      await pause(shop.paceMs ?? usualPaceMs, stopping.signal);
    }
  };
  const running = shop.people.map(keepBuying);
  return async () => {
    stopping.abort();
    await Promise.all(running);
  };
};
