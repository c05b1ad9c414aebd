import { agreementVersions } from '@maru/contracts/identity/user/agreements';
import { type Consent, consentsFor } from '@maru/contracts/shop/order/order.consents';
import { type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { price, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let token: string;
beforeAll(async () => {
  shop = await shopWorld();
  token = await shop.token();
});
afterAll(() => shop.close());

const ofLicence = consentsFor([{ kind: 'licence' }]);
const agreedWith = async (id: string) => {
  const [placed] = await eventsOf(shop.stored, orderStream(id));
  return (placed as unknown as Extract<OrderEvent, { type: 'OrderPlaced' }>).data.agreed;
};

it.each<[string, readonly Consent[]]>([
  ['nobody agreed to', []],
  ['something else was agreed to', consentsFor([{ kind: 'goods', made_to_order: true }])],
  ['another sentence was agreed to', ofLicence.map((one) => ({ ...one, version: one.version + 1 }))],
])('an order of a licence whose exception %s is refused, and nothing is kept', async (_, consents) => {
  const licence = await shop.item(null);
  const { status, body } = await shop.place(licence, 1, { token, consents });
  expect([status, body.code, body['errors']]).toEqual([
    400,
    'consent_missing',
    [{ path: 'consents.licence', message: '동의해야 주문할 수 있어요.' }],
  ]);
});

it('an order keeps what was agreed to, with the version of each text', async () => {
  const { body } = await shop.place(await shop.item(null), 1, { token, consents: ofLicence });
  expect(await agreedWith(String(body['id']))).toEqual([
    { which: 'purchase', version: agreementVersions.purchase },
    ...ofLicence,
  ]);
});

it('an order of goods takes no consent, and keeps none that was not needed', async () => {
  const { body } = await shop.place(await shop.item(), 1, { token, total: price, consents: ofLicence });
  expect(await agreedWith(String(body['id']))).toEqual([{ which: 'purchase', version: agreementVersions.purchase }]);
});
