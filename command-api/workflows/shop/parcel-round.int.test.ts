import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ParcelTracker, type ParcelWhereabouts, TrackerAway } from '../../shop/delivery/parcel-tracker.ts';
import { parcelRound } from './parcel-round.ts';
import { price, recipient, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
beforeAll(async () => void (shop = await shopWorld()));
afterAll(() => shop.close());

const carriers = ['우체국택배', 'CJ대한통운', '한진택배', '로젠택배'] as const;
type Carrier = (typeof carriers)[number];
const hourMs = 60 * 60_000;

/** Four pieces, each sent on its own with another carrier. */
const sentApart = async (token: string) => {
  const lines = [{ item_id: await shop.item(), option_id: 1, quantity: 4 }];
  const body = { lines, recipient, expected_total: 4 * price, agreed: true };
  const { id } = (await shop.call('POST', 'shop/order/place', { token, body })).body as unknown as { id: string };
  await shop.confirm(await shop.agree(id, 4 * price), id, 4 * price);
  await shop.workOff();
  await shop.asAdmin('PrepareGoods', { id });
  for (const [at, courier] of carriers.entries())
    await shop.asAdmin('ShipParcel', { id, courier, tracking: `60${at}`, parts: [{ no: 1, quantity: 1 }] });
  return id;
};
const statesOf = async (id: string) => (await shop.order(id))?.parcels.map(({ state }) => state);

/** Carriers that say of their parcels what they are told to; `away` is nobody's fault here. */
const telling = () => {
  const said = new Map<string, ParcelWhereabouts | 'away'>();
  const asked: string[] = [];
  const clock = { now: 0 };
  const find: ParcelTracker['find'] = async ({ courier }) => {
    asked.push(courier);
    const where = said.get(courier) ?? 'moving';
    if (where === 'away') throw new TrackerAway('away');
    return where;
  };
  const complaints: unknown[] = [];
  const log = { warn: () => undefined, error: (...complaint: unknown[]) => void complaints.push(complaint) };
  const round = parcelRound(shop, { commands: shop.parts, tracker: { find } }, log, () => clock.now);
  const askLater = async (answers: Partial<Record<Carrier, ParcelWhereabouts | 'away'>> = {}) => {
    for (const [courier, where] of Object.entries(answers)) said.set(courier, where);
    clock.now += 3 * hourMs;
    asked.length = 0;
    await round();
    expect(complaints).toEqual([]);
    return [...asked];
  };
  return { askLater };
};

it('parcels of one order go their own ways: one comes, one is lost, one is claimed, one stays on its way', async () => {
  const token = await shop.token();
  const id = await sentApart(token);
  const { askLater } = telling();
  expect(await askLater()).toEqual(carriers);
  expect(await statesOf(id)).toEqual(['sent', 'sent', 'sent', 'sent']);

  await shop.asAdmin('StepParcel', { id, parcel: 2, step: 'lose' });
  expect(await askLater({ 우체국택배: 'delivered', CJ대한통운: 'delivered' })).toEqual([
    '우체국택배',
    '한진택배',
    '로젠택배',
  ]);
  expect(await statesOf(id)).toEqual(['delivered', 'lost', 'sent', 'sent']);
  expect((await shop.order(id))?.status).toBe('shipping');

  const parts = [{ no: 1, quantity: 1, parcel: 3 }];
  await shop.call('POST', 'shop/order/claim', { token, body: { id, kind: 'return', reason: 'notArrived', parts } });
  expect((await shop.order(id))?.status).toBe('returnRequested');
  expect(await askLater({ 한진택배: 'delivered', 로젠택배: 'delivered' })).toEqual(['로젠택배']);
  expect(await statesOf(id)).toEqual(['delivered', 'lost', 'sent', 'delivered']);

  await shop.asAdmin('DeclineClaim', { id, claim: 1, answer: 'notReturned' });
  expect(await askLater()).toEqual(['한진택배']);
  expect(await statesOf(id)).toEqual(['delivered', 'lost', 'delivered', 'delivered']);
  expect(await askLater()).toEqual([]);
});

it('a carrier that does not answer puts off the others, and what was found out before stays', async () => {
  const id = await sentApart(await shop.token());
  const { askLater } = telling();
  expect(await askLater({ 우체국택배: 'delivered', CJ대한통운: 'away' })).toEqual(['우체국택배', 'CJ대한통운']);
  expect(await statesOf(id)).toEqual(['delivered', 'sent', 'sent', 'sent']);
  expect(await askLater({ CJ대한통운: 'unknown', 로젠택배: 'delivered' })).toEqual(carriers.slice(1));
  expect(await statesOf(id)).toEqual(['delivered', 'sent', 'sent', 'delivered']);
});
