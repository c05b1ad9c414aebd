import type { Placed } from '@maru/contracts/shop/order/order.routes';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answered, type Client, logIn, newPerson, visit } from '../../support/api-client.ts';
import { recipient } from '../../support/orders.ts';
import { newTally, type Tally, tallied } from './answers.ts';
import type { OwnStack } from './processes.ts';

/** One item that everybody buys; three of it are sent for nothing. */
const [price, pieces] = [20_000, 3];
export const stock = 100_000;
/** Nobody orders or pays more often than the shop allows, also with what is tried again. */
const [buyers, paceMs, retryMs] = [4, 6_000, 1_000];
/** Every so many-th purchase is given up at its first failure, wherever that is; of the others every second is cancelled after it was paid for. */
const [abandonEvery, cancelEvery] = [5, 2];
const outcomes = ['paid', 'webhookTwice', 'paid', 'slow'] as const;

export interface Shop {
  readonly stack: OwnStack;
  readonly item: string;
}

export const openShop = async (stack: OwnStack): Promise<Shop> => {
  const admin = await logIn(stack.url);
  const added = await admin.call<{ id: string }>('POST', 'adm/item/add', { body: { name: '코튼 명함', category: '명함', state: 'onSale', options: [{ name: '100장', price, stock }] } });
  return { stack, item: added.body.id };
};

/** Somebody who buys again and again, pays at the sandbox, and changes his mind now and then, until he is told to stop. */
export interface ShopLoad {
  readonly commands: Tally;
  stop(): Promise<void>;
}

/** Tries until it is answered; undefined when it is given up. */
type Tries = <T>(call: () => Promise<Answered<T>>) => Promise<T | undefined>;

/** The button on the sandbox's page; answers what it leads back with. */
const agree = async (url: string, { id, total }: Placed, outcome: string): Promise<Answered<Record<string, string>>> => {
  const form = new URLSearchParams({ orderId: id, amount: String(total), outcome });
  const { status, headers } = await fetch(`${url}/api/sandbox/pay`, { method: 'POST', body: form, redirect: 'manual' });
  return { status: status === 303 ? 200 : status, headers, body: Object.fromEntries(new URL(headers.get('location') ?? '', url).searchParams) };
};

/** From an order to its payment, and sometimes its cancellation; ends where a call is given up. */
const purchase = async ({ stack: { url }, item }: Shop, buyer: Client, number: number, tries: Tries): Promise<void> => {
  const once = (path: string, body: object) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    return tries(() => buyer.call<Placed>('POST', path, { body, headers }));
  };
  const placed = await once('shop/order/place', { lines: [{ item_id: item, option_id: 1, quantity: pieces }], recipient, expected_total: price * pieces, agreed: true });
  const brought = placed && (await tries(() => agree(url, placed, outcomes[number % outcomes.length] ?? 'paid')));
  const confirmed = brought && (await tries(() => visit(url, 'POST', 'shop/payment/confirm', { body: brought })));
  if (confirmed && number % cancelEvery === 0) await once('shop/order/cancel', { id: placed?.id, reason: 'changedMind' });
};

export const shopLoad = async (shop: Shop): Promise<ShopLoad> => {
  const commands = newTally();
  let stopping = false;
  let number = 0;
  const trying = (isPersistent: boolean): Tries => async (call) => {
    for (;;) {
      const answer = await tallied(commands, call);
      if (answer || !isPersistent || commands.wrong.length > 0) return answer;
      await wait(retryMs);
    }
  };
  const keepBuying = async (buyer: Client) => {
    while (!stopping) {
      number += 1;
      await purchase(shop, buyer, number, trying(number % abandonEvery !== 0));
      await wait(paceMs);
    }
  };
  const people = await Promise.all(Array.from({ length: buyers }, () => newPerson(shop.stack, '김하늘')));
  const running = people.map(keepBuying);
  return {
    commands,
    stop: async () => {
      stopping = true;
      await Promise.all(running);
    },
  };
};
