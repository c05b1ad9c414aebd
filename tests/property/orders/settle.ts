import { isOpen, type OrderAccount } from './ledger/order-account.ts';
import type { Lives } from './lives.ts';
import { must } from './lives.ts';
import { passTimeOf } from './ledger/time-passing.ts';
import { afterExpiry, afterPaying, earnIfAccepted } from './steps/after.ts';

const mostRounds = 12;
const standOf = async ({ shop }: Lives) => `${await shop.head()} ${JSON.stringify(shop.bank.moods)}`;
/** All that follows from what people did, until nothing more does. A provider that is away is asked again. */
const workOff = async (lives: Lives): Promise<void> => {
  for (let [round, before] = [0, '']; before !== (await standOf(lives)); round += 1) {
    must(round < mostRounds, 'it never comes to rest');
    before = await standOf(lives);
    await lives.shop.follow();
    await lives.shop.poll();
  }
};

const net = ({ shop }: Lives, id: string) =>
  shop.bank
    .paymentsOf(id)
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { amount, given }) => sum + amount - given, 0);

/** What the provider's books and the clock make of an order that waits for its money. */
const ofMoney = (lives: Lives, order: OrderAccount) => {
  const { shop } = lives;
  const payments = shop.bank.paymentsOf(order.id);
  const waiting = payments.find(({ status }) => status === 'awaitingDeposit');
  order.wantsAccount ||= payments.some(({ plan, due }) => plan === 'deposit' && due > 0);
  if (net(lives, order.id) > 0) return afterPaying(lives, order);
  if (waiting) order.payUntil = waiting.due;
  if (shop.clock.now() >= order.payUntil) afterExpiry(lives, order);
};
/** Claims of one order that are open at once, after each step: how far it goes is to be seen. */
const countClaims = ({ orders, did }: Lives): void => {
  const most = Math.max(0, ...orders.map(({ claims }) => claims.filter(isOpen).length));
  for (const many of [2, 3].filter((one) => one <= most))
    did.set(`${many} claims open`, (did.get(`${many} claims open`) ?? 0) + 1);
  if (orders.some(({ recharged }) => recharged > 0)) did.set('charged again', (did.get('charged again') ?? 0) + 1);
};
const ofSurcharges = (lives: Lives, { claims }: OrderAccount) => {
  for (const { asked } of claims.filter(isOpen))
    if (asked?.window !== undefined) asked.isPaid = net(lives, asked.window) > 0;
};
/** Lets the shop come to rest, and writes down what that means. */
export const settle = async (lives: Lives): Promise<void> => {
  await workOff(lives);
  for (const order of lives.orders) {
    if (order.stage === 'awaitingPayment') ofMoney(lives, order);
    else passTimeOf(order, lives.shop.clock.now());
    ofSurcharges(lives, order);
    earnIfAccepted(lives, order);
  }
  countClaims(lives);
};
