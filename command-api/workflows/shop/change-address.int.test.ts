import { firstRemoteAreas } from '@maru/contracts/site/config/remote-areas';
import { orderErrors } from '@maru/contracts/shop/order/order.words';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buying, recipient, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let item: string;
let member: { readonly token: string; readonly id: string };
let guest: { readonly id: string; readonly number: string };
beforeAll(async () => void (shop = await shopWorld()));
beforeEach(async () => {
  item = await shop.item();
  const token = await shop.token();
  member = { token, id: (await buying(shop, () => item).placed(1, token)).id };
  guest = await buying(shop, () => item).placed();
  await setAreas(firstRemoteAreas);
});
afterAll(() => shop.close());

const setAreas = (areas: object) => shop.asAdmin('ChangeRemoteAreas', { areas });
const busan = { recipient: '김바다', phone: '01087654321', postcode: '48058', address: '부산 해운대구 센텀로 1' };
const jeju = { ...busan, postcode: '63000', address: '제주 제주시 첨단로 242' };
const asMember = (to: object, token = member.token) =>
  shop.call('POST', 'shop/order/address', { token, body: { id: member.id, ...to } });
const asGuest = (to: object, phone = recipient.phone) =>
  shop.call('POST', 'shop/order/guest/address', { body: { number: guest.number, phone, to } });
const refusal = { body: { code: 'invalid_input', errors: [{ path: 'postcode', message: orderErrors.dearerAddress }] } };
const placeOf = async (id: string) => (await shop.order(id))?.postcode;

describe('an address that the buyer changes', () => {
  it('goes to another place of the mainland, with another phone than the guest is known by', async () => {
    expect((await asMember(busan)).body).toMatchObject(busan);
    expect((await asGuest(busan)).body).toMatchObject(busan);
    expect((await asGuest(busan)).status).toBe(200);
    expect((await asGuest(busan, busan.phone)).body.code).toBe('order_not_found');
  });

  it('goes where carriers ask more by the shop alone, by the list as it is edited', async () => {
    for (const asBuyer of [asMember, asGuest]) expect(await asBuyer(jeju)).toMatchObject(refusal);
    await setAreas([{ name: '해운대', from: '48000', to: '48099', fee: null }]);
    for (const asBuyer of [asMember, asGuest]) {
      expect(await asBuyer(busan)).toMatchObject(refusal);
      expect((await asBuyer(jeju)).body).toMatchObject(jeju);
    }
    const moved = await shop.call('PUT', 'adm/order/address', {
      token: await shop.admin(),
      body: { id: member.id, ...busan },
    });
    expect([moved.status, await placeOf(member.id)]).toEqual([200, busan.postcode]);
  });

  it('goes back to where sending was paid for', async () => {
    const token = await shop.token();
    const { id } = await buying(shop, () => item).placed(1, token);
    await setAreas([]);
    const to = (postcode: string) =>
      shop.call('POST', 'shop/order/address', { token, body: { id, ...busan, postcode } });
    await setAreas([{ name: '가까운 섬', from: recipient.postcode, to: recipient.postcode, fee: 3_000 }]);
    for (const postcode of [busan.postcode, recipient.postcode]) expect((await to(postcode)).status).toBe(200);
    await setAreas([]);
  });

  it('may cost as much as before, or nothing more', async () => {
    await setAreas([]);
    await asMember(jeju);
    await setAreas([
      { name: '제주', from: '63000', to: '63644', fee: 3_000 },
      { name: '울릉도', from: '40200', to: '40240', fee: 3_000 },
      { name: '독도', from: '40241', to: '40250', fee: 3_001 },
      { name: '해운대', from: '48000', to: '48099', fee: 0 },
    ]);
    expect(await asMember({ ...busan, postcode: '40241' })).toMatchObject(refusal);
    for (const postcode of ['40240', '48058']) expect((await asMember({ ...busan, postcode })).status).toBe(200);
  });

  it('is not changed by anybody else, who learns nothing of where it goes', async () => {
    for (const to of [busan, jeju]) {
      expect((await asMember(to, await shop.token())).body.code).toBe('order_not_found');
      expect((await asGuest(to, '01099999999')).body.code).toBe('order_not_found');
    }
    const unknown = await shop.call('POST', 'shop/order/address', { token: member.token, body: { id: v7(), ...jeju } });
    expect(unknown.body.code).toBe('order_not_found');
    expect([await placeOf(member.id), await placeOf(guest.id)]).toEqual([recipient.postcode, recipient.postcode]);
  });
});
