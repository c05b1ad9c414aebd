import { v7 } from 'uuid';
import { optionsHeld } from '../ledger/beside.ts';
import { type AccountClaim, lineOf, type Replacement } from '../ledger/order-account.ts';
import { exchangeOf } from '../ledger/restitution.ts';
import { feeDue } from '../ledger/sendings.ts';
import { must } from '../lives.ts';
import { accepted, asBuyer, asKeeper, type Press, said } from './press.ts';

/** What is sent for a claim: the same again, or the option that was wanted, each at what it costs now. */
export const replacementsFor = ({ lives, order }: Press, { parts, wanted }: AccountClaim): readonly Replacement[] =>
  parts.map(({ no, quantity }) => {
    const line = lineOf(order, no);
    const option = wanted.find((one) => one.no === no)?.option_id ?? line.option;
    const choice = lives.choices.find((one) => one.item === line.item && one.option === option);
    const price = option === line.option ? line.price : (choice?.price ?? line.price);
    return { no, quantity, option, price, ...exchangeOf(order, no, price) };
  });
export const surchargeOf = ({ order }: Press, claim: AccountClaim, sent: readonly Replacement[]) =>
  sent.reduce((sum, { owed, quantity }) => sum + owed * quantity, feeDue(order, claim, claim.fee));

/** As little as a payment window takes is not asked for. */
const leastAsked = 100;
export const askSurcharge = async (press: Press, claim: AccountClaim): Promise<void> => {
  const sent = replacementsFor(press, claim);
  const [amount, fee] = [surchargeOf(press, claim, sent), feeDue(press.order, claim, claim.fee)];
  const answer = await asKeeper(press, 'claim/surcharge', { claim: claim.no });
  const done = said(press, 'ask surcharge', answer, String(amount));
  must(done === amount >= leastAsked, `a surcharge of ${amount} was answered ${answer.status}`);
  if (done) claim.asked = { amount, fee, sent, isPaid: false };
};
/** The window is opened and agreed to; what comes of it is in the provider's books. */
export const paySurcharge = async (press: Press, claim: AccountClaim): Promise<void> => {
  const { bank, call } = press.lives.shop;
  const opened = await asBuyer(press, 'claim/pay', { claim: claim.no });
  const isTried = claim.asked?.window !== undefined;
  must(opened.status === 200 || isTried, `a first window was answered ${opened.status}`);
  if (opened.status !== 200 || !claim.asked) return;
  const [orderId, amount] = [String(opened.body['id']), Number(opened.body['total'])];
  must(amount === claim.asked.amount, 'the window asks for another amount');
  claim.asked.window = orderId;
  if (!claim.windows.includes(orderId)) claim.windows.push(orderId);
  const [key, plan] = [v7(), press.lives.random.pick(['paid', 'paid', 'paid', 'slow', 'refused'] as const)];
  bank.agree({ key, orderId, amount, plan });
  const answer = await call('POST', 'shop/payment/confirm', { body: { paymentKey: key, orderId, amount } });
  said(press, `pay surcharge ${plan}`, answer);
};

/** A person gave back by hand what was taken so. */
export const handBack = async (press: Press, claim: AccountClaim): Promise<void> => {
  must(claim.owed > 0, 'something is owed that nobody took');
  accepted(
    press,
    'handBack',
    await asKeeper(press, 'claim/hand_back', { claim: claim.no, amount: claim.owed }),
    String(claim.owed),
  );
  claim.owed = 0;
};

/** Of what was paid beside, what is held for dearer options and for sending: some of it, or more than there is. */
export const besideToRefund = ({ lives, order }: Press) => {
  const share = (won: number) => Math.floor(won * lives.random.pick([0, 0, 0.3, 1, 1, 1.1]));
  const held = order.claims
    .map((claim) => ({
      claim: claim.no,
      difference: optionsHeld(order, claim),
      fee: claim.feeTaken - claim.feeAllowed,
    }))
    .filter(({ claim }) =>
      order.claims.some(({ no, state, isRefunded }) => no === claim && state === 'settled' && !isRefunded),
    );
  const wanted = held
    .map(({ claim, difference, fee }) => ({ claim, difference: share(difference), fee: share(fee) }))
    .filter(({ difference, fee }) => difference + fee > 0);
  const isHeld = wanted.every((one) =>
    held.some(({ claim, difference, fee }) => claim === one.claim && one.difference <= difference && one.fee <= fee),
  );
  return { wanted, isHeld };
};
