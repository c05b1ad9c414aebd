import { mailCodeSeconds } from '@maru/contracts/kernel/limits';
import { contactCardExamples } from '@maru/contracts/site/contact-card/contact-card.examples';
import { v7 } from 'uuid';
import { commandIdOf } from '../../pipeline/command-id.ts';
import { licenceOf } from '../../shop/licence/licence.aggregate.ts';
import { seatSecrets } from '../../shop/licence/licence-keys.service.ts';
import { browser } from '../../testing/browser.fixture.ts';
import { hashes } from '../../testing/identity-parts.fixture.ts';
import { fillInSignup, signUpPerson } from '../../testing/mail-code.fixture.ts';
import { bulk } from './bulk-scenario.fixture.ts';
import { receipts } from './receipts-scenario.fixture.ts';
import { deliver, deliveredOrder } from '../shop/delivered-order.fixture.ts';
import { buying, type ShopWorld } from '../shop/shop.fixture.ts';

type Scenario = (shop: ShopWorld) => Promise<void>;

const mustBeDone = <A extends { readonly status: number; readonly body: object }>(answer: A): A => {
  if (answer.status >= 300) throw new Error(`not done: ${JSON.stringify(answer.body)}`);
  return answer;
};

const asOwner = (shop: ShopWorld, id: string, type: string, data: object) =>
  shop.service.execute({
    command: { type, data: { id, ...data } },
    actor: { id, level: 1 },
    commandId: v7(),
    ipHash: '',
    source: 'web',
    correlationId: 'history',
  });

const ask = (shop: ShopWorld, token: string, body: object) =>
  shop.call('POST', 'shop/order/claim', { token, body: { reason: 'defective', ...body } });

const cancelled: Scenario = async (shop) => {
  const [item, licence, token] = [await shop.item(), await shop.item(null), await shop.token()];
  const goods = await buying(shop, () => item).paid(3, token);
  const cancel = (id: string, parts?: object[]) =>
    shop.call('POST', 'shop/order/cancel', { token, body: { id, reason: 'changedMind', ...(parts && { parts }) } });
  await cancel(goods.id, [{ no: 1, quantity: 1 }]);
  await shop.workOff();
  await cancel(goods.id);
  await shop.workOff();
  const programs = await buying(shop, () => licence).paid(2, token);
  await cancel(programs.id);
  await shop.workOff();
};

const unpaid: Scenario = async (shop) => {
  const item = await shop.item();
  const order = await buying(shop, () => item).placed(2);
  const key = await shop.agree(order.id, order.total, 'deposit');
  await shop.confirm(key, order.id, order.total);
  await shop.workOff();
  shop.clock.advance(25 * 60 * 60_000);
  await shop.poll();
  await shop.workOff();
};

const afterDelivery: Scenario = async (shop) => {
  const [token, item, other] = [await shop.token(), await shop.item(), await shop.item()];
  const first = await deliveredOrder(shop, { token, item, other });
  const parts = [{ no: 1, quantity: 1, parcel: 1 }];
  mustBeDone(await ask(shop, token, { id: first.id, kind: 'exchange', parts }));
  const replacing = { id: first.id, claim: 1, back_to: 'stock' };
  mustBeDone(await shop.call('PUT', 'adm/order/claim/replace', { token: await shop.admin(), body: replacing }));
  await shop.workOff();
  await shop.asAdmin('ShipParcel', { id: first.id, courier: '우체국택배', tracking: '6012345678902' });
  await deliver(shop, first.id, 2);
  await shop.workOff();
  mustBeDone(await ask(shop, token, { id: first.id, kind: 'return', parts: [{ no: 3, quantity: 1, parcel: 2 }] }));
  await shop.asAdmin('DeclineClaim', { id: first.id, claim: 2, answer: 'used' });
  mustBeDone(await shop.call('POST', 'shop/order/confirm', { token, body: { id: first.id } }));
  await shop.workOff();
  mustBeDone(await ask(shop, token, { id: first.id, kind: 'return' }));
  await shop.asAdmin('RefundClaim', { id: first.id, claim: 3, back_to: 'stock' });
  await shop.workOff();
  const second = await deliveredOrder(shop, { token, item, other });
  mustBeDone(await shop.call('POST', 'shop/order/confirm', { token, body: { id: second.id } }));
  await shop.asAdmin('RefundOrder', { id: second.id, goods: [{ no: 1, refund: 5_000 }], reason: 'other' });
  await shop.workOff();
};

