import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Quote } from '@maru/contracts/shop/order/order.quote';
import { maxCartLines } from '@maru/contracts/shop/cart/cart.limits';
import { type Client, logIn, newPerson, visit } from '../support/api-client.ts';
import { runServer } from '../support/running-server.ts';
import { embeddedGround } from './ground/embedded-ground.ts';
import { onGround } from './ground/ground.ts';
import { median, ms, percentile, type Row } from './row.ts';

const rounds = 200;
const coupon = 'BENCH10';
const recipient = {
  recipient: '김하늘',
  phone: '010-1234-5678',
  email: 'haneul@example.com',
  postcode: '06236',
  address: '서울 강남구 테헤란로 1',
};

const must = async <T>(call: Promise<{ readonly status: number; readonly body: T }>): Promise<T> => {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body;
};
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const stocked = async (admin: Client): Promise<readonly ItemDocument[]> => {
  await must(
    admin.call('POST', 'adm/coupon/add', {
      body: {
        id: coupon,
        name: '10 %',
        off: { kind: 'percent', percent: 10, most: null },
        least: 0,
        from: '2026-01-01T00:00:00.000Z',
        until: '2099-01-01T00:00:00.000Z',
        count: null,
      },
    }),
  );
  const items: ItemDocument[] = [];
  for (let at = 0; at < maxCartLines; at += 1)
    items.push(
      await must(
        admin.call<ItemDocument>('POST', 'adm/item/add', {
          body: {
            name: `명함 ${at}`,
            category: '명함',
            state: 'onSale',
            notice: noticeExamples.goods,
            options: [{ name: '100장', price: 20_000, stock: 100_000 }],
          },
        }),
      ),
    );
  return items;
};
const lineOf = ({ id }: ItemDocument) => ({ item_id: id, option_id: 1, quantity: 1 });

/**
 * Putting the last line into a cart of so many, as often as one likes: it is taken out before. What it costs then is
 * asked for with a coupon.
 */
const addTimes = async (person: Client, items: readonly ItemDocument[]) => {
  const lines = items.map(lineOf);
  const last = lines.at(-1);
  if (!last) throw new Error('no items');
  for (const line of lines) await must(person.call('POST', 'shop/cart/add', { body: line }));
  const times: { readonly add: number[]; readonly quote: number[] } = { add: [], quote: [] };
  for (let round = 0; round < rounds; round += 1) {
    await must(person.call('DELETE', 'shop/cart', { query: { item_id: last.item_id, option_id: last.option_id } }));
    times.add.push(await timed(() => must(person.call('POST', 'shop/cart/add', { body: last }))));
    times.quote.push(
      await timed(() => must(person.call<Quote>('POST', 'shop/cart/quote', { body: { lines, coupon } }))),
    );
  }
  return times;
};

/** By guests, each from an address of his own, or the limit on orders would answer. */
const placeTimes = async (url: string, items: readonly ItemDocument[]): Promise<number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const lines = [items[round % items.length], items[(round + 1) % items.length]].flatMap((item) =>
      item ? [lineOf(item)] : [],
    );
    const body = { lines, recipient, expected_total: 43_000, agreed: true };
    times.push(
      await timed(() =>
        must(
          visit(url, 'POST', 'shop/order/place', {
            body,
            headers: { 'x-forwarded-for': `10.1.${round >> 8}.${round & 255}` },
          }),
        ),
      ),
    );
  }
  return times;
};

const limitMs = 15;

/** What buyers wait for, one after another: putting something into a small and a full cart, and placing an order. */
export const benchShop = (): Promise<Row[]> =>
  onGround(embeddedGround, async ({ dataDir }) => {
    const server = await runServer({ dataDir, env: { TRUST_PROXY: '1' } });
    try {
      const items = await stocked(await logIn(server.url));
      const [some, full] = [await newPerson(server, '김하늘'), await newPerson(server, '이봄')];
      const one = await addTimes(some, items.slice(0, 1));
      const all = await addTimes(full, items);
      const placed = await placeTimes(server.url, items.slice(0, 20));
      const [small, large] = [percentile(one.add, 0.95), percentile(all.add, 0.95)];
      return [
        {
          what: `add to cart, p95: the only line, the ${maxCartLines}th`,
          figure: `${ms(small)}, ${ms(large)}`,
          limit: `≤ ${limitMs} ms`,
          held: Math.max(small, large) <= limitMs,
        },
        {
          what: `quote with a coupon, p95: 1 line, ${maxCartLines} lines`,
          figure: `${ms(percentile(one.quote, 0.95))}, ${ms(percentile(all.quote, 0.95))}`,
        },
        {
          what: 'place order of two items, median and p95',
          figure: `${ms(median(placed))}, ${ms(percentile(placed, 0.95))}`,
        },
      ];
    } finally {
      await server.stop('SIGKILL');
    }
  });