/** One confirms, loses the password, has another and withdraws while logged in; one never confirms. */
const accounts: Scenario = async (shop) => {
  const { id, email, password } = await signUpPerson(shop.url);
  await fillInSignup(shop.url);
  await shop.workOff();
  const window = browser(shop.url);
  mustBeDone(await window.post('auth/findpass', { email }));
  await shop.workOff();
  mustBeDone(await window.post('auth/login', { email, password }));
  await asOwner(shop, id, 'ChangeUserPassword', { passwordHash: '$argon2id$', reason: 'own' });
  await shop.workOff();
  await asOwner(shop, id, 'WithdrawUser', { emailHash: hashes.email(email) });
  await shop.workOff();
  shop.clock.advance((mailCodeSeconds + 60 * 60) * 1000);
  await shop.workOff();
};

/** One waits for what is sold out and asks about it; it comes back, is answered about and bought. */
const restocked: Scenario = async (shop) => {
  const [item, { id: userId }] = [await shop.item(0), await signUpPerson(shop.url)];
  const token = await shop.token(userId);
  mustBeDone(await shop.call('POST', 'shop/restock', { token, body: { id: item, option_id: 1 } }));
  await shop.workOff();
  await shop.sendAsSystem('AdjustStock', { id: item, optionId: 1, by: 5, reason: '입고' });
  await shop.workOff();
  const question = { item_id: item, text: '언제 오나요?' };
  const { body } = mustBeDone(await shop.call('POST', 'shop/question', { token, body: question }));
  await shop.asAdmin('AnswerQuestion', { id: body['id'], answer: '내일 보내 드려요.' });
  await buying(shop, () => item).paid(1, token);
  await shop.workOff();
};

/** One waits for a lower price; it falls. */
const cheaper: Scenario = async (shop) => {
  const [item, { id: userId }] = [await shop.item(3), await signUpPerson(shop.url)];
  const token = await shop.token(userId);
  mustBeDone(await shop.call('POST', 'shop/price_alert', { token, body: { id: item, price: 60_000 } }));
  await shop.workOff();
  await shop.asAdmin('ChangeItemOption', { id: item, optionId: 1, price: 54_000 });
  await shop.workOff();
};

/** A seat is taken back from one colleague, given to another, who withdraws, and offered once more until its time is over. */
const seats: Scenario = async (shop) => {
  const [{ id: owner }, licence] = [await signUpPerson(shop.url), await shop.item(null)];
  const [token, first, second] = [await shop.token(owner), await signUpPerson(shop.url), await signUpPerson(shop.url)];
  const order = await buying(shop, () => licence).paid(1, token);
  const id = commandIdOf(order.id, 'licence 1 1');
  const offer = async (to: string) => {
    mustBeDone(await shop.call('POST', 'shop/licence/seat', { token, body: { id, email: to } }));
    return (await licenceOf(shop.load, id))?.offer?.invitation ?? '';
  };
  const give = async (to: { readonly id: string; readonly email: string }) => {
    const info = seatSecrets(hashes.mailCode).infoOf({ id, invitation: await offer(to.email) });
    await shop.workOff();
    const taker = await shop.token(to.id);
    mustBeDone(await shop.call('POST', 'shop/licence/accept', { token: taker, body: { info } }));
    await shop.workOff();
  };
  await give(first);
  mustBeDone(await shop.call('POST', 'shop/licence/seat/free', { token, body: { id } }));
  await give(second);
  await asOwner(shop, second.id, 'WithdrawUser', { emailHash: hashes.email(second.email) });
  await shop.workOff();
  await offer('nobody@example.com');
  shop.clock.advance(15 * 24 * 60 * 60_000);
  await shop.workOff();
};

/** A card is made and removed for good. */
const cards: Scenario = async (shop) => {
  const { rank: _rank, ...data } = contactCardExamples.ContactCardAdded.data;
  await shop.asAdmin('AddContactCard', data);
  await shop.workOff();
  await shop.asAdmin('RemoveContactCard', { id: data.id });
  await shop.workOff();
};

/** What is recorded, by the name of its file. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  cancelled,
  unpaid,
  'after-delivery': afterDelivery,
  accounts,
  restocked,
  cheaper,
  seats,
  receipts,
  bulk,
  cards,
};
